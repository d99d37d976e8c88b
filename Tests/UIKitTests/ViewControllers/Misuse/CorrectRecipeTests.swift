import UIKitTesting
import XCTest

@_spi(Testing) @testable import UIKit

/// What is right is not found fault with: every legal way to add, move, exchange and remove children.
@preconcurrency @MainActor final class CorrectRecipeTests: MisuseTestCase {
    override func end() {
        settle()
        XCTAssertEqual(Misuse.findings.map(\.description), [], name)
        XCTAssertEqual(exceptions, [], name)
        super.end()
    }

    func testAddAndRemoveOnTheScreen() {
        let child = child()
        for _ in 0..<3 {
            add(child, to: container)
            settle()
            remove(child)
            settle()
        }
    }

    func testAddAndRemoveInOnePass() {
        let child = child()
        for _ in 0..<3 {
            add(child, to: container)
            remove(child)
        }
    }

    func testOffTheScreen() {
        let (parent, child) = (probe("Q"), child())
        add(child, to: parent)
        settle()
        remove(child)
        add(child, to: parent)
        show(parent)
    }

    func testInViewDidLoad() {
        let (root, child) = (probe("R"), child())
        root.hooks["viewDidLoad"] = { [unowned self, unowned root] in add(child, to: root) }
        show(root)
    }

    func testDidMoveBeforeTheView() {
        let child = child()
        container.addChild(child)
        child.didMove(toParent: container)
        settle()
        container.view.addSubview(child.view)
    }

    func testTheViewInALaterPass() {
        let child = child()
        container.addChild(child)
        settle()
        container.view.addSubview(child.view)
        child.didMove(toParent: container)
    }

    func testTheViewRemovedLast() {
        let child = child()
        add(child, to: container)
        child.willMove(toParent: nil)
        child.removeFromParent()
        child.view.removeFromSuperview()
    }

    func testAChildWithoutView() {
        let child = child()
        container.addChild(child)
        settle()
        child.willMove(toParent: nil)
        child.removeFromParent()
    }

    func testNestedContainersInAnyOrder() {
        let (outer, inner) = (child("O"), child("I"))
        add(outer, to: container)
        add(inner, to: outer)
        settle()
        remove(outer)
        remove(inner)
        // The other way round, now that both have appeared once.
        add(inner, to: outer)
        add(outer, to: container)
    }

    func testFromOneContainerToAnother() {
        let (first, second, child) = (child("1"), child("2"), child())
        add(first, to: container)
        add(second, to: container)
        add(child, to: first)
        settle()
        remove(child)
        add(child, to: second)
        settle()
        // Without willMove(nil): UIKit removes it from the old parent itself (fact 1.09).
        child.view.removeFromSuperview()
        first.addChild(child)
        first.view.addSubview(child.view)
        child.didMove(toParent: first)
    }

    func testTransitions() {
        for (duration, options): (Double, UIView.AnimationOptions) in [
            (0.3, []), (0, []), (0.3, .transitionCrossDissolve),
        ] {
            let (old, new) = (child("old"), child("new"))
            add(old, to: container)
            settle()
            old.willMove(toParent: nil)
            container.addChild(new)
            container.transition(from: old, to: new, duration: duration, options: options, animations: nil) { _ in
                old.removeFromParent()
                new.didMove(toParent: self.container)
            }
            TestEnvironment.advance(by: 0.1)
            settle()
            remove(new)
        }
    }

    func testAnAnimationThatIsBegunInTheMainQueue() {
        let child = child()
        container.addChild(child)
        container.view.addSubview(child.view)
        DispatchQueue.main.async { [container] in
            MainActor.assumeIsolated {
                UIView.animate(withDuration: 0.3) {
                    child.view.alpha = 0.5
                } completion: { _ in
                    child.didMove(toParent: container)
                }
            }
        }
        TestEnvironment.commit()
    }

    func test_3_18_bracketsAroundTheViews() {
        let (old, new) = (child("old"), child("new"))
        add(old, to: container)
        settle()
        container.addChild(new)
        old.willMove(toParent: nil)
        new.beginAppearanceTransition(true, animated: false)
        old.beginAppearanceTransition(false, animated: false)
        container.view.addSubview(new.view)
        old.view.removeFromSuperview()
        new.endAppearanceTransition()
        old.endAppearanceTransition()
        new.didMove(toParent: container)
        old.removeFromParent()
    }

    func test_3_29_bracketsAroundAnAnimation() {
        let (old, new) = (child("old"), child("new"))
        add(old, to: container)
        settle()
        old.willMove(toParent: nil)
        container.addChild(new)
        old.beginAppearanceTransition(false, animated: true)
        new.beginAppearanceTransition(true, animated: true)
        container.view.addSubview(new.view)
        new.view.alpha = 0
        UIView.animate(withDuration: 0.3) {
            new.view.alpha = 1
        } completion: { [container] _ in
            old.view.removeFromSuperview()
            old.endAppearanceTransition()
            new.endAppearanceTransition()
            old.removeFromParent()
            new.didMove(toParent: container)
        }
        TestEnvironment.advance(by: 0.1)
    }

    func test_3_23_anInterruptedDisappearance() {
        let child = child()
        add(child, to: container)
        settle()
        child.willMove(toParent: nil)
        child.beginAppearanceTransition(false, animated: true)
        TestEnvironment.advance(by: 20)
        child.beginAppearanceTransition(true, animated: false)
        child.endAppearanceTransition()
        child.willMove(toParent: container)
        child.didMove(toParent: container)
    }

    func testForwardingByHand() {
        container.forwards = false
        let child = child()
        container.addChild(child)
        child.beginAppearanceTransition(true, animated: true)
        container.view.addSubview(child.view)
        UIView.animate(withDuration: 0.3) {
            child.view.alpha = 0.5
        } completion: { [container] _ in
            child.endAppearanceTransition()
            child.didMove(toParent: container)
        }
        settle()
        child.willMove(toParent: nil)
        child.beginAppearanceTransition(false, animated: false)
        child.view.removeFromSuperview()
        child.endAppearanceTransition()
        child.removeFromParent()
    }

    /// Tests drive controllers that have no container so (fact 3.14).
    func testDrivingARootByHand() {
        let root = child()
        for appearing in [true, false, true] {
            root.beginAppearanceTransition(appearing, animated: false)
            root.endAppearanceTransition()
        }
    }

    func testRootsAndChildrenExchanged() {
        let (first, second) = (probe("1"), probe("2"))
        let window = show(first)
        window.rootViewController = second
        settle()
        add(first, to: second)
        settle()
        remove(first)
        window.rootViewController = first
        settle()
        window.rootViewController = nil
        window.rootViewController = second
        window.isHidden = true
        settle()
        window.isHidden = false
    }

    /// What the guides do: nothing of the app's runs when such a view loads.
    func test_S0_aPlainControllersViewUsedEarly() {
        let plain = UIViewController()
        plain.view.backgroundColor = .red
        add(plain, to: container)
    }

    func testTables() {
        let controller = UITableViewController(style: .plain)
        add(controller, to: container)
        let child = child()
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        container.view.addSubview(cell)
        container.addChild(child)
        cell.contentView.addSubview(child.view)
        child.didMove(toParent: container)
    }

    func testStackViewsAndConstraints() {
        let (stack, first, second) = (UIStackView(), child("1"), child("2"))
        stack.frame = CGRect(x: 10, y: 20, width: 100, height: 100)
        container.view.addSubview(stack)
        container.addChild(first)
        stack.addArrangedSubview(first.view)
        first.didMove(toParent: container)
        container.addChild(second)
        second.view.translatesAutoresizingMaskIntoConstraints = false
        container.view.addSubview(second.view)
        NSLayoutConstraint.activate([
            second.view.topAnchor.constraint(equalTo: container.view.topAnchor),
            second.view.leadingAnchor.constraint(equalTo: container.view.leadingAnchor),
            second.view.widthAnchor.constraint(equalTo: container.view.widthAnchor),
            second.view.heightAnchor.constraint(equalToConstant: 50),
        ])
        second.didMove(toParent: container)
        settle()
        window?.frame.size.width = 900
        stack.frame.size.width = 300
    }

    func testLayoutByHand() {
        let (child, box) = (child(), UIView(frame: CGRect(x: 10, y: 50, width: 200, height: 100)))
        container.view.addSubview(box)
        container.addChild(child)
        child.view.autoresizingMask = []
        child.view.frame = box.bounds
        box.addSubview(child.view)
        child.didMove(toParent: container)
        container.hooks["didLayout"] = { child.view.frame = box.bounds }
        settle()
        box.frame.size = CGSize(width: 300, height: 300)
        container.view.setNeedsLayout()
        settle()
        // A container that is closed over its child.
        container.hooks = [:]
        box.clipsToBounds = true
        box.frame.size.height = 0
        settle()
        box.frame.size.height = 300
    }

    func testMovingTheViewWithinTheContainer() {
        let (child, box) = (child(), UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
        add(child, to: container)
        container.view.addSubview(box)
        settle()
        box.addSubview(child.view)
        settle()
        box.removeFromSuperview()
        container.view.addSubview(child.view)
    }

    func testStatusBarUpdated() {
        final class Container: UIViewController {
            override var childForStatusBarStyle: UIViewController? { children.last }
        }
        final class Light: UIViewController {
            override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
        }
        let (container, child) = (Container(), Light())
        show(container)
        add(child, to: container)
        container.setNeedsStatusBarAppearanceUpdate()
        settle()
        remove(child)
        UIView.animate(withDuration: 0.2) {
            container.view.alpha = 0.5
        } completion: { _ in
            container.setNeedsStatusBarAppearanceUpdate()
        }
    }

    // MARK: Removals

    func testLeavingTakenBack() {
        let child = child()
        add(child, to: container)
        settle()
        child.willMove(toParent: nil)
        settle()
        child.willMove(toParent: container)
        child.didMove(toParent: container)
        child.view.removeFromSuperview()
        settle()
        container.view.addSubview(child.view)
    }

    func testLeavingThatAGestureDrives() {
        let child = child()
        add(child, to: container)
        settle()
        child.willMove(toParent: nil)
        settle()
        TestEnvironment.advance(by: 20)
        child.view.removeFromSuperview()
        child.removeFromParent()
    }

    func testTheRemovalAtTheEndOfAnAnimation() {
        let (old, new) = (child("old"), child("new"))
        add(old, to: container)
        settle()
        old.willMove(toParent: nil)
        old.view.removeFromSuperview()
        container.addChild(new)
        container.view.addSubview(new.view)
        UIView.animate(withDuration: 0.3) {
            new.view.alpha = 0.5
        } completion: { [container] _ in
            old.removeFromParent()
            new.didMove(toParent: container)
        }
        settle()
        // The view goes last, after an animation.
        new.willMove(toParent: nil)
        new.removeFromParent()
        UIView.animate(withDuration: 0.3) {
            new.view.alpha = 0
        } completion: { _ in
            new.view.removeFromSuperview()
        }
    }

    /// The view is in its new place by the end of the pass, or nowhere.
    func testMovingOnWithTheViewInPlace() {
        let (first, second, child) = (child("1"), child("2"), child())
        add(first, to: container)
        add(second, to: container)
        add(child, to: first)
        settle()
        child.willMove(toParent: nil)
        child.removeFromParent()
        second.addChild(child)
        second.view.addSubview(child.view)
        child.didMove(toParent: second)
        settle()
        child.willMove(toParent: nil)
        child.removeFromParent()
        child.view.removeFromSuperview()
    }

    /// A child that is never on the screen is taken out without a word about its view.
    func testAViewThatIsLoadedAndNotPutIn() {
        let child = child()
        container.addChild(child)
        child.didMove(toParent: container)
        child.loadViewIfNeeded()
        child.willMove(toParent: nil)
        settle()
        child.removeFromParent()
    }

    // MARK: Forwarding by hand

    func testChildrenThatWaitForTheirTurn() {
        container.forwards = false
        let children = ["hidden", "transparent", "outside", "covered", "in front"].map { child($0) }
        for child in children {
            container.addChild(child)
            if child === children.last { child.beginAppearanceTransition(true, animated: false) }
            child.view.frame = container.view.bounds
            child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            container.view.addSubview(child.view)
            child.didMove(toParent: container)
        }
        children[0].view.isHidden = true
        children[1].view.alpha = 0
        children[2].view.frame.origin.x = container.view.bounds.width
        children[4].endAppearanceTransition()
    }

    func testPagesThatAFingerMoves() {
        container.forwards = false
        let pages = ["1", "2"].map { child($0) }
        for (index, page) in pages.enumerated() {
            container.addChild(page)
            if index == 0 { page.beginAppearanceTransition(true, animated: false) }
            page.view.frame = container.view.bounds.offsetBy(dx: CGFloat(index) * container.view.bounds.width, dy: 0)
            container.view.addSubview(page.view)
            if index == 0 { page.endAppearanceTransition() }
            page.didMove(toParent: container)
        }
        settle()
        let point = CGPoint(x: 100, y: 300)
        TouchDelivery.shared.deliver(.init(phase: .began, point: point))
        container.view.bounds.origin.x = container.view.bounds.width * 0.9
        settle()
        // Let go, the next page shows no more than its edge.
        container.view.bounds.origin.x = container.view.bounds.width * 0.2
        TouchDelivery.shared.deliver(.init(phase: .ended, point: point))
    }

    func testForwardingTheContainersOwnAppearance() {
        final class Manual: UIViewController {
            override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
            override func viewDidLoad() {
                super.viewDidLoad()
                let child = UIViewController()
                addChild(child)
                view.addSubview(child.view)
                child.didMove(toParent: self)
            }
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                for child in children { child.beginAppearanceTransition(true, animated: animated) }
            }
            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                for child in children { child.endAppearanceTransition() }
            }
            override func viewWillDisappear(_ animated: Bool) {
                super.viewWillDisappear(animated)
                for child in children { child.beginAppearanceTransition(false, animated: animated) }
            }
            override func viewDidDisappear(_ animated: Bool) {
                super.viewDidDisappear(animated)
                for child in children { child.endAppearanceTransition() }
            }
        }
        let manual = Manual()
        for _ in 0..<2 {
            add(manual, to: container)
            settle()
            remove(manual)
            settle()
        }
        // Off the screen nobody needs to be told.
        for child in manual.children { remove(child) }
    }

    func testBeginningAfterRemoveFromParent() {
        container.forwards = false
        let child = child()
        container.addChild(child)
        child.beginAppearanceTransition(true, animated: false)
        container.view.addSubview(child.view)
        child.endAppearanceTransition()
        child.didMove(toParent: container)
        settle()
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
        child.beginAppearanceTransition(false, animated: false)
        child.endAppearanceTransition()
    }

    func testNobodyIsAskedAboutTheStatusBarOfTheSameDecider() {
        final class Container: UIViewController {
            var questions = 0
            override var prefersStatusBarHidden: Bool {
                questions += 1
                return false
            }
            override var preferredStatusBarStyle: UIStatusBarStyle {
                questions += 1
                return .default
            }
        }
        let (container, child) = (Container(), child())
        show(container)
        container.questions = 0
        add(child, to: container)
        settle()
        remove(child)
        settle()
        XCTAssertEqual(container.questions, 0)
    }

    func testAContainerThatGoesWithItsChild() {
        do {
            let (parent, child) = (probe("Q"), child())
            add(parent, to: container)
            add(child, to: parent)
            settle()
            remove(parent)
        }
        settle()
    }
}
