import UIKitTesting
import XCTest

@_spi(Testing) @testable import UIKit

/// Random use of navigation controllers against a model: the stack is what an array would be, and every controller hears
/// of appearing and moving in turn, exactly as often as it comes and goes.
@preconcurrency @MainActor final class NavigationModelTests: NavigationTestCase {
    /// Checks the order of a controller's callbacks.
    private final class Counter: UIViewController {
        enum State { case gone, coming, there, going }
        var state = State.gone
        var mistakes: [String] = []
        var willMoves: [Bool] = []
        var didMoves: [Bool] = []

        private func go(_ next: State, from allowed: [State], _ event: String) {
            if !allowed.contains(state) { mistakes.append("\(event) while \(state)") }
            state = next
        }
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            go(.coming, from: [.gone, .going], "viewWillAppear")
        }
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            go(.there, from: [.coming], "viewDidAppear")
        }
        override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            go(.going, from: [.there, .coming], "viewWillDisappear")
        }
        override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            go(.gone, from: [.going], "viewDidDisappear")
        }
        override func willMove(toParent parent: UIViewController?) {
            super.willMove(toParent: parent)
            willMoves.append(parent != nil)
        }
        override func didMove(toParent parent: UIViewController?) {
            super.didMove(toParent: parent)
            didMoves.append(parent != nil)
        }
    }

    private struct Generator: RandomNumberGenerator {
        var state: UInt64
        mutating func next() -> UInt64 {
            state ^= state << 13
            state ^= state >> 7
            state ^= state << 17
            return state
        }
    }

    private var generator = Generator(state: 1)
    private var all: [Counter] = []

    private func fresh() -> Counter {
        let controller = Counter()
        controller.title = "\(all.count)"
        all.append(controller)
        return controller
    }

    private func number(_ range: Range<Int>) -> Int { Int.random(in: range, using: &generator) }
    private func coin() -> Bool { Bool.random(using: &generator) }

    func testRandomSequences() {
        for seed in 1...60 {
            generator = Generator(state: UInt64(seed) &* 0x9E37_79B9_7F4A_7C15)
            all = []
            run(seed: seed)
        }
    }

    private func run(seed: Int) {
        DiagnosticsChannel.shared.silenced.insert("navigation.nested-push")
        var model: [UIViewController] = [fresh()]
        let navigation = UINavigationController(rootViewController: model[0])
        show(navigation)
        var steps: [String] = []
        for _ in 0..<25 {
            steps.append(step(navigation, &model))
            XCTAssertEqual(navigation.viewControllers, model, "seed \(seed): \(steps)")
            if coin() { TestEnvironment.advance(by: Double(number(0..<5)) / 10) }
        }
        settle()
        check(navigation, model, "seed \(seed): \(steps)")
        window?.isHidden = true
        window = nil
        settle()
        for controller in all {
            XCTAssertEqual(controller.state, .gone, "seed \(seed): \(steps)")
            XCTAssertEqual(controller.mistakes, [], "seed \(seed): \(steps)")
        }
        XCTAssertEqual(exceptions.map(\.reason), [], "seed \(seed): \(steps)")
    }

    private func step(_ navigation: UINavigationController, _ model: inout [UIViewController]) -> String {
        let animated = coin()
        switch number(0..<8) {
        case 0, 1, 2:
            let controller = fresh()
            model.append(controller)
            navigation.pushViewController(controller, animated: animated)
            return "push \(animated)"
        case 3:
            navigation.popViewController(animated: animated)
            if model.count > 1 { model.removeLast() }
            return "pop \(animated)"
        case 4:
            navigation.popToRootViewController(animated: animated)
            model = [model[0]]
            return "popToRoot \(animated)"
        case 5:
            let index = number(0..<model.count)
            navigation.popToViewController(model[index], animated: animated)
            model = Array(model[...index])
            return "popTo \(index) \(animated)"
        case 6:
            let kept = model.filter { _ in coin() }
            let controllers = (kept.isEmpty || coin() ? kept + [fresh()] : kept).shuffled(using: &generator)
            navigation.setViewControllers(controllers, animated: animated)
            model = controllers
            return "set \(controllers.map { $0.title ?? "" }) \(animated)"
        default:
            return swipe(navigation, &model)
        }
    }

    /// A swipe that finishes or goes back; the model says which controllers are there at the end of it.
    private func swipe(_ navigation: UINavigationController, _ model: inout [UIViewController]) -> String {
        settle()
        let finishes = coin()
        let end = CGPoint(x: finishes ? 300 : 90, y: 500)
        drag(from: CGPoint(x: 4, y: 500), to: end)
        lift(end)
        settle()
        if finishes, model.count > 1 { model.removeLast() }
        return "swipe \(finishes)"
    }

    private func check(_ navigation: UINavigationController, _ model: [UIViewController], _ text: String) {
        XCTAssertEqual(visible(in: navigation), model.last.map { [$0] }, text)
        XCTAssertEqual(Set(navigation.children.map(ObjectIdentifier.init)), Set(model.map(ObjectIdentifier.init)), text)
        XCTAssertEqual(navigation.navigationBar.items?.map(\.title), model.map(\.title), text)
        for controller in all {
            let isMember = model.contains { $0 === controller }
            XCTAssertEqual(controller.mistakes, [], text)
            XCTAssertEqual(controller.state, controller === model.last ? .there : .gone, text)
            XCTAssertEqual(controller.parent === navigation, isMember, text)
            XCTAssertEqual(controller.willMoves.last, isMember, text)
            if isMember || controller.willMoves.count > 0 { XCTAssertEqual(controller.didMoves.last, isMember, text) }
            if let view = controller.viewIfLoaded { XCTAssertEqual(view.transform, .identity, text) }
        }
    }
}
