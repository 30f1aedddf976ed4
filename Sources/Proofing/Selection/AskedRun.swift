import Typesetting

/// What a run draws and with which fonts, checked against the designs that were read.
struct AskedRun {
  let selection: PreviewSelection
  let fonts: FontLibrary

  init(_ request: Request, _ designs: [LoadedDesign]) throws(Refusal) {
    do throws(SelectionFault) {
      selection = try PreviewSelection(designs, filters: request.filters)
    } catch {
      throw error.refusal
    }
    if let fault = FontFolders.fault(in: request.fontFolders) {
      throw Refusal(status: .wrongUsage, message: fault)
    }
    do throws(FontError) {
      fonts = try FontLibrary(directories: request.fontFolders)
    } catch {
      throw Refusal(status: .invalidInput, message: Outcome.Message(error))
    }
  }
}

/// Why a run ends before anything is drawn.
struct Refusal: Error {
  var status: Outcome.Status
  var message: Outcome.Message
}
