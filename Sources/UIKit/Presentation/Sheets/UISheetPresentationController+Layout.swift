import Foundation
import QuartzCore

extension UISheetPresentationController {
    // MARK: Geometry

    /// Nil before there is a container.
    var geometry: SheetGeometry? {
        guard let containerView else { return nil }
        if let storedGeometry, storedGeometry.bounds == containerView.bounds { return storedGeometry }
        let geometry = makeGeometry(in: containerView)
        storedGeometry = geometry
        return geometry
    }

    private func makeGeometry(in container: UIView) -> SheetGeometry {
        let (traits, bounds, safeArea) = (container.untrackedTraits, container.bounds, container.safeAreaInsets)
        let preferred = preferredContentSize
        if traits.horizontalSizeClass == .regular, traits.verticalSizeClass == .regular {
            // Choice (6.03): a card in the middle has one height, whatever the detents say.
            let size = SheetGeometry.size(
                isForm: effectiveStyle == .formSheet, preferred: preferred, in: bounds, safeArea: safeArea)
            let visible = (bounds.height + size.height) / 2
            return SheetGeometry(
                form: .centred(size), bounds: bounds, width: size.width, maximum: visible,
                stops: [.init(identifier: .large, visible: visible)])
        }
        let isLow = traits.verticalSizeClass == .compact
        guard !isLow || prefersEdgeAttachedInCompactHeight else {
            return SheetGeometry(
                form: .filling, bounds: bounds, width: bounds.width, maximum: bounds.height,
                stops: [.init(identifier: .large, visible: bounds.height)])
        }
        var width = bounds.width
        if isLow { width -= safeArea.left + safeArea.right }
        if widthFollowsPreferredContentSizeWhenEdgeAttached, preferred.width > 0 { width = min(preferred.width, width) }
        let maximum = bounds.height - SheetGeometry.top(safeArea: safeArea)
        let context = DetentContext(
            traits, maximum: maximum - safeArea.bottom, medium: (bounds.height / 2).rounded() - safeArea.bottom)
        var stops = detents.compactMap { detent in
            detent.resolvedValue(in: context).map {
                SheetGeometry.Stop(
                    identifier: detent.identifier, visible: min(max($0 + safeArea.bottom, 0), maximum))
            }
        }
        stops.sort { $0.visible < $1.visible }
        if stops.isEmpty { stops = [.init(identifier: .large, visible: maximum)] }
        return SheetGeometry(form: .attached, bounds: bounds, width: width, maximum: maximum, stops: stops)
    }

    func setNeedsSheetLayout() { containerView?.setNeedsLayout() }

    // MARK: Placing

    /// The source of the card's place: a finger, or the selected detent.
    private var restingVisible: CGFloat {
        movingVisible ?? geometry.map { $0.stop(selectedDetentIdentifier).visible } ?? 0
    }

    func placeCard() {
        // Insets and traits may have changed with the size.
        if movingVisible == nil { storedGeometry = nil }
        guard let geometry, let card, let presentation, presentation.phase != .waiting else { return }
        let isAttached = geometry.form == .attached
        card.round(
            geometry.form == .filling ? 0 : preferredCornerRadius ?? SheetCard.cornerRadius, isAttached: isAttached)
        card.showsGrabber = prefersGrabberVisible && isAttached
        let frame = geometry.frame(visible: restingVisible)
        // Not the frame: the card may be animated by its transform, or stepping back itself.
        card.bounds.size = frame.size
        card.center = CGPoint(x: frame.midX, y: frame.midY)
        guard isShown else { return }
        updateLooks()
        if hasReceded != hadReceded {
            hadReceded = hasReceded
            containerView?.storedWindow?.updateStatusBar()
        }
    }

    /// Brings the shade and what steps back in line with how much of the card is in sight.
    func updateLooks(visible: CGFloat? = nil) {
        guard let geometry else { return }
        let visible = visible ?? restingVisible
        dimming.alpha = shade(visible, geometry)
        guard let backdrop else { return }
        let top = SheetGeometry.top(safeArea: containerView?.safeAreaInsets ?? .zero)
        backdrop.recede(geometry.form == .attached ? recession(visible, geometry) : 0, behind: top)
    }

    private func shade(_ visible: CGFloat, _ geometry: SheetGeometry) -> CGFloat {
        guard let undimmed = largestUndimmedDetentIdentifier,
            let index = geometry.stops.lastIndex(where: { $0.identifier == undimmed })
        else { return Self.part(visible, from: 0, to: geometry.stops[0].visible) }
        guard index + 1 < geometry.stops.count else { return 0 }
        return Self.part(visible, from: geometry.stops[index].visible, to: geometry.stops[index + 1].visible)
    }

    /// Only a sheet of full height lets what is below step back, on the last part of its way.
    private func recession(_ visible: CGFloat, _ geometry: SheetGeometry) -> CGFloat {
        let last = geometry.stops.count - 1
        guard geometry.stops[last].visible >= geometry.maximum, geometry.width == geometry.bounds.width else {
            return 0
        }
        return Self.part(visible, from: last > 0 ? geometry.stops[last - 1].visible : 0, to: geometry.maximum)
    }

    private static func part(_ value: CGFloat, from low: CGFloat, to high: CGFloat) -> CGFloat {
        high > low ? min(max((value - low) / (high - low), 0), 1) : value >= high ? 1 : 0
    }

    /// Whether what is below can be touched.
    var isUndimmed: Bool { geometry.map { shade(restingVisible, $0) == 0 } ?? false }

    /// Whether what is below has stepped back from the screen's edges.
    var isPresenterBehind: Bool {
        guard let geometry, geometry.form == .attached, backdrop != nil else { return false }
        return recession(restingVisible, geometry) == 1
    }

    /// The view that a sheet comes in front of: the presenter's, or the card that it is in.
    var viewBehind: UIView? {
        guard let container = containerView, container.superview is UIWindow else { return nil }
        let presenter = presentingViewController
        let view = presenter.presentation.home?.performer.presentedView ?? presenter.storedView
        return view?.bounds.width == container.bounds.width ? view : nil
    }

    /// Animates as a sheet comes to rest.
    func settle(velocity: CGFloat = 0, _ animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil) {
        UIView.animate(
            withDuration: 0.4, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: velocity,
            options: .allowUserInteraction, animations: animations, completion: completion)
    }
}
