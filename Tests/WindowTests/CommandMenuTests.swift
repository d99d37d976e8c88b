import Foundation
import XCTest

@testable import Displays

final class CommandMenuTests: XCTestCase {
    private func menu(in room: CGSize, at place: CGPoint? = nil) -> CommandMenu {
        CommandMenu(
            heading: "iPhone",
            groups: WindowCommand.groups.map { group in
                group.map { .init(command: $0, title: "\($0)", isEnabled: $0 != .step) }
            }, in: room, at: place)
    }

    func test_liesInTheWindowWhateverItsSize() {
        for room in [
            CGSize(width: 433, height: 892), CGSize(width: 892, height: 433), CGSize(width: 200, height: 300),
            CGSize(width: 120, height: 90),
        ] {
            for place in [nil, CGPoint.zero, CGPoint(x: room.width, y: room.height), CGPoint(x: -50, y: 5000)] {
                let frame = menu(in: room, at: place).frame
                XCTAssertTrue(
                    CGRect(origin: .zero, size: room).insetBy(dx: -0.01, dy: -0.01).contains(frame),
                    "\(frame) in \(room)")
            }
        }
    }

    func test_opensWhereItIsAskedFor() {
        XCTAssertEqual(
            menu(in: CGSize(width: 900, height: 1200), at: CGPoint(x: 30, y: 40)).frame.origin, CGPoint(x: 30, y: 40))
    }

    func test_everyEnabledCommandCanBeClicked() {
        for room in [CGSize(width: 433, height: 892), CGSize(width: 892, height: 433)] {
            let menu = menu(in: room)
            var found: Set<WindowCommand> = []
            for x in stride(from: menu.frame.minX, to: menu.frame.maxX, by: 8) {
                for y in stride(from: menu.frame.minY, to: menu.frame.maxY, by: 4) {
                    if let command = menu.command(at: CGPoint(x: x, y: y)) { found.insert(command) }
                }
            }
            XCTAssertEqual(found, Set(WindowCommand.groups.joined()).subtracting([.step]))
            XCTAssertNil(menu.command(at: CGPoint(x: menu.frame.minX - 1, y: menu.frame.midY)))
        }
    }

    func test_arrowKeysGoAroundAndSkipWhatIsOff() {
        var menu = menu(in: CGSize(width: 433, height: 892))
        menu.move(by: -1)
        XCTAssertEqual(menu.selection, .close)
        menu.move(by: 1)
        XCTAssertEqual(menu.selection, .turnLeft)
        menu.select(.pause)
        menu.move(by: 1)
        XCTAssertEqual(menu.selection, .slowAnimations)
    }

    func test_excerptsLoseTheIndentThatAllLinesHave() {
        XCTAssertEqual(
            CardContents.withoutCommonIndent(["    func a() {", "", "\tb()", "        c()"]),
            ["func a() {", "", "b()", "    c()"])
        XCTAssertEqual(CardContents.withoutCommonIndent(["", ""]), ["", ""])
    }
}
