import RetainCounting
import UIKitTesting
import XCTest

@_spi(Testing) @testable import UIKit

/// What it takes to change containers with many children, which may grow with the children that are concerned alone.
@preconcurrency @MainActor final class ContainmentGrowthTests: ContainmentTestCase {
    private func children(_ count: Int) -> [UIViewController] {
        (0..<count).map { _ in
            let child = UIViewController()
            child.loadViewIfNeeded()
            return child
        }
    }

    /// A container on the screen with children in it, settled.
    private func container(_ count: Int, hidden: Bool = false) -> UIViewController {
        let parent = UIViewController()
        for child in children(count) {
            add(child, to: parent)
            child.view.isHidden = hidden
        }
        show(parent)
        return parent
    }

    private func swap(_ old: UIViewController, for new: UIViewController, in parent: UIViewController) {
        old.willMove(toParent: nil)
        parent.addChild(new)
        new.view.frame = parent.view.bounds
        old.view.removeFromSuperview()
        parent.view.addSubview(new.view)
        old.removeFromParent()
        new.didMove(toParent: parent)
        TestEnvironment.runUntilIdle()
    }

    func testFillingAVisibleContainerIsLinear() throws {
        try expectGrowth(from: 50, atMost: 4.2) { count in
            let parent = self.container(0)
            let children = self.children(count)
            return {
                for child in children { self.add(child, to: parent) }
                TestEnvironment.runUntilIdle()
            }
        }
    }

    func testEmptyingAVisibleContainerIsLinearFromEitherEnd() throws {
        for isReversed in [false, true] {
            try expectGrowth(from: 50, atMost: 4.2) { count in
                let parent = self.container(count)
                return {
                    for child in isReversed ? parent.children.reversed() : parent.children { self.remove(child) }
                    TestEnvironment.runUntilIdle()
                }
            }
        }
    }

    func testASwapDoesNotAskHiddenSiblings() throws {
        // Lists and tables that grow move what is in them now and then.
        try expectGrowth(from: 50, atMost: 1.5) { count in
            let parent = self.container(count, hidden: true)
            let (old, new) = (UIViewController(), UIViewController())
            self.add(old, to: parent)
            new.loadViewIfNeeded()
            TestEnvironment.runUntilIdle()
            return { self.swap(old, for: new, in: parent) }
        }
    }

    func testTheOutermostOfNestedContainersIsSwappedInTheTimeOfItsDepth() throws {
        try expectGrowth(from: 20, atMost: 4.2) { count in
            func nest() -> UIViewController {
                let root = UIViewController()
                var innermost = root
                for child in self.children(count) {
                    self.add(child, to: innermost)
                    innermost = child
                }
                return root
            }
            let (parent, old, new) = (self.container(0), nest(), nest())
            self.add(old, to: parent)
            TestEnvironment.runUntilIdle()
            return { self.swap(old, for: new, in: parent) }
        }
    }

    func testAddingAndRemovingPlainViewsIsLinear() throws {
        try expectGrowth(from: 50, atMost: 4.2) { count in
            let root = UIViewController()
            self.show(root)
            let views = (0..<count).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
            return {
                for view in views { root.view.addSubview(view) }
                TestEnvironment.runUntilIdle()
                for view in views { view.removeFromSuperview() }
                TestEnvironment.runUntilIdle()
            }
        }
    }

    func testOneConstraintUpdateDoesNotAskSiblings() throws {
        try expectGrowth(from: 50, atMost: 1.1) { count in
            let parent = self.container(count)
            let view = parent.children[count / 2].view!
            return {
                view.setNeedsUpdateConstraints()
                parent.view.updateMarkedConstraints()
            }
        }
    }
}
