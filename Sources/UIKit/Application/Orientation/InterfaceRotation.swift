import DisplayProtocol
import Foundation
import QuartzCore

/// Turns the interface after the device, as far as the app supports it.
///
/// All windows turn together with the screen. The key window's root controller decides (fact 7.22).
@MainActor package final class InterfaceRotation: SessionPart {
    /// The way in which the device is held, as the display last said.
    private(set) var device = UIDeviceOrientation.portrait
    /// The orientations that a scene was asked to turn to; the next turn of the device ends the request.
    private var requested: UIInterfaceOrientationMask?
    private var isUpdateDue = false
    /// The windows whose rotations have not ended.
    private var turning = 0

    package init() {}

    /// The turn that controllers are being told of; nil at other times.
    private(set) var announced: InterfaceTurn?

    /// Whether the next frame would ask.
    private var canUpdate: Bool { isUpdateDue && turning == 0 }

    /// Begins upright on a device held so, if the Info.plist allows; there are no windows yet and nobody is told.
    package func launch(held orientation: ScreenConfiguration.Orientation) {
        device = UIDeviceOrientation(orientation)
        UIScreen.main.turn(to: Self.target(device, in: .ofInfoPlist, from: .portrait, preferred: nil))
    }

    /// The device is held another way.
    package func deviceTurned(to orientation: UIDeviceOrientation) {
        guard orientation != device else { return }
        device = orientation
        requested = nil
        UIDevice.current.tellOrientationChange()
        setNeedsUpdate()
        updateIfNeeded()
    }

    /// The app runs on another device from now on, held as its configuration says.
    package func deviceReplaced(by device: ScreenConfiguration) {
        let screen = UIScreen.main
        if device.size == screen.device.size {
            screen.adopt(device)
        } else {
            // The interface stays the way up that it is; the size changes as it does in a turn, but nothing turns.
            let orientation = screen.interfaceOrientation
            let change = InterfaceTurn(
                from: orientation, to: orientation, configuration: device.turned(to: orientation.holding))
            UIView.performWithoutAnimation { carryOut(change) { screen.replace(by: device) } }
        }
        // Another kind of device may support other orientations.
        setNeedsUpdate()
        deviceTurned(to: UIDeviceOrientation(device.orientation))
    }

    /// Turns to one of some orientations until the device is turned.
    func request(_ mask: UIInterfaceOrientationMask) {
        requested = mask
        setNeedsUpdate()
    }

    /// Asks the controllers before the next frame, since the orientations that they support may have changed.
    func setNeedsUpdate() {
        isUpdateDue = true
        CATransaction.noteChange()
    }

    /// Turns the interface if it is to be turned.
    // Choice (7.04): a turn that comes while one is animated, or out of its callbacks, waits for the end of that; of
    // several only the last is carried out.
    func updateIfNeeded() {
        guard canUpdate else { return }
        isUpdateDue = false
        guard let window = UIApplication.shared.decidingWindow, let supported = window.supportedOrientations else {
            return
        }
        var allowed = supported
        if let requested, !requested.intersection(supported).isEmpty { allowed = requested.intersection(supported) }
        let current = UIScreen.main.interfaceOrientation
        let root = window.orientingController
        let target = Self.target(
            device, in: allowed, from: current, preferred: root?.preferredInterfaceOrientationForPresentation)
        // Choice (7.22): controllers that still override it are obeyed, though the newest systems do not ask.
        guard target != current, root?.shouldAutorotate ?? true else { return }
        turn(to: target)
    }

    /// The way to turn: as the device is held if that is allowed, else not at all; but out of an orientation that is not
    /// allowed, to the one that the controller prefers, or the most usual.
    private static func target(
        _ device: UIDeviceOrientation, in allowed: UIInterfaceOrientationMask, from current: UIInterfaceOrientation,
        preferred: UIInterfaceOrientation?
    ) -> UIInterfaceOrientation {
        if let wanted = UIInterfaceOrientation(device), allowed.contains(wanted) { return wanted }
        if allowed.contains(current) { return current }
        if let preferred, allowed.contains(preferred) { return preferred }
        return allowed.orientations.first ?? current
    }

    /// Tells every window's controllers, turns the screen, and lets the windows follow.
    private func turn(to orientation: UIInterfaceOrientation) {
        let screen = UIScreen.main
        let change = InterfaceTurn(from: screen.interfaceOrientation, to: orientation, on: screen)
        let notices = StatusBarNotices(turningTo: orientation)
        carryOut(change) { screen.turn(to: orientation) }
        notices.postEnd()
    }

    private func carryOut(_ change: InterfaceTurn, on screen: () -> Void) {
        let old = UIScreen.main.bounds.size
        // Counted until all windows have begun, so that a rotation without animation does not end between two of them. A
        // device that is replaced comes on top of rotations that have not ended.
        turning += 1
        let notices = SceneNotices()
        var coordinators: [(UIWindow, TransitionCoordinator?)] = []
        announced = change
        let windows = UIApplication.shared.allWindows.filter(\.turnsWithInterface)
        for window in windows {
            coordinators.append((window, window.isHidden ? nil : window.announce(change)))
        }
        announced = nil
        screen()
        for window in windows {
            let coordinator = coordinators.first { $0.0 === window }?.1
            if coordinator != nil { turning += 1 }
            let fillsScreen = window.bounds.size == old
            window.follow(change, fillsScreen: fillsScreen, with: coordinator) { [self] in didTurn() }
        }
        InputViews.shared.screenDidChange()
        // Choice (7.04): before the animation has ended, when traits and sizes are the new ones.
        notices.post()
        didTurn()
    }

    private func didTurn() {
        turning -= 1
        if turning == 0, isUpdateDue { CATransaction.noteChange() }
    }

    // The screen stays, and every session begins upright.
    package func sessionWillEnd() { UIScreen.main.turn(to: .portrait) }
}

/// One turn of the interface.
struct InterfaceTurn {
    let from: UIInterfaceOrientation
    let to: UIInterfaceOrientation
    /// The screen when it has turned.
    let configuration: ScreenConfiguration

    init(from: UIInterfaceOrientation, to: UIInterfaceOrientation, configuration: ScreenConfiguration) {
        self.from = from
        self.to = to
        self.configuration = configuration
    }

    @MainActor init(from: UIInterfaceOrientation, to: UIInterfaceOrientation, on screen: UIScreen) {
        self.init(from: from, to: to, configuration: screen.device.turned(to: to.holding))
    }

    /// The angle by which the interface turns, in radians clockwise.
    var angle: CGFloat {
        let angle = to.angle - from.angle
        return angle > .pi ? angle - 2 * .pi : angle < -.pi ? angle + 2 * .pi : angle
    }
}

extension InterfaceRotation: FramePass {
    package static let place = FramePlace.beforeLayout
    package var need: FrameNeed { canUpdate ? .frame : .nothing }
    package func run(at time: CFTimeInterval) { updateIfNeeded() }
}
