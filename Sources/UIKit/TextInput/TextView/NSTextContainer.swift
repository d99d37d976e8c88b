import Foundation

/// The space that a text view or a layout sets its lines in.
@preconcurrency @MainActor open class NSTextContainer: NSObject, ObjectiveCExposed {
    /// The table of outlets and `@objc` members, which subclasses extend.
    open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(name: "NSTextContainer") }

    weak var textView: UITextView?

    /// Makes a space of a size in points; a side of 0 has no limit.
    public init(size: CGSize) {
        storedSize = size
        super.init()
    }

    public override convenience init() { self.init(size: .zero) }

    private var storedSize: CGSize

    /// The size in points, the padding included; a side of 0 has no limit. A text view's space is as wide as the view.
    open var size: CGSize {
        get {
            guard let textView, widthTracksTextView else { return storedSize }
            let insets = textView.textContainerInset
            return CGSize(width: max(0, textView.bounds.width - insets.left - insets.right), height: storedSize.height)
        }
        set {
            storedSize = newValue
            didChange()
        }
    }

    /// The layout that sets lines in the space; nil for none.
    open internal(set) weak var layoutManager: NSLayoutManager?
    /// Whether the space is as wide as its text view: true in a text view.
    open var widthTracksTextView = false
    /// Whether the space is as high as its text view: false unless set, since a text view scrolls.
    open var heightTracksTextView = false

    /// The space left and right of the lines, in points.
    open var lineFragmentPadding: CGFloat = 5 { didSet { didChange() } }
    /// The greatest number of lines to show; 0 for no limit.
    open var maximumNumberOfLines = 0 { didSet { didChange() } }
    /// The rule for the end of the last line when there are more.
    open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { didChange() } }

    private func didChange() {
        layoutManager?.forgetLayout()
        textView?.textDidChangeLook()
    }
}
