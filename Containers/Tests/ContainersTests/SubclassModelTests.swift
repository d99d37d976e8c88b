#if canImport(UIKitTesting)
    import UIKit
    import UIKitTesting
    import XCTest

    @testable import Containers

    /// Random operations on every container of the kit: by code, by fingers, from callbacks, while the screen turns and other
    /// controllers come before it. No child is told anything twice, none is left without an end, and nothing stays.
    @MainActor final class SubclassModelTests: XCTestCase {
        func testMenu() { runModel { .menu($0) } }
        func testTabStrip() { runModel { .tabStrip($0, .text) } }
        func testSegments() { runModel { .tabStrip($0, .segmented) } }
        func testPager() { runModel { .pager($0) } }
        func testSwitcher() { runModel { .switcher($0) } }
        func testDrawer() { runModel { .drawer($0) } }
        func testPanelsInAColumn() { runModel { .panels($0, .vertical) } }
        func testPanelsInARow() { runModel { .panels($0, .horizontal) } }
        func testSheets() { runModel { .sheets($0) } }

        private func runModel(_ make: ([Probe]) -> ModelSubject) {
            for seed in 1...8 as ClosedRange<UInt64> {
                let world = SubclassWorld(seed: seed, make)
                for step in 0..<40 {
                    world.step()
                    if let mistake = world.log.mistakes.first {
                        return XCTFail("seed \(seed), step \(step): \(mistake)\n\(world.lastSteps)")
                    }
                }
                world.rest()
                if let mistake = world.mistakesAtRest().first {
                    return XCTFail("seed \(seed), at rest: \(mistake)\n\(world.lastSteps)")
                }
                world.screen.clear()
            }
        }

        /// A thousand changes, of which most are under way when the next is asked for.
        func testThousandChangesLeaveNothing() {
            let makers: [([Probe]) -> ModelSubject] = [
                { .menu($0) }, { .tabStrip($0, .image) }, { .pager($0) }, { .switcher($0) }, { .drawer($0) },
                { .panels($0, .vertical) }, { .sheets($0) },
            ]
            let screen = TestScreen(failsOnMisuse: true)
            for make in makers {
                expectDeallocation {
                    let log = ProbeLog()
                    let subject = make("abcde".map { Probe(String($0), in: log) })
                    var numbers = SeededNumbers(state: 7)
                    screen.show(subject.container)
                    for index in 0..<1000 {
                        _ = subject.operate(&numbers)
                        if index % 50 == 0 { screen.advance(by: 0.1) }
                    }
                    XCTAssertEqual(log.mistakes, [])
                    screen.clear()
                    return subject.container
                }
            }
        }
    }

    /// A container with something random to do with it.
    @MainActor private struct ModelSubject {
        let container: ContainerViewController
        /// Does something and says what.
        let operate: (inout SeededNumbers) -> String
        /// What the container needs, and does not hold itself.
        var companion: AnyObject?

        static func menu(_ probes: [Probe]) -> ModelSubject {
            let menu = MenuViewController(viewControllers: Array(probes.prefix(3)))
            return ModelSubject(container: menu) { [unowned menu] numbers in
                if Bool.random(using: &numbers) {
                    let isOpen = Bool.random(using: &numbers)
                    menu.setMenuOpen(isOpen, animated: Bool.random(using: &numbers))
                    return isOpen ? "open" : "close"
                }
                return select(in: menu, probes, &numbers)
            }
        }

        static func tabStrip(_ probes: [Probe], _ style: TabStripViewController.Style) -> ModelSubject {
            let strip = TabStripViewController(viewControllers: Array(probes.prefix(3)), style: style)
            return ModelSubject(container: strip) { [unowned strip] numbers in select(in: strip, probes, &numbers) }
        }

        private static func select(
            in container: SelectionContainerViewController, _ probes: [Probe], _ numbers: inout SeededNumbers
        ) -> String {
            let probe = probes.randomElement(using: &numbers)!
            let list = container.viewControllers
            switch Int.random(in: 0..<5, using: &numbers) {
            case 0 where !list.contains(probe):
                container.insert(probe, at: Int.random(in: 0...list.count, using: &numbers))
                return "insert \(probe.name)"
            case 1 where list.count > 1:
                let index = list.indices.randomElement(using: &numbers)!
                container.removeViewController(at: index)
                return "remove \(index)"
            case 2 where list.contains(probe):
                container.select(probe)
                return "select \(probe.name)"
            case 3:
                container.viewControllers = list.shuffled(using: &numbers)
                return "shuffle"
            default:
                container.selectByHand(list.randomElement(using: &numbers)!)
                return "select by hand"
            }
        }

        static func pager(_ probes: [Probe]) -> ModelSubject {
            let pager = PagerViewController()
            let ring = Ring(probes)
            pager.dataSource = ring
            pager.showPage(probes[0])
            let operate: (inout SeededNumbers) -> String = { [unowned pager] numbers in
                let isAnimated = Bool.random(using: &numbers)
                if Int.random(in: 0..<3, using: &numbers) == 0 {
                    pager.showPage(probes.randomElement(using: &numbers)!, animated: isAnimated)
                    return "page"
                }
                pager.leaf(backward: Bool.random(using: &numbers), animated: isAnimated)
                return "leaf"
            }
            return ModelSubject(container: pager, operate: operate, companion: ring)
        }

        /// Pages that follow each other round.
        private final class Ring: PagerViewControllerDataSource {
            private let probes: [Probe]
            init(_ probes: [Probe]) { self.probes = probes }

            private func page(_ step: Int, from controller: UIViewController) -> UIViewController? {
                probes.firstIndex { $0 === controller }.map { probes[($0 + step + probes.count) % probes.count] }
            }
            func pager(_ pager: PagerViewController, before controller: UIViewController) -> UIViewController? {
                page(-1, from: controller)
            }
            func pager(_ pager: PagerViewController, after controller: UIViewController) -> UIViewController? {
                page(1, from: controller)
            }
        }

        static func switcher(_ probes: [Probe]) -> ModelSubject {
            let states: [SwitcherState] = [.loading, .content, .empty, .failed, SwitcherState(rawValue: "own")]
            let switcher = SwitcherViewController(state: .loading) { probes[states.firstIndex(of: $0)!] }
            return ModelSubject(container: switcher) { [unowned switcher] numbers in
                let state = states.randomElement(using: &numbers)!
                switcher.setState(state, animated: Bool.random(using: &numbers))
                return state.rawValue
            }
        }

        static func drawer(_ probes: [Probe]) -> ModelSubject {
            let drawer = DrawerViewController(content: probes[0], drawer: probes[1])
            return ModelSubject(container: drawer) { [unowned drawer] numbers in
                let isAnimated = Bool.random(using: &numbers)
                if Int.random(in: 0..<4, using: &numbers) == 0 {
                    let content = (probes[2...] + [probes[0]]).randomElement(using: &numbers)!
                    drawer.setContent(content, using: isAnimated ? .crossFade : nil)
                    return "content \(content.name)"
                }
                let isOpen = Bool.random(using: &numbers)
                drawer.setDrawerOpen(isOpen, animated: isAnimated)
                return isOpen ? "open" : "close"
            }
        }

        static func panels(_ probes: [Probe], _ axis: NSLayoutConstraint.Axis) -> ModelSubject {
            let panels = PanelStackViewController(viewControllers: Array(probes.prefix(3)), axis: axis)
            panels.allowsReordering = true
            return ModelSubject(container: panels) { [unowned panels] numbers in
                let list = panels.viewControllers
                let transition: ContainerTransition? = Bool.random(using: &numbers) ? panels.transition : nil
                let probe = probes.randomElement(using: &numbers)!
                guard list.contains(probe) else {
                    panels.insert(probe, at: Int.random(in: 0...list.count, using: &numbers), using: transition)
                    return "insert \(probe.name)"
                }
                switch Int.random(in: 0..<5, using: &numbers) {
                case 0:
                    panels.removeViewController(at: list.firstIndex(of: probe)!, using: transition)
                    return "remove \(probe.name)"
                case 1:
                    panels.moveViewController(
                        from: list.firstIndex(of: probe)!, to: list.indices.randomElement(using: &numbers)!,
                        using: transition)
                    return "move \(probe.name)"
                case 2:
                    panels.setFraction(0.4, of: probe, animated: transition != nil)
                    return "fraction \(probe.name)"
                default:
                    panels.setCollapsed(!panels.isCollapsed(probe), probe, animated: transition != nil)
                    return "collapse \(probe.name)"
                }
            }
        }

        static func sheets(_ probes: [Probe]) -> ModelSubject {
            let sheets = SheetStackViewController(content: probes[0])
            return ModelSubject(container: sheets) { [unowned sheets] numbers in
                let isAnimated = Bool.random(using: &numbers)
                let probe = probes.randomElement(using: &numbers)!
                guard sheets.shownViewControllers.contains(probe) else {
                    if Int.random(in: 0..<4, using: &numbers) == 0 {
                        sheets.setContent(probe, using: isAnimated ? .crossFade : nil)
                        return "content \(probe.name)"
                    }
                    sheets.pushSheet(probe, detents: [.medium, .large, .height(150)], animated: isAnimated)
                    return "push \(probe.name)"
                }
                switch Int.random(in: 0..<3, using: &numbers) {
                case 0 where probe !== sheets.contentViewController:
                    sheets.selectDetent([.medium, .large].randomElement(using: &numbers)!, of: probe)
                    return "detent \(probe.name)"
                case 1:
                    sheets.pop(to: probe, animated: isAnimated)
                    return "pop to \(probe.name)"
                default:
                    sheets.popSheet(animated: isAnimated)
                    return "pop"
                }
            }
        }
    }

    /// A screen with a container, random operations, and fingers.
    @MainActor private final class SubclassWorld {
        let screen = TestScreen(failsOnMisuse: true)
        let log = ProbeLog()
        private var numbers: SeededNumbers
        private let probes: [Probe]
        private let subject: ModelSubject
        private let other = UIViewController()
        private var finger: TestFinger?
        private var depth = 0
        private var history: [String] = []
        var lastSteps: String { history.suffix(14).joined(separator: "\n") }

        init(seed: UInt64, _ make: ([Probe]) -> ModelSubject) {
            numbers = SeededNumbers(state: seed)
            let log = log
            probes = "abcde".map { Probe(String($0), in: log) }
            subject = make(probes)
            screen.show(subject.container)
        }

        private func pick<Element>(_ elements: [Element]) -> Element { elements.randomElement(using: &numbers)! }

        func step() {
            switch Int.random(in: 0..<14, using: &numbers) {
            case 0...4: operate("")
            case 5...8: touch()
            case 9: hook()
            case 10: changeScreen()
            default:
                let seconds = pick([0, 0.05, 0.2, 0.7])
                history.append("advance \(seconds)")
                screen.advance(by: seconds)
            }
        }

        private func operate(_ occasion: String) {
            var numbers = numbers
            history.append(occasion + subject.operate(&numbers))
        }

        /// A finger that comes down somewhere, moves and is lifted; other things happen between.
        private func touch() {
            let isShown = subject.container.viewIfLoaded?.window != nil
            guard let finger else {
                guard isShown else { return }
                let (x, y) = (
                    CGFloat.random(in: 1..<screen.size.width - 1, using: &numbers),
                    CGFloat.random(in: 1..<screen.size.height - 1, using: &numbers)
                )
                history.append("down at \(Int(x)) \(Int(y))")
                self.finger = screen.touchDown(.point(pick([x, x, 2]), y))
                return
            }
            switch Int.random(in: 0..<3, using: &numbers) {
            case 0:
                history.append("lift")
                self.finger = nil
                finger.lift(settles: false)
            default:
                let (dx, dy) = pick([(120, 0), (-120, 0), (0, 150), (0, -150), (20, 300)])
                history.append("move by \(dx) \(dy)")
                finger.move(by: CGFloat(dx), CGFloat(dy), over: pick([0.05, 0.2, 0.6]))
            }
        }

        /// Lets a child change its container while it is told something.
        private func hook() {
            let probe = pick(probes)
            let event = pick(
                ["willMove(nil)", "willMove(in)", "willAppear", "didAppear", "willDisappear", "didDisappear"])
            history.append("hook \(probe.name) \(event)")
            probe.onCallback = { [unowned self] probe, heard in
                guard heard.hasPrefix(event), depth < 2 else { return }
                probe.onCallback = nil
                depth += 1
                operate("in \(event): ")
                depth -= 1
            }
        }

        private func changeScreen() {
            switch Int.random(in: 0..<4, using: &numbers) {
            case 0:
                history.append("turn")
                screen.turn(to: pick([.portrait, .landscapeLeft]))
            case 1:
                history.append("other root")
                screen.show(other, settles: false)
            default:
                history.append("root")
                screen.show(subject.container, settles: false)
            }
        }

        func rest() {
            for probe in probes { probe.onCallback = nil }
            finger?.lift()
            screen.show(subject.container)
            screen.runUntilIdle()
        }

        func mistakesAtRest() -> [String] {
            var mistakes = log.mistakes
            let container = subject.container
            let shown = container.shownViewControllers
            if Set(container.children) != Set(shown) { mistakes.append("there are children that are not shown") }
            if container.isChanging { mistakes.append("there is still a change") }
            let hosts = container.contentView.subviews.filter { $0 is ChildHostView }
            if hosts.count != shown.count { mistakes.append("there are \(hosts.count) hosts for \(shown.count)") }
            for (child, frame) in zip(shown, container.places(of: shown)) {
                guard let host = child.view.superview as? ChildHostView, host.placedFrame == frame, host.alpha == 1
                else {
                    mistakes.append("\(child.title!) is not at its place")
                    continue
                }
            }
            for probe in probes {
                let isOnScreen = probe.viewIfLoaded?.window != nil
                if log.phase(of: probe) != (isOnScreen ? .appeared : .disappeared) {
                    mistakes.append("\(probe.name) is \(log.phase(of: probe)), on the screen: \(isOnScreen)")
                }
                if isOnScreen != shown.contains(probe) {
                    mistakes.append("\(probe.name) is on the screen and not shown, or the other way round")
                }
            }
            return mistakes
        }
    }
#endif
