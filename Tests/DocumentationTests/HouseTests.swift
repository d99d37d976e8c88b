import Foundation
import XCTest

/// The rules of `Documentation/House.md`, as figures that may only fall.
final class HouseTests: XCTestCase {
    private static let measured = Result { try HouseFigures.measure() }

    private func figures() throws -> HouseFigures { try Self.measured.get() }

    private func allowed() throws -> [String: Int] {
        let file = HouseFigures.repository.appendingPathComponent("Documentation/Ratchets.tsv")
        let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").filter { !$0.hasPrefix("#") }
        return try Dictionary(
            uniqueKeysWithValues: lines.map { line in
                let columns = line.split(separator: "\t")
                return (String(columns[0]), try XCTUnwrap(Int(columns[1])))
            })
    }

    /// Compares the offences of one kind with how many there may be.
    private func check(_ kind: String) throws {
        let found = try figures().offences.filter { $0.key.hasPrefix(kind) }
        let allowed = try allowed().filter { $0.key.hasPrefix(kind) }
        for key in Set(found.keys).union(allowed.keys).sorted() {
            let (lines, limit) = (found[key] ?? [], allowed[key] ?? 0)
            if lines.count > limit {
                XCTFail("\(key): \(lines.count), and there may be \(limit)\n" + lines.joined(separator: "\n"))
            } else if lines.count < limit {
                XCTFail("\(key): only \(lines.count) of \(limit) are left. Run `make ratchets`, so that it stays so")
            }
        }
    }

    func testRoomsNameLowerRoomsOnly() throws { try check("upward ") }
    func testPublicMembersHaveComments() throws { try check("undocumented ") }
    func testPublicClassesLieInFilesOfTheirNames() throws { try check("misplaced classes ") }
    func testRoomsHaveTestFolders() throws { try check("rooms without tests") }
    func testBodiesInFacesAreShort() throws { try check("long bodies ") }

    func testTheMapNamesWhatIsThere() throws { try check("unknown names ") }

    func testEachRoomIsInTheTable() throws {
        let figures = try figures()
        XCTAssertEqual(figures.order.sorted(), figures.rooms.sorted(), "the table of rooms in Documentation/House.md")
    }
}
