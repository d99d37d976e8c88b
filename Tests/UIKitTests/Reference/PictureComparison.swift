import Foundation
import XCTest

/// Collects measures of a picture of iOS and of ours, prints them as a table, and checks what has a tolerance.
struct PictureComparison {
    let name: String
    let theirs: Picture
    let ours: Picture
    private var rows: [String] = []
    private var failures: [String] = []

    init(_ name: String, theirs: Picture, ours: Picture) {
        (self.name, self.theirs, self.ours) = (name, theirs, ours)
    }

    // MARK: Measures

    /// Compares numbers; without a tolerance the difference is only noted.
    mutating func compare(
        _ measure: String, _ theirs: Double?, _ ours: Double?, within tolerance: Double?, unit: String = "px"
    ) {
        guard let theirs, let ours else {
            add(measure, theirs.map(text) ?? "none", ours.map(text) ?? "none", "", isRight: false, unit: unit)
            return
        }
        let difference = ours - theirs
        add(
            measure, text(theirs), text(ours), (difference < 0 ? "" : "+") + text(difference),
            isRight: tolerance.map { abs(difference) <= $0 + 1e-6 }, unit: unit)
    }

    /// Compares lengths that depend on the typeface, by their ratio.
    mutating func compareWidth(_ measure: String, _ theirs: Double?, _ ours: Double?, within percent: Double = 3) {
        guard let theirs, let ours else {
            compare(measure, theirs, ours, within: nil)
            return
        }
        let difference = (ours / theirs - 1) * 100
        // Short words have no tighter bound than a pixel and a half.
        let isRight = abs(difference) <= percent || abs(ours - theirs) <= 1.5
        add(
            measure, text(theirs), text(ours), (difference < 0 ? "" : "+") + text(difference) + " %", isRight: isRight,
            unit: "px")
    }

    mutating func compareColor(
        _ measure: String, _ theirs: Picture.Color?, _ ours: Picture.Color?, within levels: Int? = 2
    ) {
        guard let theirs, let ours else {
            add(measure, "\(theirs as Any)", "\(ours as Any)", "", isRight: false, unit: "")
            return
        }
        let distance = theirs.distance(to: ours)
        add(
            measure, "\(theirs)", "\(ours)", distance == 0 ? "0" : "\(distance) levels",
            isRight: levels.map { distance <= $0 }, unit: "")
    }

    /// Compares a line of text: its left end, width, baseline and colour.
    mutating func compareText(_ measure: String, in rect: CGRect, edges: Double? = 1.5, color: Bool = false) {
        compareText(measure, theirs.ink(in: rect), ours.ink(in: rect), edges: edges, color: color)
    }

    mutating func compareText(
        _ measure: String, _ theirs: Picture.Ink?, _ ours: Picture.Ink?, edges: Double? = 1.5, color: Bool = false
    ) {
        compare(measure + ", left", theirs?.left, ours?.left, within: edges)
        compareWidth(measure + ", width", theirs?.width, ours?.width)
        compare(measure + ", baseline", theirs?.baseline, ours?.baseline, within: 1)
        if color { compareColor(measure + ", colour", theirs?.color, ours?.color) }
    }

    /// Compares the box around something that is not text.
    mutating func compareBox(_ measure: String, in rect: CGRect, within tolerance: Double?, color: Bool = true) {
        let (theirs, ours) = (theirs.ink(in: rect), ours.ink(in: rect))
        for (side, path) in [("left", \Picture.Ink.left), ("right", \.right), ("top", \.top), ("bottom", \.bottom)] {
            compare("\(measure), \(side)", theirs?[keyPath: path], ours?[keyPath: path], within: tolerance)
        }
        if color { compareColor(measure + ", colour", theirs?.color, ours?.color) }
    }

    /// Compares the colour of a point and says which.
    mutating func compareColor(_ measure: String, at x: Double, _ y: Double, within levels: Int? = 2) {
        compareColor(measure, theirs.color(at: x, y), ours.color(at: x, y), within: levels)
    }

    /// Compares the separators down a column, one by one.
    mutating func compareSeparators(downAt x: Double, from top: Double, to bottom: Double) {
        let theirs = theirs.separators(downAt: x, from: top, to: bottom)
        let ours = ours.separators(downAt: x, from: top, to: bottom)
        compare("separators", Double(theirs.count), Double(ours.count), within: 0, unit: "")
        for (index, pair) in zip(theirs, ours).enumerated() {
            compare("separator \(index)", pair.0.row, pair.1.row, within: 1)
            if index == 0 { compareColor("separator colour", pair.0.color, pair.1.color) }
        }
    }

    // MARK: The table

    private func text(_ number: Double) -> String {
        let rounded = (number * 100).rounded() / 100
        return rounded == rounded.rounded() ? String(Int(rounded)) : String(format: "%.2f", rounded)
    }

    private mutating func add(
        _ measure: String, _ theirs: String, _ ours: String, _ difference: String, isRight: Bool?, unit: String
    ) {
        func value(_ text: String) -> String { unit.isEmpty ? text : "\(text) \(unit)" }
        let verdict = isRight.map { $0 ? "yes" : "NO" } ?? "noted"
        rows.append("| \(name) | \(measure) | \(value(theirs)) | \(value(ours)) | \(difference) | \(verdict) |")
        if isRight == false { failures.append("\(measure): iOS \(value(theirs)), ours \(value(ours))") }
    }

    /// Prints the table and fails for every measure that is out of its tolerance.
    func check(file: StaticString = #filePath, line: UInt = #line) {
        print("| picture | measure | iOS | ours | difference | within tolerance |")
        print("|---|---|---|---|---|---|")
        for row in rows { print(row) }
        for failure in failures { XCTFail("\(name), \(failure)", file: file, line: line) }
    }
}
