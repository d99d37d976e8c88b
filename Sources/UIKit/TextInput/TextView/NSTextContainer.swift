import Foundation

/// The space that a text view sets its lines in.
@preconcurrency @MainActor open class NSTextContainer: NSObject, ObjectiveCExposed {
    /// The table of outlets and `@objc` members, which subclasses extend.
    open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(name: "NSTextContainer") }

    weak var textView: UITextView?

    public override init() { super.init() }

    /// The room left and right of the lines, in points.
    open var lineFragmentPadding: CGFloat = 5 { didSet { textView?.textDidChangeLook() } }
    /// The most lines to show; 0 for any.
    open var maximumNumberOfLines = 0 { didSet { textView?.textDidChangeLook() } }
    /// How the last line ends when there are more.
    open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { textView?.textDidChangeLook() } }
}
