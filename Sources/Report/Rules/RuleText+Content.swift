/// Rules of what is read and touched in a cell, and of where its content stands.
extension RuleText {
  static let contrast = RuleText(
    meaning:
      "The text is hard to read: its colour is too near to what is really behind it, all views that are seen through counted. WCAG 2 asks for a ratio of 4.5 to 1, and of 3 to 1 for text from 18 points on, bold text from 14 points on, and symbols. Nothing is said of pictures behind text, of placeholders, of disabled cells, and of colours that are both UIKit's own.",
    systems:
      "All. From iOS 13 on a device may be dark: a design that asks for light alone is looked at in dark too, once for each row and system, and the other way round.",
    cures: [
      "Choose a darker text on a light ground, a lighter one on a dark ground.",
      "Give a ground of your own a colour for each appearance, as `label` has: `{ \"light\": \"#FFFFFF\", \"dark\": \"#1C1C1E\" }`.",
      "Where the app is light in every case, give the texts on such a ground a colour of their own too.",
      "Or make the text larger or bolder: from 18 points on 3 to 1 will do.",
    ])

  static let touchTarget = RuleText(
    meaning:
      "The control is smaller than 44 by 44 points and is missed by fingers. The figure is the same for every text size. A switch, slider, stepper, segmented control or text field of UIKit's own size is left alone; squeezed below it, it counts.",
    systems: "All.",
    cures: [
      "Make the frame larger, not what it shows: `{ \"width\": 44, \"height\": 44 }` keeps a small icon in the middle.",
      "Or `button.height >= 44` beside the constraints that are there.",
      "Where the whole row does the same, take the button out: the row itself is touched.",
    ])

  static let notInContentView = RuleText(
    meaning:
      "The view was added to the cell itself. Editing and accessories move and narrow the contentView, and what is in it follows; this view stays where it is, and a control, the accessory or the moved content comes to lie on it.",
    systems: "All, in editing and where an accessory shows.",
    cures: [
      "Add the view to the contentView: leave `\"in\": \"cell\"` out.",
      "Where it must stand beside the contentView tie it to that: `name.leading = contentView.leading + 16`.",
    ])

  static let contentUnderAccessory = RuleText(
    meaning:
      "A label, an image or a control reaches under the accessory or the reorder control, which lie on all else: the two are drawn over each other, or will be as soon as a text is long enough.",
    systems: "All. How much room an accessory takes differs by system.",
    cures: [
      "End at the contentView's trailing margin, not at the cell's edge: UIKit narrows the contentView for the accessory.",
      "Take frames made for one width out: constraints and stacks follow the contentView.",
    ])

  static let marginsOfCell = RuleText(
    meaning:
      "A view in the contentView is tied to the cell's margins, or as far from its edge as those. The cell's margins stay where they are when editing or an accessory moves the contentView, they grow with the text size, and what is tied to the cell counts for no height: a row comes out 44 points high or not at all.",
    systems: "All.",
    cures: [
      "Tie it to the contentView's margins: `margins.leading` in the content's own list, `contentView.leadingMargin` elsewhere.",
      "A distance from the cell's edge of the design's own, such as the room for a mark, is not meant.",
    ])

  static let leftRightLiteral = RuleText(
    meaning:
      "The design says left or right where it means the beginning or the end of a line. Right-to-left layout mirrors leading and trailing only: this part stays where it is, beside others that have moved.",
    systems: "All, in Arabic, Hebrew and other languages that are written from the right.",
    cures: [
      "Write `leading` and `trailing`, `leadingMargin` and `trailingMargin`.",
      "Leave `textAlignment` out: `natural` begins where the language does. For text at the end choose by a rule: `{ \"when\": \"$direction == 'rtl'\", \"use\": \"left\" }`.",
      "What has one side in every language, such as the parts of a piano, is right as it is: `ignore` says so.",
    ])
}
