import Foundation

/// A button of an alert or an action sheet.
@preconcurrency @MainActor open class UIAlertAction: NSObject, ObjectiveCExposed {
    /// The table of outlets and `@objc` members, which subclasses extend.
    open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(name: "UIAlertAction") }

    /// The meaning of a button.
    public enum Style: Int, Sendable {
        case `default`
        /// Leaves everything as it is; one at most.
        case cancel
        /// Loses something; its title is red.
        case destructive
    }

    /// The parts of a button that no header declares.
    struct Look {
        /// The colour of the title in place of the tint.
        var titleColor: UIColor?
        /// The picture at the leading edge, and its colour in place of the title's.
        var image: UIImage?
        var imageColor: UIColor?
        var alignment = NSTextAlignment.center
        /// Whether a check mark stands at the trailing edge.
        var isChecked = false
    }

    private let storedTitle: String?
    private let storedStyle: Style
    let handler: ((UIAlertAction) -> Void)?
    /// Called at the tap, before the alert goes; `handler` is called when it is gone.
    var willPerform: (() -> Void)?
    /// What apps set by name only.
    var look = Look() { didSet { owner?.actionsDidChange() } }
    /// Told when the action is turned on or off.
    weak var owner: UIAlertController?

    /// Makes a button without a title.
    public override init() {
        (storedTitle, storedStyle, handler) = (nil, .default, nil)
        super.init()
    }

    /// Makes a button with a closure that runs when the alert is gone.
    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        (storedTitle, storedStyle, self.handler) = (title, style, handler)
        super.init()
    }

    /// The button's title.
    open var title: String? { storedTitle }
    /// Whether the button cancels or destroys.
    open var style: Style { storedStyle }
    /// Whether the button can be touched.
    open var isEnabled = true { didSet { owner?.actionsDidChange() } }
    /// The name by which tests find the button; assistive technology does not read it.
    open var accessibilityIdentifier: String?
}

extension UIAlertAction: UIAccessibilityIdentification {}
