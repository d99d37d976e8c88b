import Foundation

/// The space that a text view sets its lines in.
@preconcurrency @MainActor open class NSTextContainer: NSObject, ObjectiveCExposed {
    /// The table of outlets and `@objc` members, which subclasses extend.
    open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(name: "NSTextContainer") }

    weak var textView: UITextView?

    public override init() { super.init() }

    /// The space left and right of the lines, in points.
    open var lineFragmentPadding: CGFloat = 5 { didSet { textView?.textDidChangeLook() } }
    /// The greatest number of lines to show; 0 for no limit.
    open var maximumNumberOfLines = 0 { didSet { textView?.textDidChangeLook() } }
    /// The rule for the end of the last line when there are more.
    open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { textView?.textDidChangeLook() } }
}
