import Foundation
import QuartzCore

/// The views of a split view controller: a pane for each column, lines between panes, and what dims the secondary one.
struct SplitPanes {
    private(set) var panes: [UISplitViewController.Column: UIView] = [:]
    private(set) var lines: [UISplitViewController.Column: UIView] = [:]
    var dimming: UIView?
    var edgePan: UIScreenEdgePanGestureRecognizer?
    /// The controller whose bar has the button that shows and hides columns.
    weak var buttonHolder: UINavigationItem?
    /// Whether panes are on their way to other places, which layout must not disturb.
    var isMoving = false

    @MainActor mutating func pane(for column: UISplitViewController.Column) -> UIView {
        if let pane = panes[column] { return pane }
        let pane = SplitPane()
        pane.clipsToBounds = true
        panes[column] = pane
        return pane
    }

    /// The line at a column's trailing edge.
    @MainActor mutating func line(for column: UISplitViewController.Column) -> UIView {
        if let line = lines[column] { return line }
        let line = UIView()
        line.backgroundColor = .separator
        lines[column] = line
        return line
    }

    @MainActor func updateGestures(_ areEnabled: Bool) { edgePan?.isEnabled = areEnabled }
}

/// The view that holds a column's controller's.
final class SplitPane: UIView {}

extension UISplitViewController {
    func preparePanes() {
        view.backgroundColor = .systemBackground
        let dimming = UIView()
        dimming.backgroundColor = UIColor(white: 0, alpha: 0.2)
        let tap = UITapGestureRecognizer()
        tap.onAction = { [weak self] _ in self?.dismissOverlay() }
        dimming.addGestureRecognizer(tap)
        panes.dimming = dimming
        let pan = UIScreenEdgePanGestureRecognizer()
        pan.onAction = { [weak self] recognizer in if recognizer.state == .began { self?.edgePanBegan() } }
        pan.edges = primaryEdge == .leading ? .left : .right
        pan.isEnabled = presentsWithGesture
        view.addGestureRecognizer(pan)
        panes.edgePan = pan
    }

    /// A touch beside a column that lies over the secondary one.
    private func dismissOverlay() {
        if !isCollapsed, displayMode.isOver { changeMode(to: .secondaryOnly, animated: true) }
    }

    private func edgePanBegan() {
        guard !isCollapsed, displayMode == .secondaryOnly else { return }
        changeMode(to: arrangement.toggled(.secondaryOnly), animated: true)
    }

    // MARK: Places

    /// The arrangement of the view as it is.
    var arrangement: SplitArrangement { arrangement(in: viewIfLoaded?.bounds.size ?? UIScreen.main.bounds.size) }

    func arrangement(in size: CGSize) -> SplitArrangement {
        // 320 points, and 375 where there are 1300; a quarter and two fifths of less are the bounds.
        let usual: CGFloat = size.width >= 1300 ? 375 : 320
        return SplitArrangement(
            size: size, isTriple: style == .tripleColumn && columns[.supplementary] != nil,
            preferredMode: preferredDisplayMode, preferredBehavior: preferredSplitBehavior,
            primaryWidth: width(
                usual, fraction: preferredPrimaryColumnWidthFraction, preferred: preferredPrimaryColumnWidth,
                minimum: minimumPrimaryColumnWidth, maximum: maximumPrimaryColumnWidth, of: size.width),
            supplementaryWidth: width(
                usual, fraction: preferredSupplementaryColumnWidthFraction,
                preferred: preferredSupplementaryColumnWidth, minimum: minimumSupplementaryColumnWidth,
                maximum: maximumSupplementaryColumnWidth, of: size.width))
    }

    private func width(
        _ usual: CGFloat, fraction: CGFloat, preferred: CGFloat, minimum: CGFloat, maximum: CGFloat, of total: CGFloat
    ) -> CGFloat {
        let isGiven = { (value: CGFloat) in value != Self.automaticDimension }
        var width = min(usual, (total * 0.4).rounded())
        if isGiven(fraction) { width = (total * fraction).rounded() }
        if isGiven(preferred) { width = preferred }
        // A fraction alone does not make a column wider than the usual maximum.
        let most = isGiven(maximum) ? maximum : isGiven(preferred) ? width : max(usual, 320)
        let least = isGiven(minimum) ? minimum : 0
        return min(max(min(width, most), least), total)
    }

    /// The rectangle of a place in the view, counted from the primary column's side.
    private func frame(_ place: SplitArrangement.Place) -> CGRect {
        let bounds = view.bounds
        let x = isMirrored ? bounds.width - place.start - place.width : place.start
        return CGRect(x: x, y: 0, width: place.width, height: bounds.height)
    }

    private var isMirrored: Bool {
        (primaryEdge == .trailing) != (view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }

    func columnSize(of container: any UIContentContainer, in size: CGSize) -> CGSize? {
        guard let child = (container as AnyObject) as? UIViewController else { return nil }
        if isCollapsed { return size }
        guard let column = columns.first(where: { $0.value === child })?.key else { return nil }
        let next = arrangement(in: size)
        let places = next.places(in: isModeChosen ? next.mode(nearest: mode) : next.initialMode)
        guard let place = places.first(where: { $0.column == column }) else {
            let width = column == .supplementary ? next.supplementaryWidth : next.primaryWidth
            return CGSize(width: width, height: size.height)
        }
        return CGSize(width: place.width, height: size.height)
    }

    func widthsDidChange() { viewIfLoaded?.setNeedsLayout() }

    /// Puts everything in its place at once.
    func layOutPanes() {
        guard hasJoinedWindow, !panes.isMoving else { return }
        if isCollapsed {
            if let shown = collapse.shown { install(shown, in: .compact, frame: view.bounds) }
            return
        }
        if !isModeChosen { adopt(arrangement.initialMode) }
        place(arrangement.places(in: displayMode))
        removePanes(except: arrangement.places(in: displayMode).map(\.column))
    }

    private func adopt(_ newMode: DisplayMode) {
        guard newMode != mode else { return }
        if mode != .automatic { delegate?.splitViewController(self, willChangeTo: newMode) }
        mode = newMode
        updateModeButton()
    }

    /// Gives the columns that are shown their frames, the later ones below the earlier.
    private func place(_ places: [SplitArrangement.Place]) {
        for place in places { columns[place.column].map { install($0, in: place.column, frame: frame(place)) } }
        placeLines(places)
        let isDimmed = places.contains(where: \.isOver)
        if isDimmed, let dimming = panes.dimming {
            dimming.frame = view.bounds
            if dimming.superview == nil { view.insertSubview(dimming, aboveSubview: panes.pane(for: .secondary)) }
            for place in places where place.isOver { view.bringSubviewToFront(panes.pane(for: place.column)) }
        } else {
            panes.dimming?.removeFromSuperview()
        }
    }

    private func placeLines(_ places: [SplitArrangement.Place]) {
        for place in places where place.column != .secondary && !place.isOver {
            let line = panes.line(for: place.column)
            let frame = frame(place)
            let x = isMirrored ? frame.minX - SplitArrangement.separator : frame.maxX
            line.frame = CGRect(x: x, y: 0, width: SplitArrangement.separator, height: frame.height)
            if line.superview == nil { view.addSubview(line) }
        }
        for (column, line) in panes.lines
        where !places.contains(where: { $0.column == column && !$0.isOver }) {
            line.removeFromSuperview()
        }
    }

    private func install(_ controller: UIViewController, in column: Column, frame: CGRect) {
        let pane = panes.pane(for: column)
        pane.frame = frame
        if pane.superview == nil {
            if column == .secondary { view.insertSubview(pane, at: 0) } else { view.addSubview(pane) }
        }
        guard let childView = controller.view else { return }
        // Another controller may have had the column before.
        for other in pane.subviews where other !== childView { other.removeFromSuperview() }
        childView.frame = pane.bounds
        childView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if childView.superview !== pane { pane.addSubview(childView) }
    }

    func removePanes(except shown: [Column]) {
        for (column, pane) in panes.panes where !shown.contains(column) {
            for child in pane.subviews { child.removeFromSuperview() }
            pane.removeFromSuperview()
        }
    }

    // MARK: Modes

    func preferredModeDidChange() {
        isModeChosen = false
        guard hasJoinedWindow, !isCollapsed else { return }
        let next = arrangement.initialMode
        changeMode(to: next, animated: UIView.inheritedAnimationDuration > 0)
        isModeChosen = false
    }

    /// Shows other columns: those that come and go slide.
    func changeMode(to newMode: DisplayMode, animated: Bool) {
        let next = arrangement.mode(nearest: newMode)
        let old = displayMode
        guard next != old, hasJoinedWindow, !isCollapsed, !panes.isMoving else { return }
        delegate?.splitViewController(self, willChangeTo: next)
        let (before, after) = (arrangement.places(in: old), arrangement.places(in: next))
        let coming = after.filter { place in !before.contains { $0.column == place.column } }
        let going = before.filter { place in !after.contains { $0.column == place.column } }
        for place in coming { delegate?.splitViewController(self, willShow: place.column) }
        for place in going { delegate?.splitViewController(self, willHide: place.column) }
        (mode, isModeChosen) = (next, true)
        updateModeButton()
        let isAnimated = animated && view.isInVisibleWindow && UIView.areAnimationsEnabled
        guard isAnimated else { return layOutPanes() }
        slide(coming: coming, going: going, to: after)
    }

    private func slide(
        coming: [SplitArrangement.Place], going: [SplitArrangement.Place], to after: [SplitArrangement.Place]
    ) {
        panes.isMoving = true
        let out = coming.reduce(0) { $0 + $1.width }
        let gone = going.reduce(0) { $0 + $1.width }
        let comers = coming.compactMap { columns[$0.column] }
        let goers = going.compactMap { columns[$0.column] }
        for controller in goers { controller.beginTransition(appearing: false, animated: true) }
        for controller in comers { controller.beginTransition(appearing: true, animated: true) }
        let isDimmed = after.contains(where: \.isOver)
        UIView.performWithoutAnimation {
            for place in coming {
                columns[place.column].map {
                    install($0, in: place.column, frame: frame(place).offsetBy(dx: sideways(-out), dy: 0))
                }
            }
            if isDimmed, let dimming = panes.dimming {
                (dimming.frame, dimming.alpha) = (view.bounds, 0)
                view.insertSubview(dimming, aboveSubview: panes.pane(for: .secondary))
                for place in after where place.isOver { view.bringSubviewToFront(panes.pane(for: place.column)) }
            }
            view.layoutIfNeeded()
        }
        UIView.animate(
            withDuration: 0.35, delay: 0, options: .curveEaseInOut,
            animations: {
                for place in after { self.panes.pane(for: place.column).frame = self.frame(place) }
                for place in going {
                    let pane = self.panes.pane(for: place.column)
                    pane.frame = pane.frame.offsetBy(dx: self.sideways(-gone), dy: 0)
                }
                self.panes.dimming?.alpha = isDimmed ? 1 : 0
                for place in after { self.panes.pane(for: place.column).layoutIfNeeded() }
            },
            completion: { _ in self.slideDidEnd(comers: comers, goers: goers) })
    }

    private func slideDidEnd(comers: [UIViewController], goers: [UIViewController]) {
        panes.isMoving = false
        panes.dimming?.alpha = 1
        layOutPanes()
        for controller in goers + comers { controller.endTransitionWhereItIs(animated: true) }
    }

    /// A distance towards the trailing edge, as one to the right.
    private func sideways(_ distance: CGFloat) -> CGFloat { isMirrored ? -distance : distance }

    // MARK: The button

    func makeModeButton() -> UIBarButtonItem {
        let item = UIBarButtonItem()
        item.primaryAction = UIAction(image: UIImage(systemName: "sidebar.left")) { [weak self] _ in
            self?.toggleMode()
        }
        item.accessibilityLabel = "Show Sidebar"
        item.isWithheld = isCollapsed
        return item
    }

    private func toggleMode() {
        guard !isCollapsed else { return }
        let wanted = delegate?.targetDisplayModeForAction(in: self) ?? .automatic
        changeMode(to: wanted == .automatic ? arrangement.toggled(displayMode) : wanted, animated: true)
    }
}
