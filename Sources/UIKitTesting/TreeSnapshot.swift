import DisplayProtocol
import Foundation
import UIKit

extension TestScreen {
    /// The views on the screen, one a line: class, frame in the superview, and what is special about it.
    ///
    /// What framework controls and bars are made of is left out: it is theirs to change.
    public var hierarchy: String {
        TreeBuilder.tree().windows.map { Self.lines($0.view, depth: 0).joined(separator: "\n") }
            .joined(separator: "\n")
    }

    private static func lines(_ view: Tree.View, depth: Int) -> [String] {
        var line = String(repeating: "  ", count: depth) + view.class + " " + view.frame.rectangle.shortText
        if let id = view.accessibilityIdentifier { line += " id \(id)" }
        if let label = view.accessibilityLabel { line += " label \"\(label)\"" }
        if let text = view.text { line += " \"\(text.replacingOccurrences(of: "\n", with: "\\n"))\"" }
        if view.isHidden { line += " hidden" }
        if view.alpha < 1 { line += " alpha \(view.alpha.shortText)" }
        if !view.states.isEmpty { line += " " + view.states.joined(separator: " ") }
        let isClosed = closed.contains(view.class)
        return [line] + (isClosed ? [] : view.subviews.flatMap { lines($0, depth: depth + 1) })
    }

    /// Framework classes whose subviews are not an app's.
    private static let closed: Set<String> = [
        "UIButton", "UILabel", "UISwitch", "UIImageView", "UINavigationBar", "UISlider", "UIPageControl",
        "UISegmentedControl", "UIActivityIndicatorView", "UIProgressView", "UIStepper", "UITextField", "UITabBar",
        "UIToolbar", "UITextView", "UISearchBar", "UISearchTextField", "KeyboardView",
    ]
}

/// Fails unless the hierarchy of views is as it was recorded, in `__Snapshots__/<file>/<test>.<name>.txt`.
///
/// The difference is in the failure's text. It is recorded as pictures are; see `expectSnapshot(of:)`.
@preconcurrency @MainActor public func expectHierarchySnapshot(
    of screen: TestScreen, named name: String? = nil, record: Bool = false, file: StaticString = #filePath,
    test: String = #function, line: UInt = #line
) {
    guard screen.isUp(file: file, line: line) else { return }
    screen.runUntilIdle(file: file, line: line)
    let actual = screen.hierarchy
    let place = SnapshotFile(
        name: name, extension: "txt", test: test, file: file, folder: SnapshotEnvironment.folder,
        environment: SnapshotEnvironment.variables)
    func fail(_ message: String) { TestFailures.report(message, file: file, line: line) }
    do {
        let data = Data((actual + "\n").utf8)
        if record || SnapshotEnvironment.variables["SNAPSHOT_RECORD"] == "1" {
            try place.record(data)
            return fail("recorded \(place.recorded.path); run again without recording")
        }
        guard let old = FileManager.default.contents(atPath: place.recorded.path) else {
            try place.record(data)
            return fail("there was no hierarchy to compare with; recorded \(place.recorded.path); run again")
        }
        let difference = LineDifference(
            expected: String(decoding: old, as: UTF8.self).components(separatedBy: "\n").filter { !$0.isEmpty },
            actual: actual.components(separatedBy: "\n"))
        guard difference.count > 0 else { return }
        fail(
            "the views differ from \(place.recorded.path) (- recorded, + now):\n"
                + difference.lines.map { "  \($0)" }.joined(separator: "\n"))
    } catch {
        fail("a file of the snapshot cannot be written: \(error.localizedDescription)")
    }
}
