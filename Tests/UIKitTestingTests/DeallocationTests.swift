import UIKit
import XCTest

@testable import UIKitTesting

@preconcurrency @MainActor final class DeallocationTests: UIKitTestingTestCase {
    private final class Owner: UIViewController {
        var favourite: UIViewController?
        var recent: [UIViewController] = []
        weak var delegate: AnyObject?
        var me: Owner?
    }

    func testAnObjectThatGoesPasses() {
        XCTAssertEqual(failures { expectDeallocation { UIViewController() } }, [])
        var view: UIView? = UIView()
        XCTAssertEqual(failures { expectDeallocation(of: &view) }, [])
        XCTAssertNil(view)
    }

    func testAControllerThatWasShownAndClearedGoes() {
        let screen = TestScreen()
        XCTAssertEqual(
            failures {
                expectDeallocation {
                    let one = screen.show(controller("One"))
                    screen.tap(.point(100, 100))
                    screen.clear()
                    return one
                }
            }, [])
    }

    func testAChildThatWasNotRemoved() {
        let parent = Owner()
        XCTAssertEqual(
            failures {
                expectDeallocation {
                    let child = UIViewController()
                    parent.addChild(child)
                    return child
                }
            }, ["UIViewController was not let go of: it is a child of Owner: removeFromParent() was not called"])
    }

    func testTheRootOfTheWindow() {
        let screen = TestScreen()
        XCTAssertEqual(
            failures { expectDeallocation { screen.show(Owner()) } },
            ["Owner was not let go of: it is the root view controller of the window"])
    }

    func testAViewInItsSuperview() {
        let (_, root) = emptyScreen()
        root.accessibilityLabel = "Root"
        XCTAssertEqual(
            failures {
                expectDeallocation {
                    let view = UIView()
                    root.addSubview(view)
                    return view
                }
            }, ["UIView was not let go of: it is in UIView \"Root\": removeFromSuperview() was not called"])
    }

    func testStoredPropertiesOfWhatIsOnTheScreen() {
        let owner = TestScreen().show(Owner())
        XCTAssertEqual(
            failures {
                expectDeallocation {
                    let child = UIViewController()
                    owner.favourite = child
                    owner.recent = [child]
                    owner.delegate = child
                    return child
                }
            },
            ["UIViewController was not let go of: 'favourite' of Owner holds it; 'recent' of Owner holds it"])
    }

    func testAnObjectThatHoldsItself() {
        weak var leaked: Owner?
        XCTAssertEqual(
            failures {
                expectDeallocation {
                    let owner = Owner()
                    owner.me = owner
                    leaked = owner
                    return owner
                }
            }, ["Owner was not let go of: 'me' of itself holds it"])
        leaked?.me = nil
        XCTAssertNil(leaked)
    }

    func testAnUnownedReferenceToWhatIsGoneIsNotRead() {
        final class Child: UIViewController {
            unowned var container: UIViewController
            var onClose: (() -> Void)?
            init(_ container: UIViewController) {
                self.container = container
                super.init(nibName: nil, bundle: nil)
            }
            required init?(coder: NSCoder) { fatalError("made in code") }
        }
        weak var leaked: Child?
        XCTAssertEqual(
            failures {
                expectDeallocation {
                    let child = Child(UIViewController())
                    child.onClose = { child.loadViewIfNeeded() }
                    leaked = child
                    return child
                }
            },
            [
                "Child was not let go of: the framework does not hold it; look for a closure that captures it"
            ])
        leaked?.onClose = nil
        XCTAssertNil(leaked)
    }

    func testAnimationsThatStillRunAreNamed() {
        let (_, view) = emptyScreen()
        var owner: Owner? = Owner()
        weak let leaked = owner
        var closure: (() -> Void)? = { [owner] in _ = owner }
        UIView.animate(withDuration: 60) { view.alpha = 0.5 }
        let messages = failures { expectDeallocation(of: &owner) }
        XCTAssertEqual(messages.count, 2)
        XCTAssertEqual(
            messages.last,
            "Owner was not let go of: closures of what still runs may hold it: animation of UIView: opacity")
        closure?()
        closure = nil
        XCTAssertNil(leaked)
    }

    func testAVariableThatIsNilAlready() {
        var owner: Owner?
        XCTAssertEqual(
            failures { expectDeallocation(of: &owner) }, ["there is no object to be let go of: it is nil already"])
    }
}
