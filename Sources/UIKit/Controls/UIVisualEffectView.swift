import Foundation

/// A view that lays a material over what is behind it, or makes its content take part in one.
///
/// Subviews go into `contentView`.
open class UIVisualEffectView: UIView {
    /// The effect of the view, nil for none; a change inside an animation block fades.
    open var effect: UIVisualEffect? { didSet { showEffect() } }

    private let backdrop = UIView(frame: .zero)
    private let content = UIView(frame: .zero)

    /// The view that subviews go into.
    open var contentView: UIView { content }

    /// Makes an empty view with an effect; nil for none.
    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
        setUp()
    }

    public convenience override init(frame: CGRect) {
        self.init(effect: nil)
        self.frame = frame
    }

    @_spi(Framework) open override var hidesWhatIsBehind: Bool { effect is UIBlurEffect }

    /// Makes a visual effect view from an Interface Builder document.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        backdrop.isUserInteractionEnabled = false
        for (index, part) in [backdrop, content].enumerated() {
            part.frame = bounds
            part.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            super.insertSubview(part, at: index)
        }
        showEffect()
    }

    private func showEffect() {
        let blur = effect as? UIBlurEffect
        backdrop.backgroundColor = blur?.color ?? .clear
        backdrop.layer.backdrop = blur?.backdrop
        content.tintColor = (effect as? UIVibrancyEffect)?.color
    }

    open override func addSubview(_ view: UIView) { refuse(view) }
    open override func insertSubview(_ view: UIView, at index: Int) { refuse(view) }
    open override func insertSubview(_ view: UIView, belowSubview sibling: UIView) { refuse(view) }
    open override func insertSubview(_ view: UIView, aboveSubview sibling: UIView) { refuse(view) }

    private func refuse(_ view: UIView) {
        NSException.raise(
            .internalInconsistencyException,
            "\(view) has been added as a subview to \(self). Do not add subviews directly to the visual effect view "
                + "itself, instead add them to the -contentView.")
    }

    @_spi(Framework) open override func decode(_ nib: NibDecoder) {
        super.decode(nib)
        nib.decodeVisualEffectView(self)
    }
}
