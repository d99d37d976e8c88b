import QuartzCore

@_spi(Testing) @testable import UIKit

/// What holds in the framework whatever the model says.
@MainActor final class ScreenInvariants {
    let world: ScreenWorld
    private(set) var reasons: [String] = []

    init(_ world: ScreenWorld) { self.world = world }

    private func check(_ condition: Bool, _ reason: @autoclosure () -> String) {
        if !condition { reasons.append(reason()) }
    }

    private var alive: [(Int, UIViewController)] {
        world.controllers.compactMap { id, entry in entry.object.map { (id, $0) } }.sorted { $0.0 < $1.0 }
    }

    // MARK: Always

    func checkAlways() {
        for (id, controller) in alive {
            for child in controller.children {
                check(child.parent === controller, "a child of \(id) has another parent")
            }
            if let parent = controller.parent {
                check(
                    parent.children.filter { $0 === controller }.count == 1, "the parent of \(id) has it not just once")
            }
            let members: [UIViewController] =
                (controller as? UINavigationController)?.viewControllers
                ?? (controller as? UITabBarController)?.viewControllers
                ?? (controller as? UIPageViewController)?.viewControllers ?? []
            for member in members {
                check(
                    member.parent === controller, "\(id) has \(name(member)), whose parent is \(name(member.parent))")
            }
            if let home = controller.presentation.home, home.isLinked {
                check(
                    controller.presentingViewController?.presentation.live === home,
                    "\(id) is presented by one that does not know it")
            }
        }
    }

    private func name(_ controller: UIViewController?) -> String {
        guard let controller else { return "nil" }
        return world.id(of: controller).map { "\($0)" } ?? "\(type(of: controller))"
    }

    // MARK: Idle

    func checkIdle() {
        check(AppearanceQueue.shared.isEmpty, "controllers wait for a commit that does not come")
        for (id, controller) in alive {
            let isVisible = controller.viewIfLoaded?.isInVisibleWindow == true
            let machine = controller.appearance
            check(
                machine.state == (isVisible ? .appeared : .disappeared),
                "\(id) is \(machine.state) and its view is \(isVisible ? "" : "not ")on the screen")
            check(machine.brackets == 0, "a bracket of \(id) is open")
            let phase = world.lives[id]?.phase ?? .disappeared
            check(
                phase == (isVisible ? .appeared : .disappeared),
                "\(id) was told \(phase) and its view is \(isVisible ? "" : "not ")on the screen")
            check(controller.transitionCoordinator == nil, "\(id) is in a transition for ever")
            check(!controller.isBeingPresented && !controller.isBeingDismissed, "\(id) is being presented or dismissed")
            if isVisible {
                check(
                    !controller.isMovingToParent && !controller.isMovingFromParent, "\(id) is still moving to a parent")
            }
            // A parent that is gone says no more.
            if let announced = world.lives[id]?.announced, controller.parent == nil || isVisible,
                announced.map(world.isAlive) ?? true
            {
                check(false, "\(id) heard willMove(\(announced.map { "#\($0)" } ?? "nil")) and no didMove")
            }
            if let view = controller.viewIfLoaded, view.window != nil, controller.parent == nil {
                check(
                    controller.isWindowsRoot || controller.presentation.home != nil,
                    "the view of \(id) is in the window, and nobody shows it")
            }
            checkMembers(id, controller)
        }
        for window in UIApplication.shared.windows { checkBlocks(window, below: "the window") }
        if let window = world.window, let root = window.rootViewController {
            let count = root.presentationsWithin.flatMap(\.stack).filter { $0.container?.superview === window }.count
            let isRootThere = root.viewIfLoaded?.superview === window
            if isRootThere, count == 0 {
                check(root.view.frame == window.bounds, "the root's view is at \(root.view.frame)")
                check(root.view.transform.isIdentity, "the root's view is left moved")
            }
            check(
                window.subviews.count == count + (isRootThere ? 1 : 0),
                "the window has \(window.subviews.count) subviews with \(count) presentations: \(window.subviews)")
        }
    }

    private func checkMembers(_ id: Int, _ controller: UIViewController) {
        switch controller {
        case let navigation as UINavigationController:
            check(
                Set(navigation.children.map(ObjectIdentifier.init))
                    == Set(navigation.viewControllers.map(ObjectIdentifier.init)),
                "the children of \(id) are \(navigation.children.map(name)), its stack is \(navigation.viewControllers.map(name))"
            )
            check(navigation.showing.running == nil, "a transition of \(id) runs for ever")
            check(
                navigation.showing.leaving.isEmpty, "\(navigation.showing.leaving.map(name)) do not leave \(id)")
            check(navigation.navigationBar.interactionBlocks == 0, "the bar of \(id) is blocked")
            guard navigation.viewIfLoaded?.isInVisibleWindow == true else { return }
            check(
                navigation.navigationBar.items?.count == navigation.viewControllers.count,
                "the bar of \(id) has \(navigation.navigationBar.items?.count ?? -1) items")
            if let content = navigation.contentView {
                let expected = [navigation.topViewController?.viewIfLoaded].compactMap { $0 }
                let shown = content.subviews.filter { $0.controller != nil }
                check(
                    shown == expected || navigation.topViewController?.presentationsWithin.isEmpty == false,
                    "the content of \(id) has the views of \(shown.map { name($0.controller) })")
                for view in shown where view.controller?.presentationsWithin.isEmpty == true {
                    check(
                        view.transform.isIdentity && view.alpha == 1,
                        "the view of \(name(view.controller)) is left moved")
                }
            }
        case let tabs as UITabBarController:
            check(
                Set(tabs.children.map(ObjectIdentifier.init))
                    == Set((tabs.viewControllers ?? []).map(ObjectIdentifier.init)),
                "the children of \(id) are \(tabs.children.map(name)), its tabs are \((tabs.viewControllers ?? []).map(name))"
            )
        case let pages as UIPageViewController:
            check(
                Set(pages.children.map(ObjectIdentifier.init))
                    == Set((pages.viewControllers ?? []).map(ObjectIdentifier.init)),
                "the children of \(id) are \(pages.children.map(name)), its pages are \((pages.viewControllers ?? []).map(name))"
            )
        default: break
        }
    }

    private func checkBlocks(_ view: UIView, below place: String) {
        check(view.interactionBlocks == 0, "\(view) takes no touches any more")
        for subview in view.subviews { checkBlocks(subview, below: place) }
    }
}
