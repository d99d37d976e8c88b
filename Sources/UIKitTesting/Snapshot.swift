import CoreGraphics
import Foundation
import UIKit

/// How the assertions of this file find their files; replaced by this module's own tests.
@MainActor enum SnapshotEnvironment {
    static var variables = ProcessInfo.processInfo.environment
    /// Takes the place of the folders of test files.
    static var folder: URL?
}

/// Fails unless a screen looks as it did when its picture was recorded.
///
/// The picture lies beside the test's file, in `__Snapshots__/<file>/<test>.<name>.png`. Where there is none yet, and with
/// `record: true` or `SNAPSHOT_RECORD=1` in the environment, it is recorded, and the test fails to say so. A failure leaves
/// `actual.png` and `difference.png` in a folder that its message names; `SNAPSHOT_ARTIFACTS` chooses another.
///
/// - Parameters:
///   - screen: What is drawn: all of the screen, status bar included, in pixels.
///   - name: Tells apart the pictures of one test.
///   - tolerance: How much may differ.
///   - record: Whether to record the picture anew.
@preconcurrency @MainActor public func expectSnapshot(
    of screen: TestScreen, named name: String? = nil, tolerance: SnapshotTolerance = .exact, record: Bool = false,
    file: StaticString = #filePath, test: String = #function, line: UInt = #line
) {
    guard screen.isUp(file: file, line: line) else { return }
    screen.runUntilIdle(file: file, line: line)
    let picture = FramePresenter.shared.renderScreen()
    checkSnapshot(picture, "the screen", name, tolerance, record, file, test, line)
}

/// Fails unless a view looks as it did when its picture was recorded; transparent where the view is.
///
/// The view may be on a screen or not; it is laid out at the size that it has.
@preconcurrency @MainActor public func expectSnapshot(
    of view: UIView, named name: String? = nil, tolerance: SnapshotTolerance = .exact, record: Bool = false,
    file: StaticString = #filePath, test: String = #function, line: UInt = #line
) {
    settle(file: file, line: line)
    let text = "\(view.nameInMessages) of \(view.bounds.size.shortText) points"
    checkSnapshot(Drawing.picture(of: view), text, name, tolerance, record, file, test, line)
}

/// Fails unless a controller's view looks as it did when its picture was recorded.
///
/// - Parameter size: What the view is resized to, in points; nil leaves it as it is.
@preconcurrency @MainActor public func expectSnapshot(
    of controller: UIViewController, size: CGSize? = nil, named name: String? = nil,
    tolerance: SnapshotTolerance = .exact, record: Bool = false, file: StaticString = #filePath,
    test: String = #function, line: UInt = #line
) {
    controller.loadViewIfNeeded()
    guard let view = controller.viewIfLoaded else {
        TestFailures.report("\(type(of: controller)) has no view to take a picture of", file: file, line: line)
        return
    }
    if let size { view.frame.size = size }
    expectSnapshot(of: view, named: name, tolerance: tolerance, record: record, file: file, test: test, line: line)
}

/// Checks one picture for each device, style and text size; `show` puts the same on every screen.
///
/// The pictures are named after what they show, such as `iPhone-15-dark`.
@preconcurrency @MainActor public func expectSnapshots(
    on devices: [String] = ["iPhone 15"], styles: [UIUserInterfaceStyle] = [.light, .dark],
    textSizes: [UIContentSizeCategory] = [.large], tolerance: SnapshotTolerance = .exact, record: Bool = false,
    file: StaticString = #filePath, test: String = #function, line: UInt = #line,
    show: (TestScreen) throws -> Void
) rethrows {
    for device in devices {
        for style in styles {
            for textSize in textSizes {
                let screen = TestScreen(device: device, style: style, textSize: textSize, file: file, line: line)
                try show(screen)
                var parts = [device, style == .dark ? "dark" : "light"]
                if textSizes.count > 1 {
                    parts.append(textSize.rawValue.replacingOccurrences(of: "UICTContentSizeCategory", with: ""))
                }
                expectSnapshot(
                    of: screen, named: parts.joined(separator: "-"), tolerance: tolerance, record: record, file: file,
                    test: test, line: line)
            }
        }
    }
}

/// Compares a picture with the recorded one.
@MainActor private func checkSnapshot(
    _ picture: Bitmap?, _ what: String, _ name: String?, _ tolerance: SnapshotTolerance, _ record: Bool,
    _ file: StaticString, _ test: String, _ line: UInt
) {
    let place = SnapshotFile(
        name: name, extension: "png", test: test, file: file, folder: SnapshotEnvironment.folder,
        environment: SnapshotEnvironment.variables)
    func fail(_ message: String) { TestFailures.report(message, file: file, line: line) }
    guard let picture else {
        return fail("\(what) cannot be drawn: its size must be above 0 and below 32767 pixels")
    }
    do {
        let old = FileManager.default.contents(atPath: place.recorded.path)
        let recorded = old.flatMap { Bitmap(pngData: $0) }
        let records = record || SnapshotEnvironment.variables["SNAPSHOT_RECORD"] == "1"
        if let recorded, !records, recorded.hasSamePixels(as: picture) { return }

        // Through the file's format and back: alpha is rounded there, for the recorded one as well.
        guard let data = picture.pngData, let actual = Bitmap(pngData: data) else {
            return fail("\(what) cannot be written as PNG")
        }
        if records {
            try place.record(data)
            return fail("recorded \(place.recorded.path); run again without recording")
        }
        guard old != nil else {
            try place.record(data)
            return fail("there was no picture to compare with; recorded \(place.recorded.path); run again")
        }
        guard let recorded else { return fail("\(place.recorded.path) is not a PNG file") }
        guard recorded.width == actual.width, recorded.height == actual.height else {
            try place.keep(data, as: "actual")
            return fail(
                "\(what) is \(actual.width) × \(actual.height) pixels; \(place.recorded.path) is \(recorded.width) × \(recorded.height); actual.png is in \(place.failures.path)"
            )
        }
        let comparison = SnapshotComparison(recorded, actual, levels: tolerance.levels)
        guard Double(comparison.differing) > tolerance.pixels * Double(comparison.count) else { return }
        try place.keep(data, as: "actual")
        try place.keep(comparison.picture?.pngData, as: "difference")
        let share = Double(comparison.differing) / Double(comparison.count) * 100
        fail(
            "\(what) differs from \(place.recorded.path): \(comparison.differing) of \(comparison.count) pixels (\(share < 0.01 ? "less than 0.01" : share.shortText) %), by up to \(comparison.greatest) of 255; actual.png and difference.png are in \(place.failures.path)"
        )
    } catch {
        fail("a file of the snapshot cannot be written: \(error.localizedDescription)")
    }
}
