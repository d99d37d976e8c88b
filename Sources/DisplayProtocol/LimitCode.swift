/// What Matryoshka cannot do and an app asks for all the same: nobody's mistake.
///
/// The raw values are stable: people silence findings and search for them by these names.
package enum LimitCode: String, CaseIterable, Sendable {
    case unknownSymbol = "unknown-symbol"
    case undrawnSymbol = "undrawn-symbol"
    case unknownElement = "interface-builder.unknown-element"
    case unknownAttributes = "interface-builder.unknown-attributes"
    case unsupportedClass = "interface-builder.unsupported-class"
    case unsupportedKey = "interface-builder.unsupported-key"
    case danglingConstraint = "interface-builder.dangling-constraint"
    case sceneClass = "application.scene-class"
    case font = "text.font"
    case standInFont = "text.stand-in-font"
    case scriptFont = "text.script-font"
    case image = "image.unreadable"
    case pdfPassword = "pdf.password"
    case tree = "display.tree"
    case restoration = "application.restoration"
    case plugin = "framework.plugin"
    case observing = "observing"
    case swizzling = "runtime.swizzling"

    /// What is different from iOS, and what can be done.
    package var explanation: String {
        switch self {
        case .unknownSymbol: "UIImage(systemName:) returns nil for a name that iOS does not know."
        case .undrawnSymbol:
            "A symbol of iOS that Matryoshka does not draw: SF Symbols belong to Apple. A dashed square takes its place; add "
                + "an image of your own where the picture matters."
        case .unknownElement:
            "An element of a nib has no counterpart here and is left out with all below it. Make it in code, or use "
                + "another element."
        case .unknownAttributes: "Attributes in a nib have no effect here."
        case .unsupportedClass:
            "A nib names a class of UIKit that is not there; an object of the class that the element stands for takes its "
                + "place."
        case .unsupportedKey:
            "A runtime attribute in a nib names a property of UIKit that cannot be set by its name here. Set it in code."
        case .danglingConstraint: "A constraint in a nib is about an object that was not made, and is left out."
        case .sceneClass:
            "Scenes are plain window scenes, whatever class the app names. Move what it does to the scene's delegate."
        case .font: "A font cannot be read."
        case .standInFont:
            "The fonts of iOS belong to their makers; a font of the same weight and slant and of like widths draws in place "
                + "of a family that is not there. Add a font of that family to the app where its look matters."
        case .scriptFont:
            "A text has letters that no font on this machine has, and shows boxes in their places. Install the package that "
                + "the message names; 'matryoshka doctor' lists them all."
        case .image:
            "A picture is neither a PNG nor a JPEG file, or it is damaged, and is not shown. Save it anew as one of the two."
        case .pdfPassword:
            "A PDF file is written without the password that it was given, and opens for everybody. Keep it where nobody else "
                + "reads it."
        case .tree: "What is on the screen cannot be described for the tree."
        case .plugin:
            "A framework does without a library that is not on this machine, and shows an empty place for what it would draw. "
                + "Install the library that the message names."
        case .observing:
            "An observer of a key is not told: nothing says that the key's value changes, or the observer is gone. Find out "
                + "about the change where it is made, and remove observers before they go."
        case .swizzling:
            "Methods cannot be exchanged, replaced or added while the app runs, and stay as they are. Override the method in a "
                + "subclass, and use that."
        case .restoration: "A part of the app's preserved state does not fit the app any more and is left out."
        }
    }
}
