import CoreGraphics
import Foundation

/// A button that pastes what is on the pasteboard into its target, which names the types that it takes.
@preconcurrency @MainActor open class UIPasteControl: UIControl {
    /// What the button shows.
    public enum DisplayMode: UInt, Sendable {
        /// The icon and beside it the label.
        case iconAndLabel
        /// The icon alone.
        case iconOnly
        /// The label alone.
        case labelOnly
    }

    /// The look of a paste control.
    public final class Configuration: NSObject, NSCopying {
        /// What the button shows.
        public var displayMode = DisplayMode.iconAndLabel
        /// How round its corners are.
        public var cornerStyle = UIButton.Configuration.CornerStyle.dynamic
        /// The radius of the corners in points, for `cornerStyle.fixed`; negative for the usual one.
        public var cornerRadius: CGFloat = -1
        /// The colour of the icon and the label; nil for white.
        public var baseForegroundColor: UIColor?
        /// The colour of the ground; nil for the tint colour.
        public var baseBackgroundColor: UIColor?

        /// A configuration with the same values.
        public nonisolated func copy(with zone: NSZone? = nil) -> Any {
            onThisThread(self) { own in
                let copy = Configuration()
                (copy.displayMode, copy.cornerStyle) = (own.displayMode, own.cornerStyle)
                copy.cornerRadius = own.cornerRadius
                (copy.baseForegroundColor, copy.baseBackgroundColor) = (
                    own.baseForegroundColor, own.baseBackgroundColor
                )
                return copy
            }
        }
    }

    /// The look. The object is a copy.
    public let configuration: Configuration
    private let button = UIButton(type: .system)
    private var observers: [any NSObjectProtocol] = []

    /// What is pasted into; not kept alive. The button is disabled where it takes nothing that is on the pasteboard.
    open weak var target: (any UIPasteConfigurationSupporting)? { didSet { update() } }

    /// Makes a button with a look.
    public init(configuration: Configuration) {
        self.configuration = configuration.copy() as? Configuration ?? Configuration()
        super.init(frame: .zero)
        setUp()
        resizeInPlace(to: button.intrinsicContentSize)
    }

    /// Makes a button with a frame in points and the usual look.
    public override convenience init(frame: CGRect) {
        self.init(configuration: Configuration())
        if frame.isEmpty { self.frame.origin = frame.origin } else { self.frame = frame }
    }

    /// Makes a button from an Interface Builder document, with the usual look.
    public required init?(coder: NSCoder) {
        configuration = Configuration()
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        var look = UIButton.Configuration.filled()
        if configuration.displayMode != .iconOnly { look.title = "Paste" }
        if configuration.displayMode != .labelOnly { look.image = UIImage(systemName: "doc.on.clipboard") }
        look.imagePadding = 5
        look.cornerStyle = configuration.cornerStyle
        if configuration.cornerStyle == .fixed, configuration.cornerRadius >= 0 {
            look.background.cornerRadius = configuration.cornerRadius
        }
        look.baseForegroundColor = configuration.baseForegroundColor
        look.baseBackgroundColor = configuration.baseBackgroundColor
        button.configuration = look
        button.accessibilityLabel = "Paste"
        button.addAction(UIAction { [weak self] _ in self?.paste() }, for: .primaryActionTriggered)
        addSubview(button)
        observers = [UIPasteboard.changedNotification, UIPasteConfiguration.didChange].map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] _ in
                MainActor.assumeIsolated { self?.update() }
            }
        }
        update()
    }

    isolated deinit { for observer in observers { NotificationCenter.default.removeObserver(observer) } }

    private func paste() {
        let providers = pastedItems
        guard let target, target.canPaste(providers) else { return }
        target.paste(itemProviders: providers)
    }

    private func update() {
        isEnabled = target?.canPaste(pastedItems) ?? false
        button.isEnabled = isEnabled
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        update()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        button.frame = bounds
    }

    open override var intrinsicContentSize: CGSize { button.intrinsicContentSize }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { button.sizeThatFits(size) }
}
