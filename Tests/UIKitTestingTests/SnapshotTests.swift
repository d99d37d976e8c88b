import CoreGraphics
import UIKit
import XCTest

@testable import UIKitTesting

@preconcurrency @MainActor final class SnapshotTests: UIKitTestingTestCase {
    private var folder = URL(fileURLWithPath: "/")

    override func setUp() {
        super.setUp()
        nonisolated(unsafe) let test = self
        MainActor.assumeIsolated { test.begin() }
    }

    override func tearDown() {
        nonisolated(unsafe) let test = self
        MainActor.assumeIsolated { try? FileManager.default.removeItem(at: test.folder) }
        super.tearDown()
    }

    private func begin() {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("snapshots-\(UUID().uuidString)")
        SnapshotEnvironment.folder = folder
        SnapshotEnvironment.variables = ["SNAPSHOT_ARTIFACTS": folder.appendingPathComponent("artifacts").path]
    }

    private func recorded(_ name: String) -> String {
        folder.appendingPathComponent("__Snapshots__/SnapshotTests/\(name)").path
    }

    private func artifacts(_ name: String) -> String {
        folder.appendingPathComponent("artifacts/SnapshotTests/\(name)").path
    }

    private func picture(_ path: String) throws -> Bitmap {
        try XCTUnwrap(Bitmap(pngData: try XCTUnwrap(FileManager.default.contents(atPath: path), path)), path)
    }

    /// A red view of 10 × 20 points, with a blue square of 2 points in its corner.
    private func redView() -> (view: UIView, corner: UIView) {
        let view = UIView(frame: CGRect(x: 5, y: 7, width: 10, height: 20))
        view.backgroundColor = .red
        let corner = UIView(frame: CGRect(x: 0, y: 0, width: 2, height: 2))
        corner.backgroundColor = .blue
        view.addSubview(corner)
        return (view, corner)
    }

    func testAMissingPictureIsRecordedAndFails() throws {
        let (view, _) = redView()
        let path = recorded("testAMissingPictureIsRecordedAndFails.png")
        let reports = reports { expectSnapshot(of: view) }
        XCTAssertEqual(
            reports.map(\.message), ["there was no picture to compare with; recorded \(path); run again"])
        XCTAssertEqual(reports.first?.line, #line - 3)
        XCTAssertEqual(failures { expectSnapshot(of: view) }, [])
        let bitmap = try picture(path)
        XCTAssertEqual([bitmap.width, bitmap.height], [30, 60])
        XCTAssertEqual(
            [bitmap[0, 0], bitmap[5, 5], bitmap[6, 0], bitmap[29, 59]].map { String($0, radix: 16) },
            ["ff0000ff", "ff0000ff", "ffff0000", "ffff0000"])
    }

    func testADifferenceLeavesPictures() throws {
        let (view, corner) = redView()
        _ = failures { expectSnapshot(of: view, named: "a view") }
        corner.frame.origin.x = 1
        let name = "testADifferenceLeavesPictures.a-view"
        XCTAssertEqual(
            failures { expectSnapshot(of: view, named: "a view") },
            [
                "UIView of 10 × 20 points differs from \(recorded(name + ".png")): 36 of 1800 pixels (2 %), by up to 255 of 255; actual.png and difference.png are in \(artifacts(name))"
            ])
        let actual = try picture(artifacts(name) + "/actual.png")
        XCTAssertEqual(actual[0, 0], 0xFFFF_0000)
        let difference = try picture(artifacts(name) + "/difference.png")
        XCTAssertEqual(difference[0, 0], 0xFFFF_0000)
        XCTAssertEqual(difference[8, 5], 0xFFFF_0000)
        // Unchanged: the pale grey of blue, and that of red.
        XCTAssertEqual(difference[3, 0] & 255, 191 + 25 / 4)
        XCTAssertEqual(difference[29, 59] & 255, 191 + 76 / 4)
    }

    func testTolerances() throws {
        let (view, corner) = redView()
        _ = failures { expectSnapshot(of: view) }
        corner.frame.origin.x = 1
        XCTAssertEqual(failures { expectSnapshot(of: view, tolerance: .init(pixels: 0.02)) }, [])
        XCTAssertEqual(failures { expectSnapshot(of: view, tolerance: .init(pixels: 0.0199)) }.count, 1)
        corner.frame.origin.x = 0
        view.backgroundColor = UIColor(red: 1, green: 0.02, blue: 0, alpha: 1)
        XCTAssertEqual(failures { expectSnapshot(of: view, tolerance: .init(levels: 5)) }, [])
        XCTAssertEqual(failures { expectSnapshot(of: view, tolerance: .init(levels: 4)) }.count, 1)
    }

    func testAnotherSize() throws {
        let controller = UIViewController()
        _ = failures { expectSnapshot(of: controller, size: CGSize(width: 10, height: 10)) }
        XCTAssertEqual(failures { expectSnapshot(of: controller) }, [])
        XCTAssertEqual(
            failures { expectSnapshot(of: controller, size: CGSize(width: 11, height: 10)) },
            [
                "UIView of 11 × 10 points is 33 × 30 pixels; \(recorded("testAnotherSize.png")) is 30 × 30; actual.png is in \(artifacts("testAnotherSize"))"
            ])
        XCTAssertTrue(FileManager.default.fileExists(atPath: artifacts("testAnotherSize/actual.png")))
    }

    func testAViewWithoutASizeCannotBeDrawn() {
        XCTAssertEqual(
            failures { expectSnapshot(of: UIView()) },
            ["UIView of 0 × 0 points cannot be drawn: its size must be above 0 and below 32767 pixels"])
    }

    func testAFileThatIsNoPicture() throws {
        let path = recorded("testAFileThatIsNoPicture.png")
        _ = failures { expectSnapshot(of: redView().view) }
        try Data("hello".utf8).write(to: URL(fileURLWithPath: path))
        XCTAssertEqual(failures { expectSnapshot(of: redView().view) }, ["\(path) is not a PNG file"])
    }

    func testRecordingAnew() throws {
        let (view, corner) = redView()
        let path = recorded("testRecordingAnew.png")
        _ = failures { expectSnapshot(of: view) }
        corner.isHidden = true
        let message = "recorded \(path); run again without recording"
        XCTAssertEqual(failures { expectSnapshot(of: view, record: true) }, [message])
        XCTAssertEqual(try picture(path)[0, 0], 0xFFFF_0000)
        corner.isHidden = false
        SnapshotEnvironment.variables["SNAPSHOT_RECORD"] = "1"
        XCTAssertEqual(failures { expectSnapshot(of: view) }, [message])
        XCTAssertEqual(try picture(path)[0, 0], 0xFF00_00FF)
        XCTAssertEqual(failures { expectSnapshot(of: view) }, [message], "as long as it is asked for")
        SnapshotEnvironment.variables["SNAPSHOT_RECORD"] = "0"
        XCTAssertEqual(failures { expectSnapshot(of: view) }, [])
    }

    func testAFolderThatCannotBeWritten() throws {
        try Data().write(to: folder)
        let messages = failures { expectSnapshot(of: redView().view) }
        XCTAssertEqual(messages.count, 1)
        XCTAssertTrue(messages[0].hasPrefix("a file of the snapshot cannot be written: "), messages[0])
    }

    func testTransparentViewsStayTheSame() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
        view.backgroundColor = UIColor(red: 0.3, green: 0.7, blue: 0.1, alpha: 0.37)
        _ = failures { expectSnapshot(of: view) }
        XCTAssertEqual(failures { expectSnapshot(of: view) }, [])
    }

    func testAScreenWithItsStatusBar() throws {
        let (screen, _) = emptyScreen()
        _ = failures { expectSnapshot(of: screen) }
        XCTAssertEqual(failures { expectSnapshot(of: screen) }, [])
        let bitmap = try picture(recorded("testAScreenWithItsStatusBar.png"))
        XCTAssertEqual([bitmap.width, bitmap.height], [1179, 2556])
        XCTAssertEqual(bitmap[600, 1200], 0xFFFF_FFFF)
        XCTAssertTrue((0..<1179).contains { bitmap[$0, 100] == 0xFF00_0000 }, "the time is black on white")
        UIApplication.shared.windows[0].rootViewController?.view.backgroundColor = .red
        let messages = failures { expectSnapshot(of: screen) }
        XCTAssertEqual(messages.count, 1)
        XCTAssertTrue(messages[0].hasPrefix("the screen differs from "), messages[0])
    }

    func testVariants() throws {
        let variants = { () -> Void in
            expectSnapshots(on: ["iPhone SE"], textSizes: [.large, .accessibilityLarge]) { screen in
                screen.show(UIViewController())
            }
        }
        XCTAssertEqual(failures(of: variants).count, 4)
        XCTAssertEqual(failures(of: variants), [])
        let files = try FileManager.default.contentsOfDirectory(
            atPath: folder.appendingPathComponent("__Snapshots__/SnapshotTests").path)
        XCTAssertEqual(
            files.sorted(),
            [
                "testVariants.iPhone-SE-dark-AccessibilityL.png", "testVariants.iPhone-SE-dark-L.png",
                "testVariants.iPhone-SE-light-AccessibilityL.png", "testVariants.iPhone-SE-light-L.png",
            ])
    }

    func testHierarchies() throws {
        let (screen, view) = emptyScreen()
        let path = recorded("testHierarchies.tree.txt")
        XCTAssertEqual(
            failures { expectHierarchySnapshot(of: screen, named: "tree") },
            ["there was no hierarchy to compare with; recorded \(path); run again"])
        XCTAssertEqual(failures { expectHierarchySnapshot(of: screen, named: "tree") }, [])
        label("New", CGRect(x: 1, y: 2, width: 3, height: 4), in: view)
        XCTAssertEqual(
            failures { expectHierarchySnapshot(of: screen, named: "tree") },
            [
                """
                the views differ from \(path) (- recorded, + now):
                    UIWindow (0,0 393 × 852)
                      UIView (0,0 393 × 852)
                  +     UILabel (1,2 3 × 4) "New"
                """
            ])
        XCTAssertEqual(
            failures { expectHierarchySnapshot(of: screen, named: "tree", record: true) },
            ["recorded \(path); run again without recording"])
        XCTAssertEqual(failures { expectHierarchySnapshot(of: screen, named: "tree") }, [])
    }
}
