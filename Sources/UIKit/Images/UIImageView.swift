import CoreGraphics
import Foundation
import QuartzCore

/// A view that shows a picture, or several one after the other.
open class UIImageView: UIView, UIAccessibilityContentSizeCategoryImageAdjusting {
    /// The methods that apps name by selector.
    open override class var __objectiveC: ObjectiveCTable {
        ObjectiveCTable(super.__objectiveC, name: "UIImageView", methods: imageMethods)
    }

    /// The picture that the view shows; nil for none.
    open var image: UIImage? {
        willSet { __keyValueWillChange(self, "image") }
        didSet {
            if image !== oldValue { imageDidChange(from: oldValue) }
            __keyValueDidChange(self, "image")
        }
    }
    /// The picture that the view shows while `isHighlighted`; nil shows `image` then too.
    open var highlightedImage: UIImage? {
        didSet { if isHighlighted, highlightedImage !== oldValue { imageDidChange(from: oldValue) } }
    }
    /// Whether the view shows `highlightedImage`; cells set it along with their own highlight.
    open var isHighlighted = false {
        willSet { __keyValueWillChange(self, "highlighted") }
        didSet {
            if isHighlighted != oldValue {
                if image?.images != nil || highlightedImage?.images != nil { updateOwnAnimation() }
                updateContents()
            }
            __keyValueDidChange(self, "highlighted")
        }
    }

    /// The configuration for symbols that were made without one.
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? { didSet { imageDidChange(from: nil) } }

    /// Whether the view asks for more room for its picture where the person chose one of the text sizes for accessibility.
    open var adjustsImageSizeForAccessibilityContentSizeCategory = false {
        didSet {
            if adjustsImageSizeForAccessibilityContentSizeCategory != oldValue { invalidateIntrinsicContentSize() }
        }
    }

    // MARK: Animation

    /// The pictures that are shown one after the other while the view is animating; setting them ends the animation.
    open var animationImages: [UIImage]? { didSet { stopAnimating() } }
    /// The time for all pictures once, in seconds; 0 is a thirtieth of a second a picture.
    open var animationDuration: TimeInterval = 0
    /// The number of times that the pictures are shown; 0 for ever.
    open var animationRepeatCount = 0
    private var animation: ImageAnimation?
    /// The animation of a picture that is made of several.
    private var ownAnimation: ImageAnimation?

    /// Whether the view shows its pictures one after the other.
    open var isAnimating: Bool { animation != nil }

    /// Begins to show the pictures one after the other; without any, or while they are shown already, it has no effect.
    open func startAnimating() {
        guard animation == nil, let images = animationImages, !images.isEmpty else { return }
        let duration = animationDuration > 0 ? animationDuration : Double(images.count) / 30
        animation = ImageAnimation(count: images.count, duration: duration, repeatCount: animationRepeatCount) {
            [weak self] in self?.animationDidMove()
        }
        updateContents()
    }

    /// Ends the animation and shows `image` again.
    open func stopAnimating() {
        guard let animation else { return }
        animation.stop()
        self.animation = nil
        updateContents()
    }

    private func animationDidMove() {
        if animation?.isFinished == true { animation = nil }
        updateContents()
    }

    // MARK: Making

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    /// Makes a view of the picture's size.
    public init(image: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        start(with: image)
    }

    /// Makes a view of the picture's size, with another picture for the highlight.
    public init(image: UIImage?, highlightedImage: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        start(with: image)
        show(highlighted: highlightedImage)
    }

    // A method of its own: an initializer's assignments call no observers.
    private func start(with image: UIImage?) {
        isUserInteractionEnabled = false
        self.image = image
    }

    private func show(highlighted image: UIImage?) { highlightedImage = image }

    /// Makes a view from an Interface Builder document.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        updateContents()
    }

    // MARK: Showing

    private func imageDidChange(from old: UIImage?) {
        if old?.size != image?.size { invalidateIntrinsicContentSize() }
        updateOwnAnimation()
        updateContents()
    }

    /// Runs the animation of a picture that is made of several while the view is in a window.
    private func updateOwnAnimation() {
        ownAnimation?.stop()
        ownAnimation = nil
        guard let shown = isHighlighted ? highlightedImage ?? image : image, let frames = shown.images,
            frames.count > 1,
            window != nil
        else { return }
        ownAnimation = ImageAnimation(count: frames.count, duration: shown.duration, repeatCount: 0) { [weak self] in
            self?.updateContents()
        }
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if ownAnimation != nil || image?.images != nil { updateOwnAnimation() }
    }

    /// The picture that is on view.
    private var shownImage: UIImage? {
        if let animation, let images = animationImages, images.indices.contains(animation.index) {
            return images[animation.index]
        }
        let own = isHighlighted ? highlightedImage ?? image : image
        if let ownAnimation, let frames = own?.images, frames.indices.contains(ownAnimation.index) {
            return configured(frames[ownAnimation.index])
        }
        return configured(own)
    }

    private func configured(_ image: UIImage?) -> UIImage? {
        var image = image?.variant(for: untrackedTraits)
        if image?.flipsForRightToLeftLayoutDirection == true, effectiveUserInterfaceLayoutDirection == .rightToLeft {
            image = image?.withHorizontallyFlippedOrientation()
        }
        guard let preferredSymbolConfiguration else { return image }
        return image?.applyingPreference(preferredSymbolConfiguration.adjusted(to: untrackedTraits))
    }

    private func updateContents() {
        guard let shown = shownImage, var pixels = shown.upright else {
            layer.contents = nil
            return
        }
        drawingZoom = zoom(of: shown)
        if drawingZoom > 1 { pixels = shown.enlarged(by: drawingZoom) ?? pixels }
        layer.contentsScale = shown.scale
        tiledSize = tiledSize(of: shown, pixels)
        if let tiledSize {
            let parts = NinePartDrawing(shown, pixels)
            pixels =
                CGImage.drawn(tiledSize, scale: shown.scale) {
                    parts.draw(in: CGRect(origin: .zero, size: tiledSize), $0)
                }
                ?? pixels
        }
        layer.contentsCenter = tiledSize == nil ? shown.stretchedPart : CGRect(x: 0, y: 0, width: 1, height: 1)
        if shown.isTemplate {
            let color = (tintColor as UIColor).resolvedColor(with: traitCollection).cgColor
            layer.contents = TintedImages.shared.image(pixels, color)
        } else {
            layer.contents = pixels
        }
    }

    /// The factor by which a drawing is shown larger than it is: it stays sharp.
    private var drawingZoom: CGFloat = 1

    private func zoom(of shown: UIImage) -> CGFloat {
        guard shown.isDrawing, shown.size.width > 0, shown.size.height > 0 else { return 1 }
        let (x, y) = (bounds.width / shown.size.width, bounds.height / shown.size.height)
        switch contentMode {
        case .scaleAspectFit: return max(1, min(x, y))
        case .scaleAspectFill, .scaleToFill: return max(1, max(x, y))
        default: return 1
        }
    }

    /// The size that the picture's middle was repeated over; nil for a picture that is shown as it is or stretched.
    private var tiledSize: CGSize?

    private func tiledSize(of shown: UIImage, _ pixels: CGImage) -> CGSize? {
        guard shown.traits.isResizable, contentMode == .scaleToFill, bounds.width > 0, bounds.height > 0,
            !NinePartDrawing(shown, pixels).isStretched(over: bounds.size)
        else { return nil }
        return bounds.size
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        guard let shownImage, let pixels = shownImage.upright else { return }
        if zoom(of: shownImage) != drawingZoom || tiledSize(of: shownImage, pixels) != tiledSize { updateContents() }
    }

    open override func display(_ layer: CALayer) { updateContents() }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        updateContents()
    }

    @_spi(Framework) open override func traitsDidChange(from previous: UITraitCollection?) {
        super.traitsDidChange(from: previous)
        // A variant may have another size.
        let varies =
            image?.traits.asset != nil || image?.isSymbolImage == true
            || adjustsImageSizeForAccessibilityContentSizeCategory
        if previous != nil, varies { invalidateIntrinsicContentSize() }
        updateContents()
    }

    // MARK: Size

    open override var intrinsicContentSize: CGSize {
        pictureSize ?? CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { pictureSize ?? .zero }

    /// The size that the picture is to be shown in.
    private var pictureSize: CGSize? {
        guard let image = configured(image) else { return nil }
        // Choice (images): pictures grow as body text does, and symbols as their configuration says.
        guard adjustsImageSizeForAccessibilityContentSizeCategory, !image.isSymbolImage,
            untrackedTraits.preferredContentSizeCategory.isAccessibilityCategory
        else { return image.size }
        let factor = UIFontMetrics.default.scaledValue(for: 1_000, compatibleWith: untrackedTraits) / 1_000
        return CGSize(width: image.size.width * factor, height: image.size.height * factor)
    }

    open override var alignmentRectInsets: UIEdgeInsets { image?.alignmentRectInsets ?? .zero }

    /// A picture is worth stopping at where the app says what is on it.
    @_spi(Framework) open override var accessibilityRole: AccessibilityRole {
        AccessibilityRole(isElement: givenAccessibility?.label != nil, traits: .image)
    }

    @_spi(Framework) open override func describe(_ description: inout ViewDescription) {
        super.describe(&description)
        if isHighlighted { description.states.append("highlighted") }
    }

    override func cellHighlightDidChange(_ isOn: Bool) {
        isHighlighted = isOn
        super.cellHighlightDidChange(isOn)
    }

    @_spi(Framework) open override func decode(_ nib: NibDecoder) {
        super.decode(nib)
        nib.decodeImageView(self)
    }
}

extension UIImage {
    /// Whether the picture stays sharp where it is shown larger than it is.
    fileprivate var isDrawing: Bool { isSymbolImage || traits.largeFile != nil }

    /// The pixels for showing a drawing larger by a factor; nil where its own serve as well.
    fileprivate func enlarged(by factor: CGFloat) -> CGImage? {
        if let symbol = traits.symbol { return traits.filled(symbol.image(scale: scale * factor)) }
        guard let own = upright, let large = largePixels, large.width > own.width
        else { return nil }
        return traits.filled(large)
    }

    /// The part between the cap insets, in fractions.
    fileprivate var stretchedPart: CGRect {
        let whole = CGRect(x: 0, y: 0, width: 1, height: 1)
        guard capInsets != .zero, size.width > 0, size.height > 0 else { return whole }
        let inner = CGRect(origin: .zero, size: size).inset(by: capInsets)
        guard inner.width >= 0, inner.height >= 0 else { return whole }
        return CGRect(
            x: inner.minX / size.width, y: inner.minY / size.height, width: inner.width / size.width,
            height: inner.height / size.height)
    }
}
