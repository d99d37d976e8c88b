import DisplayProtocol
import UIKitTesting
import XCTest

@_spi(Testing) @testable import UIKit

/// A probe that also logs what it is told of sizes, traits and constraints.
class SizeProbe: Probe {
    var callsSuper = true
    /// Whether it animates with transitions.
    var animatesAlongside = false
    /// The sizes that it gives to children, by name; the others get what the base implementation says.
    var childSizes: [String: CGSize] = [:]
    var orientations = UIInterfaceOrientationMask.allButUpsideDown
    var autorotates = true
    private(set) var coordinators: [any UIViewControllerTransitionCoordinator] = []

    override func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        say("willTransition(\(text(newCollection)))")
        run("willTransition")
        if callsSuper { super.willTransition(to: newCollection, with: coordinator) }
    }

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        say("viewWillTransition(\(text(size)))")
        coordinators.append(coordinator)
        run("viewWillTransition")
        if animatesAlongside {
            coordinator.animate { [self] _ in
                say("alongside \(text(view.bounds.size))")
                run("alongside")
            } completion: { [self] _ in
                say("completion")
                run("completion")
            }
        }
        if callsSuper { super.viewWillTransition(to: size, with: coordinator) }
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        say("traitCollectionDidChange(\(text(traitCollection)))")
    }

    override func updateViewConstraints() {
        say("updateViewConstraints")
        super.updateViewConstraints()
    }

    override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        say("preferredContentSizeDidChange(\(name(container)))")
        super.preferredContentSizeDidChange(forChildContentContainer: container)
    }

    override func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        say("systemLayoutFittingSizeDidChange(\(name(container)))")
        run("systemLayoutFittingSizeDidChange")
        super.systemLayoutFittingSizeDidChange(forChildContentContainer: container)
    }

    override func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        childSizes[name(container)]
            ?? super.size(forChildContentContainer: container, withParentContainerSize: parentSize)
    }

    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { orientations }
    override var shouldAutorotate: Bool { autorotates }

    func say(_ event: String) { log.add("\(name).\(event)") }

    private func run(_ event: String) { hooks[event]?() }
    private func name(_ container: any UIContentContainer) -> String { (container as? Probe)?.name ?? "?" }
    private func text(_ size: CGSize) -> String { "\(Int(size.width))x\(Int(size.height))" }
    private func text(_ traits: UITraitCollection) -> String {
        "\(traits.horizontalSizeClass) \(traits.verticalSizeClass)"
    }
}

/// A test on a device that can be turned.
@preconcurrency @MainActor class SizeTestCase: ContainmentTestCase {
    override func end() {
        super.end()
        UIScreen.main.adopt(ScreenConfiguration.devices[0])
    }

    func probe(sized name: String) -> SizeProbe { SizeProbe(name, log) }

    func use(_ device: String) throws {
        UIScreen.main.adopt(try XCTUnwrap(ScreenConfiguration.device(named: device)))
    }

    func turn(_ orientation: UIDeviceOrientation) { InterfaceRotation.shared.deviceTurned(to: orientation) }

    var interface: UIInterfaceOrientation { UIScreen.main.interfaceOrientation }
    var screenSize: CGSize { UIScreen.main.bounds.size }

    /// A parent on the screen with one child that fills it.
    func showPair() -> (SizeProbe, SizeProbe) {
        let (parent, child) = (probe(sized: "P"), probe(sized: "C"))
        show(parent)
        add(child, to: parent)
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        settle()
        _ = log.drain()
        return (parent, child)
    }
}
