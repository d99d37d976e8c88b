import Foundation
import QuartzCore

/// A view that a collection view uses for one element after another.
open class UICollectionReusableView: UIView {
    open internal(set) var reuseIdentifier: String?
    /// The values that it was placed by: a copy, as layouts may change their attributes later on.
    var placedBy: UICollectionViewLayoutAttributes?
    /// The layout's own attributes of which the values are.
    private var placedFrom: UICollectionViewLayoutAttributes?
    /// The pool's name for it.
    var poolName: String?

    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Makes the view ready to show another element; an override calls super.
    open func prepareForReuse() {}

    /// Takes attributes over that apps added to those of the layout.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
    open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    /// The attributes that suit the view's constraints, along the axes that the layout leaves to it.
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        guard !layoutAttributes.flexibility.isEmpty, let size = fittingSize(layoutAttributes) else {
            return layoutAttributes
        }
        let attributes = layoutAttributes.duplicate()
        attributes.frame = CGRect(origin: layoutAttributes.frame.origin, size: size)
        return attributes
    }

    /// The view whose constraints decide the size.
    var measuredView: UIView { self }

    /// Whether constraints or content decide how large the view wants to be.
    var hasOwnSize: Bool { !measuredView.constraints.isEmpty }

    func fittingSize(_ attributes: UICollectionViewLayoutAttributes) -> CGSize? {
        let flexible = attributes.flexibility
        guard hasOwnSize else { return nil }
        let target = CGSize(
            width: flexible.contains(.width) ? 0 : attributes.size.width,
            height: flexible.contains(.height) ? 0 : attributes.size.height)
        let size = measuredView.systemLayoutSizeFitting(
            target, withHorizontalFittingPriority: flexible.contains(.width) ? .fittingSizeLevel : .required,
            verticalFittingPriority: flexible.contains(.height) ? .fittingSizeLevel : .required)
        return CGSize(
            width: flexible.contains(.width) ? ceilToPixel(size.width) : attributes.size.width,
            height: flexible.contains(.height) ? ceilToPixel(size.height) : attributes.size.height)
    }

    /// Takes the place that a layout has for the view.
    ///
    /// - Parameter origin: Where the superview's coordinates begin in the content.
    func place(by attributes: UICollectionViewLayoutAttributes, from origin: CGPoint = .zero) {
        let spot = CGPoint(x: attributes.center.x - origin.x, y: attributes.center.y - origin.y)
        let old = placedBy
        let oldSource = placedFrom
        placedFrom = attributes
        if old == nil || old?.isEqual(attributes) == false || oldSource !== attributes {
            placedBy = attributes.duplicate()
        }
        // A finger's or an app's transform stays while the layout's own does not change.
        if attributes.size != bounds.size { bounds = CGRect(origin: bounds.origin, size: attributes.size) }
        if spot != center { center = spot }
        if old.map({ !CATransform3DEqualToTransform($0.transform3D, attributes.transform3D) })
            ?? !CATransform3DEqualToTransform(transform3D, attributes.transform3D)
        {
            transform3D = attributes.transform3D
        }
        if attributes.alpha != alpha { alpha = attributes.alpha }
        if attributes.isHidden != isHidden { isHidden = attributes.isHidden }
        // Attributes of apps' classes may differ in what the framework does not know.
        let hasKnownClass = type(of: attributes) == UICollectionViewLayoutAttributes.self
        if let old, old.isEqual(attributes), type(of: old) == type(of: attributes),
            hasKnownClass || oldSource === attributes
        {
            return
        }
        apply(attributes)
    }

    @_spi(Framework) open override func decode(_ nib: NibDecoder) {
        super.decode(nib)
        nib.decodeReusableView(self)
    }
}
