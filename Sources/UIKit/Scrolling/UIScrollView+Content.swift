import Foundation

/// The range of the content's offset.
extension UIScrollView {
    func contentSizeDidChange() {
        contentSizeDidChangeForConstraints()
        insetsMayHaveChanged()
        returnIntoRange()
        updateIndicators()
        tellBars()
        // There may be room now for the place that the content was at.
        if restoredOffset != nil { setNeedsLayout() }
    }

    /// Tells the containers whose bars are above and below the content.
    func tellBars() {
        bars.onScroll?()
        bars.onScrollAtBottom?()
    }

    /// Whether content goes on below the part that insets leave.
    var goesOnBelow: Bool { contentSize.height > bounds.maxY - adjustedContentInset.bottom + 0.5 }

    /// Whether the content gives way beyond its left and right edges.
    var givesHorizontally: Bool { bounces && bouncesHorizontally }
    /// Whether the content gives way beyond its upper and lower edges.
    var givesVertically: Bool { bounces && bouncesVertically }

    /// Whether the content can move along an axis at all.
    var scrollsHorizontally: Bool {
        givesHorizontally && alwaysBounceHorizontal
            || contentSize.width + contentInset.left + contentInset.right > bounds.width
    }

    var scrollsVertically: Bool {
        givesVertically && (alwaysBounceVertical || refreshControl != nil)
            || contentSize.height + adjustedContentInset.top + adjustedContentInset.bottom > bounds.height
    }

    /// - Parameter keepsOffset: Whether the content stays where it is even if that is outside of its range now.
    func insetsMayHaveChanged(keepsOffset: Bool = false) {
        let old = adjustedContentInset
        var insets = contentInset
        let safe = safeAreaInsets
        let adjusts = contentInsetAdjustmentBehavior
        // An empty view shows no content that could hide; moving it would tell delegates of a page 0 points wide.
        if adjusts != .never, !bounds.isEmpty {
            // Only along the axes in which the content scrolls, unless it is asked for in any case.
            let room = bounds.height - safe.top - safe.bottom
            let height = contentSize.height + contentInset.top + contentInset.bottom
            let vertical = height > room || isInsetVertically && height > room - 0.01
            if adjusts == .always || alwaysBounceVertical || vertical || adjusts == .automatic && isContentBelowBars {
                insets.top += safe.top
                insets.bottom += safe.bottom
            }
            let horizontal = contentSize.width + contentInset.left + contentInset.right > bounds.width
            if adjusts == .always || alwaysBounceHorizontal || horizontal {
                insets.left += safe.left
                insets.right += safe.right
            }
        }
        insets.top += refreshControl?.inset ?? 0
        guard insets != old else { return }
        adjustedContentInset = insets
        // Content at its beginning stays there; a negative inset keeps its beginning out of reach.
        var offset = bounds.origin
        let mayMove = !isDragging && !keepsOffset
        // Offsets lie on whole pixels, insets need not.
        let tolerance = 1 / pixelScale
        func isAtBeginning(_ place: CGFloat, _ inset: CGFloat) -> Bool { abs(place + max(inset, 0)) < tolerance }
        if mayMove, isAtBeginning(offset.y, old.top) || offset.y < -insets.top { offset.y = -insets.top }
        if mayMove, isAtBeginning(offset.x, old.left) || offset.x < -insets.left { offset.x = -insets.left }
        moveContent(to: offset)
        setNeedsLayout()
        adjustedContentInsetDidChange()
        delegate?.scrollViewDidChangeAdjustedContentInset(self)
    }

    /// Whether the safe area is part of the insets above and below.
    // Choice (content that just fits): content that fills just the room which the safe area leaves keeps those insets. A layout may give its
    // content the height that they leave, and the two would never agree.
    private var isInsetVertically: Bool {
        adjustedContentInset.top + adjustedContentInset.bottom > contentInset.top + contentInset.bottom
    }

    /// Whether this is what a controller shows in a navigation or tab bar controller: it keeps clear of their bars then,
    /// however little there is to scroll.
    private var isContentBelowBars: Bool {
        guard let host = controller ?? storedSuperview?.controller, host.scrollView(at: .top) === self else {
            return false
        }
        guard host.automaticallyAdjustsScrollViewInsets else { return false }
        return host.navigationController != nil || host.tabBarController != nil
    }

    /// The offsets between which the content rests.
    var horizontalRange: ClosedRange<CGFloat> {
        let low = -adjustedContentInset.left
        return low...max(low, contentSize.width + adjustedContentInset.right - bounds.width)
    }

    var verticalRange: ClosedRange<CGFloat> {
        let room = bars.largeTitleRoom
        let low = -adjustedContentInset.top - room.hidden
        // However short the content is, a search bar above it may stay hidden.
        let high = low + min(room.hidden, room.search)
        return low...max(high, contentSize.height + adjustedContentInset.bottom - bounds.height)
    }

    func clamped(_ offset: CGPoint) -> CGPoint {
        CGPoint(
            x: min(max(offset.x, horizontalRange.lowerBound), horizontalRange.upperBound),
            y: min(max(offset.y, verticalRange.lowerBound), verticalRange.upperBound))
    }

    /// Keeps the end of the content at the view's end when there is less of it than was scrolled.
    func returnIntoRange() {
        guard !isTracking, motion == nil, knowsContentSize else { return }
        let offset = contentOffset
        let target = CGPoint(
            x: offset.x > horizontalRange.upperBound ? horizontalRange.upperBound : offset.x,
            y: offset.y > verticalRange.upperBound ? verticalRange.upperBound : offset.y)
        if target != offset { moveContent(to: target) }
    }

    /// Moves the content, to a whole pixel.
    func moveContent(to offset: CGPoint) {
        let scale = pixelScale
        let rounded = CGPoint(x: (offset.x * scale).rounded() / scale, y: (offset.y * scale).rounded() / scale)
        guard rounded != bounds.origin else { return }
        bounds = CGRect(origin: rounded, size: bounds.size)
    }

    func scroll(toShow rect: CGRect, animated: Bool) {
        let visible = bounds.inset(by: adjustedContentInset)
        var offset = contentOffset
        offset.x += Self.shift(from: (visible.minX, visible.maxX), toShow: (rect.minX, rect.maxX))
        offset.y += Self.shift(from: (visible.minY, visible.maxY), toShow: (rect.minY, rect.maxY))
        let target = clamped(offset)
        if target != contentOffset { setContentOffset(target, animated: animated) }
    }

    /// How far a window on a line has to move to show a part of it, or as much of its beginning as it can.
    private static func shift(from visible: (CGFloat, CGFloat), toShow part: (CGFloat, CGFloat)) -> CGFloat {
        if part.0 < visible.0 { return part.0 - visible.0 }
        if part.1 > visible.1 { return min(part.1 - visible.1, part.0 - visible.0) }
        return 0
    }
}

/// The bars that go with a scroll view's content.
struct FollowingBars {
    /// The large title above the content, which goes as the content is scrolled.
    var largeTitleRoom = LargeTitleRoom()
    /// Called when the content has moved, before the delegate hears of it.
    var onScroll: (() -> Void)?
    /// Called for a bar below the content, after the one above it.
    var onScrollAtBottom: (() -> Void)?
}

/// The large title of a navigation bar above the content, in points.
struct LargeTitleRoom: Equatable {
    var height: CGFloat = 0
    /// How much of it was scrolled away: the content comes to rest that much further down, too.
    var hidden: CGFloat = 0
    /// The height of each of the parts that are shown whole or not at all.
    var step: CGFloat = 0
    /// The height of the search bar, which is the part that goes first.
    var search: CGFloat = 0
}

extension UIScrollView {
    /// An offset to come to rest at: a large title is shown whole or not at all.
    func besideLargeTitle(_ offset: CGPoint) -> CGPoint {
        let low = verticalRange.lowerBound
        let room = bars.largeTitleRoom
        let high = low + room.height
        guard room.height > 0, offset.y > low, offset.y < high, high <= verticalRange.upperBound else {
            return offset
        }
        return CGPoint(x: offset.x, y: low + ((offset.y - low) / room.step).rounded() * room.step)
    }
}

extension UIViewController {
    /// Brings the insets of the scroll view up to date that the controller's view is or begins with.
    func scrollViewInsetsMayHaveChanged() {
        for case let view as UIScrollView in [storedView, storedView?.storedSubviews.first] {
            view.insetsMayHaveChanged()
        }
    }
}
