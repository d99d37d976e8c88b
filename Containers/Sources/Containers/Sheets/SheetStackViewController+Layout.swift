import UIKit

/// Where sheets go, and what is seen of those behind.
extension SheetStackViewController {
    // MARK: Heights

    /// The largest height, in points from the bottom of a container of a height.
    func largestHeight(in bounds: CGRect) -> CGFloat { max(0, bounds.height - view.safeAreaInsets.top - 10) }

    /// The heights of a sheet's detents from the bottom, in points, the lowest first.
    func heights(of sheet: UIViewController, in bounds: CGRect) -> [(detent: SheetDetent, height: CGFloat)] {
        detents(of: sheet).map { ($0, height(of: $0, sheet, in: bounds)) }.sorted { $0.1 < $1.1 }
    }

    func height(of detent: SheetDetent, _ sheet: UIViewController, in bounds: CGRect) -> CGFloat {
        detent.height(
            of: sheet, largest: largestHeight(in: bounds), bottomInset: view.safeAreaInsets.bottom)
    }

    func sheetFrame(_ sheet: UIViewController, _ rest: Rest, in bounds: CGRect) -> CGRect {
        let width = min(bounds.width, maximumSheetWidth)
        let x = bounds.minX + ((bounds.width - width) / 2).rounded()
        guard let heldTop, sheet === topSheet else {
            let height = height(of: rest.selected, sheet, in: bounds)
            return CGRect(x: x, y: bounds.maxY - height, width: width, height: height)
        }
        // Below its lowest detent a sheet moves away as it is: its content is not squeezed.
        let least = heights(of: sheet, in: bounds).first?.height ?? 0
        return CGRect(x: x, y: heldTop, width: width, height: max(bounds.maxY - heldTop, least))
    }

    // MARK: Placing anew

    /// Places the sheets anew where detents have changed.
    ///
    /// - Parameter velocity: The finger's, in points per second, where one has let go.
    func rearrange(animated: Bool, velocity: CGFloat = 0) {
        guard isViewLoaded, contentView != nil else { return }
        guard animated, canAnimate, change == nil else { return replaceChildren() }
        let damping: CGFloat = UIAccessibility.isReduceMotionEnabled ? 1 : 0.9
        UIView.animate(
            withDuration: 0.4, delay: 0, usingSpringWithDamping: damping, initialSpringVelocity: velocity,
            options: [.beginFromCurrentState, .allowUserInteraction]
        ) {
            self.replaceChildren()
        }
    }

    /// Sheets come from below and go there; the content fades.
    var rise: ContainerTransition {
        ContainerTransition(duration: 0.4, timing: UISpringTimingParameters(dampingRatio: 1)) { [weak self] context in
            @MainActor func lower(_ host: UIView) {
                let way = context.contentView.bounds.maxY - (host.center.y - host.bounds.height / 2)
                host.transform = CGAffineTransform(translationX: 0, y: max(way, 0))
            }
            let content = self?.contentViewController
            let isSheet = { (controller: UIViewController) in controller !== content }
            let entering = zip(context.entering, context.enteringViewControllers).filter { isSheet($0.1) }.map(\.0)
            let leaving = zip(context.leaving, context.leavingViewControllers).filter { isSheet($0.1) }.map(\.0)
            for host in leaving { context.contentView.bringSubviewToFront(host) }
            for host in entering {
                context.contentView.bringSubviewToFront(host)
                lower(host)
            }
            context.animate {
                for host in entering { host.transform = .identity }
                for host in leaving { lower(host) }
            }
        }
    }

    // MARK: The stack's look

    /// Brings shade, handles and the sheets behind the one in front to where they belong.
    func arrangeStack(_ controllers: [UIViewController]) {
        let content = contentViewController
        let sheets = controllers.filter { $0 !== content }
        let opacity = sheets.last.map { shadeOpacity(below: $0) } ?? 0
        placeShade(above: content.flatMap { host(of: $0) }, opacity)
        let front = sheets.last.flatMap { host(of: $0) }?.placedFrame
        for (index, sheet) in sheets.enumerated() {
            guard let host = host(of: sheet) else { continue }
            let depth = sheets.count - 1 - index
            host.isUserInteractionEnabled = depth == 0
            host.accessibilityElementsHidden = depth > 0
            host.layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
            placeGrabber(of: sheet, in: host, isInFront: depth == 0)
            guard let front, host.child?.role == .staying else { continue }
            host.transform = depth == 0 ? .identity : peek(host.placedFrame, depth, behind: front)
        }
    }

    /// How a sheet behind the one in front is smaller, and looks out above it.
    private func peek(_ frame: CGRect, _ depth: Int, behind front: CGRect) -> CGAffineTransform {
        let scale = max(0.5, 1 - 0.06 * CGFloat(depth))
        let top = frame.midY - frame.height * scale / 2
        let wanted = front.minY - 10 * CGFloat(depth)
        return CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: wanted - top)
    }

    private func placeShade(above content: UIView?, _ opacity: CGFloat) {
        UIView.performWithoutAnimation {
            shade.bounds.size = contentView.bounds.size
            shade.center = CGPoint(x: contentView.bounds.midX, y: contentView.bounds.midY)
        }
        if let content, content.superview === contentView {
            contentView.insertSubview(shade, aboveSubview: content)
        } else {
            contentView.insertSubview(shade, at: 0)
        }
        shade.alpha = opacity
        shade.isUserInteractionEnabled = opacity > 0
        content?.accessibilityElementsHidden = opacity > 0
    }

    /// The shade's opacity for the sheet in front: it grows from the largest detent without a shade to the next one.
    private func shadeOpacity(below sheet: UIViewController) -> CGFloat {
        guard let host = host(of: sheet) else { return 0 }
        let bounds = contentView.bounds
        let height = bounds.maxY - host.placedFrame.minY
        let clear = largestUndimmedDetent.map { self.height(of: $0, sheet, in: bounds) } ?? 0
        guard let next = heights(of: sheet, in: bounds).first(where: { $0.height > clear })?.height else { return 0 }
        return min(max((height - clear) / (next - clear), 0), 1)
    }

    private func placeGrabber(of sheet: UIViewController, in host: ChildHostView, isInFront: Bool) {
        let old = host.subviews.lazy.compactMap { $0 as? SheetGrabberView }.first
        guard showsGrabber, detents(of: sheet).count > 1 else {
            old?.removeFromSuperview()
            return
        }
        let grabber = old ?? SheetGrabberView()
        if old == nil {
            grabber.addTarget(self, action: #selector(didTapGrabber), for: .touchUpInside)
            grabber.step = { [weak self] in self?.stepDetent(isUp: $0) }
        }
        UIView.performWithoutAnimation {
            host.addSubview(grabber)
            grabber.frame = CGRect(x: host.bounds.midX - 40, y: 0, width: 80, height: 20)
            grabber.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
            grabber.layoutIfNeeded()
        }
        grabber.alpha = isInFront ? 1 : 0
        let heights = heights(of: sheet, in: contentView.bounds)
        let place = heights.firstIndex { $0.detent == selectedDetent(of: sheet) }.map { $0 + 1 }
        grabber.accessibilityValue = place.map { "\($0) / \(heights.count)" }
    }
}
