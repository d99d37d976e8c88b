import Foundation

/// The part of a collection view in which one section scrolls across the others.
final class OrthogonalScrollView: UIScrollView {
    /// The part's place and way of scrolling, as a layout decides them.
    struct Band: Equatable {
        /// The place in the collection view's content, in points.
        var frame: CGRect
        var contentSize: CGSize
        /// The content offsets along the axis at which the content may come to rest; empty where it may rest anywhere.
        var stops: [CGFloat] = []
        /// Whether a drag moves by one stop only.
        var isPaging = false
        /// The direction in which the band scrolls.
        var axis = NSLayoutConstraint.Axis.horizontal
    }

    weak var collection: UICollectionView?

    var band: Band {
        didSet { if band != oldValue { apply() } }
    }

    init(_ band: Band, in collection: UICollectionView) {
        self.band = band
        self.collection = collection
        super.init(frame: band.frame)
        contentInsetAdjustmentBehavior = .never
        scrollsToTop = false
        showsHorizontalScrollIndicator = false
        showsVerticalScrollIndicator = false
        clipsToBounds = false
        apply()
    }

    required init?(coder: NSCoder) { nil }

    private func apply() {
        if frame != band.frame { frame = band.frame }
        contentSize = band.contentSize
        alwaysBounceHorizontal = band.axis == .horizontal
        alwaysBounceVertical = band.axis == .vertical
        decelerationRate = band.isPaging ? .fast : .normal
    }

    override func boundsOriginDidChange() {
        super.boundsOriginDidChange()
        collection?.setNeedsLayout()
    }

    override func proposedTarget(_ target: CGPoint, velocity: CGPoint) -> CGPoint {
        guard !band.stops.isEmpty else { return target }
        let (wish, speed, now) = (target[band.axis], velocity[band.axis], contentOffset[band.axis])
        let stops = band.stops
        var stop = stops.min { abs($0 - wish) < abs($1 - wish) } ?? wish
        if band.isPaging {
            // From the stop where the drag began, one on at most.
            let begin = stops.indices.min { abs(stops[$0] - dragStart) < abs(stops[$1] - dragStart) } ?? 0
            var index = stops.indices.min { abs(stops[$0] - now) < abs(stops[$1] - now) } ?? begin
            if abs(speed) > 0.2 { index = speed > 0 ? begin + 1 : begin - 1 }
            stop = stops[min(max(index, begin - 1, 0), begin + 1, stops.count - 1)]
        }
        return clamped(CGPoint(stop, across: target[band.axis.across], along: band.axis))
    }

    private var dragStart: CGFloat { finger.origin[band.axis] }

    /// Brings an item, whose frame is in the collection view's content, to a place in the band.
    func scroll(toShow frame: CGRect, _ position: UICollectionView.ScrollPosition, animated: Bool) {
        let frame = frame.offsetBy(dx: -band.frame.minX, dy: -band.frame.minY)
        var offset = contentOffset
        if band.axis == .horizontal {
            if position.contains(.left) { offset.x = frame.minX }
            if position.contains(.centeredHorizontally) { offset.x = frame.midX - bounds.width / 2 }
            if position.contains(.right) { offset.x = frame.maxX - bounds.width }
            if position.isDisjoint(with: [.left, .centeredHorizontally, .right]) {
                return scrollRectToVisible(frame, animated: animated)
            }
        } else {
            if position.contains(.top) { offset.y = frame.minY }
            if position.contains(.centeredVertically) { offset.y = frame.midY - bounds.height / 2 }
            if position.contains(.bottom) { offset.y = frame.maxY - bounds.height }
            if position.isDisjoint(with: [.top, .centeredVertically, .bottom]) {
                return scrollRectToVisible(frame, animated: animated)
            }
        }
        setContentOffset(clamped(offset), animated: animated)
    }
}

extension UICollectionView {
    /// Makes the bands that can be seen, and takes the others out.
    func tileBands() {
        let bands = bounds.isEmpty ? [:] : storedLayout.bands(in: bounds)
        for (section, view) in orthogonal where bands[section] == nil {
            bandOffsets[section] = view.contentOffset
            view.stopMotion()
            view.removeFromSuperview()
            orthogonal[section] = nil
        }
        for section in bands.keys.sorted() {
            guard let band = bands[section] else { continue }
            if let view = orthogonal[section] {
                view.band = band
            } else {
                UIView.performWithoutAnimation {
                    let view = OrthogonalScrollView(band, in: self)
                    orthogonal[section] = view
                    insertSubview(view, at: backgroundView == nil ? 0 : 1)
                    view.contentOffset = bandOffsets[section] ?? .zero
                }
            }
        }
    }
}
