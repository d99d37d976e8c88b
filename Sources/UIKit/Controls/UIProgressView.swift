import Foundation
import QuartzCore

/// A line that fills up with the progress of a task.
open class UIProgressView: UIView {
    /// The styles of a progress view: alone or in a bar.
    public enum Style: Int, Sendable {
        /// A line on a gray track.
        case `default`
        /// A line without a track's colour, for bars.
        case bar
    }

    /// The style, which decides about the track's colour where none is set.
    open var progressViewStyle = Style.default { didSet { showProgress() } }
    /// The progress, kept from 0 to 1. Setting it does not animate.
    open var progress: Float {
        get { storedProgress }
        set { setProgress(newValue, animated: false) }
    }
    /// The colour of the part that is done; the tint colour unless set.
    open var progressTintColor: UIColor? { didSet { showProgress() } }
    /// The colour of the part that is not done; the style's unless set.
    open var trackTintColor: UIColor? { didSet { showProgress() } }

    /// The picture of the part that is done, in place of a colour, which may be resizable; nil for none.
    open var progressImage: UIImage? { didSet { showProgress() } }
    /// The picture of the whole line behind it, in place of a colour, which may be resizable; nil for none.
    open var trackImage: UIImage? { didSet { showProgress() } }

    private static let height: CGFloat = 4
    private static let widthToFit: CGFloat = 150
    private var storedProgress: Float = 0 {
        willSet { __keyValueWillChange(self, "progress") }
        didSet { __keyValueDidChange(self, "progress") }
    }
    private let track = UIImageView(frame: .zero)
    private let done = UIImageView(frame: .zero)

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Makes a progress view of a style, with no size.
    public convenience init(progressViewStyle style: Style) {
        self.init(frame: .zero)
        progressViewStyle = style
        showProgress()
    }

    /// Makes a progress view from an Interface Builder document.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        addSubview(track)
        addSubview(done)
        layer.masksToBounds = true
        showProgress()
    }

    /// Changes the progress, which is kept from 0 to 1; in a window it can be animated.
    open func setProgress(_ progress: Float, animated: Bool) {
        storedProgress = progress.isNaN ? 0 : min(max(progress, 0), 1)
        guard animated, window != nil else { return setNeedsLayout() }
        UIView.animate(withDuration: 0.25, animations: { self.placeDone() })
    }

    private func showProgress() {
        track.image = trackImage
        done.image = progressImage
        let color: UIColor? = trackTintColor ?? (progressViewStyle == .bar ? nil : .systemFill)
        backgroundColor = trackImage == nil ? color : nil
        done.backgroundColor = progressImage == nil ? progressTintColor ?? tintColor : nil
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    @_spi(Framework) open override var accessibilityRole: AccessibilityRole {
        AccessibilityRole(isElement: true, traits: .updatesFrequently, kind: .progress)
    }

    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? "\(Int((storedProgress * 100).rounded()))%" }
        set { super.accessibilityValue = newValue }
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        showProgress()
    }

    private func placeDone() {
        done.frame = CGRect(x: 0, y: 0, width: bounds.width * CGFloat(storedProgress), height: bounds.height)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = trackImage == nil ? bounds.height / 2 : 0
        done.layer.cornerRadius = progressImage == nil ? bounds.height / 2 : 0
        track.frame = bounds
        placeDone()
    }

    /// The height of the line: that of the pictures, where there are any.
    private var height: CGFloat {
        max(trackImage?.size.height ?? 0, progressImage?.size.height ?? 0).nonzero ?? Self.height
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: height) }

    // Choice (controls): a line that has no width yet is 150 points wide when it is sized to fit, as it is in toolbars.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width.nonzero ?? Self.widthToFit, height: height)
    }

    @_spi(Framework) open override func decode(_ nib: NibDecoder) {
        super.decode(nib)
        nib.decodeProgressView(self)
    }
}

extension CGFloat {
    fileprivate var nonzero: CGFloat? { self == 0 ? nil : self }
}
