import Foundation
import XCTest

/// What `Scripts/house` takes for a use, an undocumented member, a misplaced class and a long body.
final class HouseScriptTests: XCTestCase {
    private var folder = URL(fileURLWithPath: "/")

    override func setUpWithError() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("house-\(UUID().uuidString)")
        try write("Tests/UIKitTests/Low/LowTests.swift", "")
    }

    override func tearDown() { try? FileManager.default.removeItem(at: folder) }

    private func write(_ path: String, _ text: String) throws {
        let file = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
    }

    private func writeOrder() throws {
        try write("Documentation/House.md", "## Rooms\n| `Low` | stones |\n| `High` | roof |\n\n## Other\n| `x` |\n")
    }

    private func offences() throws -> [String: [String]] { try HouseFigures.measure(folder).offences }

    func testAUseIsAFileThatNamesATypeOfAnotherRoom() throws {
        try writeOrder()
        try write(
            "Sources/UIKit/High/Roof.swift", "struct Roof {}\nprivate struct Tile {}\nstruct Gable { let s: Stone }")
        try write(
            "Sources/UIKit/Low/Stone.swift",
            #"""
            struct Stone {}
            // Roof
            /* Roof /* Gable */ Roof */
            let text = "Roof \"Roof\" \(Gable.self) Roof"
            let raw = #"Roof \(Roof) " "#
            let tile: Tile? = nil
            let two: (Gable, Gable)
            """#)
        let figures = try HouseFigures.measure(folder)
        XCTAssertEqual(figures.order, ["Low", "High"])
        XCTAssertEqual(figures.rooms, ["High", "Low"])
        XCTAssertEqual(
            figures.offences, ["upward Low > High": ["Stone names Gable"], "rooms without tests": ["High"]])
    }

    func testATypeOfTwoRoomsLeadsNowhere() throws {
        try writeOrder()
        try write("Sources/UIKit/High/Roof.swift", "struct Roof {}")
        try write("Sources/UIKit/High/Part.swift", "struct Part {}")
        try write("Sources/UIKit/Low/Stone.swift", "struct Part {}\nlet part = Part()")
        XCTAssertEqual(try offences(), ["rooms without tests": ["High"]])
    }

    func testPublicMembersWithoutComments() throws {
        try write(
            "Sources/UIKit/Low/Stone.swift",
            """
            /// A stone.
            open class Stone {
                /// Its weight.
                @MainActor
                public var weight = 1
                public var colour = 2
                // Not for readers.
                @objc open func fall() {}
                open override func roll() {}
                var hidden = 3
                package func lie() {}
                public private(set) var age = 4
                public let text = "public let nothing"
            }

            extension Stone { public init() {} }
            """)
        XCTAssertEqual(
            try offences(), ["undocumented UIKit": [6, 8, 12, 13].map { "UIKit/Low/Stone.swift:\($0)" }])
    }

    func testClassesInFilesOfOtherNames() throws {
        try write(
            "Sources/QuartzCore/Stone.swift",
            "/// A.\n@MainActor public final class Pebble {}\n/// B.\nopen class Stone {}\nclass Sand {}\n/// C.\npublic enum Kind {}"
        )
        XCTAssertEqual(try offences(), ["misplaced classes QuartzCore": ["QuartzCore/Stone.swift: Pebble"]])
    }

    func testLongBodiesInFaces() throws {
        try write(
            "Sources/UIKit/Views/UIView.swift",
            """
            class UIView {
                func short(
                    a: Int,
                    b: (Int) -> Int = { $0 }
                ) {
                    one()
                    two()
                    three()
                }
                func long() {
                    one()
                    two()
                    three()
                    four()
                }
                var property: Int {
                    get {
                        one()
                    }
                    set {
                        one()
                        two()
                        three()
                        four()
                    }
                }
                var stored = 1 {
                    didSet { one() }
                }
            }
            """)
        try write("Tests/UIKitTests/Views/ViewTests.swift", "")
        XCTAssertEqual(
            try offences()["long bodies UIView.swift"],
            ["UIKit/Views/UIView.swift:10: 4 lines", "UIKit/Views/UIView.swift:20: 4 lines"])
    }

    func testNamesOfTheMap() throws {
        try write("Sources/UIKit/Low/Stone.swift", "struct Stone { func roll() {} }")
        try write("Sources/UIKit/Low/Stone+Weight.swift", "")
        try write(
            "Documentation/House.md",
            """
            `Stone` `Stone.roll` `Stone+Weight` `Stone.swift` `Sources/UIKit` `Low` `LowTests` `make house` `roof()` `…Gable`
            `Roof` `Stone.fall` `Stone+Colour` `Roof.swift` `Sources/Roof`
            """)
        XCTAssertEqual(
            try offences()["unknown names House.md"],
            ["Roof", "Roof.swift", "Sources/Roof", "Stone+Colour", "Stone.fall"])
    }

    func testFiguresAreLoweredAndNeverRaised() throws {
        let ratchets = folder.appendingPathComponent("Documentation/Ratchets.tsv")
        try write("Sources/UIKit/Low/Stone.swift", "public var a = 1\npublic var b = 1\n")
        try write("Documentation/Ratchets.tsv", "# Head.\nmisplaced classes UIKit\t2\nundocumented UIKit\t3\n")
        XCTAssertEqual(try HouseFigures.run(["--lower", folder.path]).status, 0)
        let lowered = try String(contentsOf: ratchets, encoding: .utf8)
        XCTAssertTrue(lowered.hasSuffix("\nundocumented UIKit\t2\n"), lowered)
        XCTAssertFalse(lowered.contains("misplaced"), lowered)
        try write("Sources/UIKit/Low/Sand.swift", "public var c = 1\n")
        XCTAssertEqual(try HouseFigures.run(["--lower", folder.path]).status, 1)
        XCTAssertEqual(try String(contentsOf: ratchets, encoding: .utf8), lowered)
    }

    func testTheTable() throws {
        try writeOrder()
        try write("Sources/UIKit/High/Roof.swift", "struct Roof {\n    func lie() {\n    }\n}\n")
        try write("Sources/UIKit/Low/Stone.swift", "let roof = Roof()\nstatic let shared = 1\nstatic var two = 2\n")
        let table = String(decoding: try HouseFigures.run([folder.path]).output, as: UTF8.self)
        for row in [
            "| Swift files / lines in Sources | 2 / 7 |",
            "| function: median / p90 / p99 / max, in lines | 2 / 2 / 2 / 2 |",
            "| uses between rooms | 1 |", "| … upward, in the order of House.md | 1 (100.0 %) |",
            "| singletons, `static let/var shared` | 1 (UIKit 1) |", "| other static variables | 1 (UIKit 1) |",
        ] {
            XCTAssertTrue(table.contains(row), "\(row) is not in\n\(table)")
        }
    }
}
