import Foundation
import QuartzCore

/// A view that a collection view uses for one element after another.
open class UICollectionReusableView: UIView {
    /// The identifier that the view is reused for; nil for a view that was not dequeued.
    open internal(set) var reuseIdentifier: String?
    /// The values that the view was placed by: a copy, as layouts may change their attributes later on.
    var placedBy: UICollectionViewLayoutAttributes?
    /// The layout's own attributes, whose values `placedBy` has.
    private var placedFrom: UICollectionViewLayoutAttributes?
    /// The pool's name for the view.
    var poolName: String?

    /// Makes a view with a frame in its superview's coordinates, in points.
    public override init(frame: CGRect) { super.init(frame: frame) }
    /// Makes a view from an Interface Builder document.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Makes the view ready to show another element. Called when the collection view hands a used view out again; the
    /// base implementation does nothing, and an override calls `super` all the same.
    open func prepareForReuse() {}

    /// Takes over attributes that an app adds to those of the layout. Called when the view is placed by new attributes,
    /// after it has taken frame, transform, alpha and visibility from them; the base implementation does nothing.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    /// Called on each view that is shown before the collection view changes its layout. The base implementation does
    /// nothing.
    open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
    /// Called on each view that is shown when the change of layouts has been shown. The base implementation does
    /// nothing.
    open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    /// The attributes that suit the view's constraints, along the axes that the layout leaves to the view. Called with
    /// a copy of the layout's attributes when the view comes into view, if the layout asks for sizes; an override may
    /// change the copy or the answer of `super`.
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
        // What is as large as it likes stays as large as the layout has it.
        let size = measuredView.systemLayoutSizeFitting(
            attributes.size, withHorizontalFittingPriority: flexible.contains(.width) ? .fittingSizeLevel : .required,
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
