import Foundation

/// The scroll view of pages that scroll: as wide as a page, with content for three.
final class PageScrollView: UIScrollView {
    weak var pagesOwner: ScrolledPages?

    override func boundsOriginDidChange() {
        super.boundsOriginDidChange()
        pagesOwner?.contentDidMove()
    }

    override var isDragging: Bool {
        get { super.isDragging }
        set {
            super.isDragging = newValue
            if newValue { pagesOwner?.dragWillBegin() }
        }
    }

    override var motion: ScrollMotion? {
        didSet { if motion == nil, oldValue != nil, !isTracking { pagesOwner?.contentMayRest(isLetGo: false) } }
    }

    override var isTracking: Bool {
        get { super.isTracking }
        set {
            super.isTracking = newValue
            if !newValue, motion == nil { pagesOwner?.contentMayRest(isLetGo: true) }
        }
    }
}
