/// A stretch and the face that it is set in.
struct FacePiece {
  var place: DirectionalRange
  var face: FaceKey
}

extension Typesetter {
  /// Cuts a stretch of one script and direction where its characters need another face than Inter; a character as
  /// readers see it stays whole.
  mutating func pieces(of place: DirectionalRange, in entry: TextEntry, _ face: FaceKey) -> [FacePiece] {
    let whole = [FacePiece(place: place, face: face)]
    let units = entry.prepared.units
    guard let inter = openShaper(face), needsOtherFaces(units[place.range], than: inter) else { return whole }
    if chooser == nil { chooser = library.catalog.map { StandInChooser(catalog: $0) } }
    guard chooser != nil else { return whole }
    var wish = StandInChooser.Wish(
      script: place.script, style: face.style,
      han: HanStyle(language: face.language.tag) ?? entry.hanStyle, prefersPictures: false)
    wish.style.isDisplay = false
    var pieces: [FacePiece] = []
    var start = place.range.lowerBound
    for end in boundaries.characterEnds(in: units[place.range]) {
      let range = start..<place.range.lowerBound + Int(end)
      start = range.upperBound
      var piece = FacePiece(place: place, face: face)
      piece.place.range = range
      let cluster = ClusterNeeds(units[range])
      // What shows nothing goes with what is before it.
      if cluster.scalars.isEmpty, let last = pieces.last { piece.face = last.face }
      if cluster.asksForPicture || !cluster.scalars.allSatisfy(inter.covers) {
        wish.prefersPictures = cluster.asksForPicture
        piece.face.standIn = standIn(for: cluster.scalars, wish)
      }
      if let number = piece.face.standIn, library.catalog?.fonts[number].isColored == true {
        piece.place.script = OpenTypeTag.common
      }
      FacePiece.append(piece, to: &pieces)
    }
    return pieces
  }

  /// Without a look at fonts: whether Inter lacks a character, or one asks to be a picture.
  private func needsOtherFaces(_ units: ArraySlice<UInt16>, than inter: FaceShaper) -> Bool {
    var iterator = units.makeIterator()
    var decoder = UTF16()
    while case .scalarValue(let scalar) = decoder.decode(&iterator) {
      if scalar.value < 0x80 { continue }
      if scalar == Emoji.pictureSelector || !inter.covers(scalar) { return true }
      if scalar.value >= 0x231A, scalar.properties.isEmojiPresentation { return true }
    }
    return false
  }

  /// The font for a cluster that can be read; nil where the system has none.
  private mutating func standIn(for scalars: [Unicode.Scalar], _ wish: StandInChooser.Wish) -> Int? {
    while let number = chooser?.font(for: scalars, wish) {
      if openShaper(standIn: number) != nil { return number }
      chooser?.exclude(number)
    }
    return nil
  }
}

extension FacePiece {
  /// Adds a piece, or lengthens the last where nothing changes.
  fileprivate static func append(_ piece: FacePiece, to pieces: inout [FacePiece]) {
    if let last = pieces.last, last.face == piece.face, last.place.script == piece.place.script {
      let start = last.place.range.lowerBound
      pieces[pieces.count - 1].place.range = start..<piece.place.range.upperBound
    } else {
      pieces.append(piece)
    }
  }
}

/// What a character as readers see it asks of a face.
private struct ClusterNeeds {
  /// Each once, without those that show nothing; of absurdly many only the first.
  var scalars: [Unicode.Scalar] = []
  var asksForPicture = false

  init(_ units: ArraySlice<UInt16>) {
    let all = String(decoding: units, as: UTF16.self).unicodeScalars
    asksForPicture = Emoji.asksForPicture(all)
    for scalar in all.prefix(4096) where scalars.count < 32 {
      if scalars.contains(scalar) || scalar.properties.isDefaultIgnorableCodePoint { continue }
      scalars.append(scalar)
    }
  }
}
