import Foundation
import QuartzCore

/// The measures of pickers, in points, and the shape of their wheels.
enum PickerMetrics {
    static let height: CGFloat = 216
    static let width: CGFloat = 320
    static let rowHeight: CGFloat = 32
    /// Between the edges and the band behind the chosen rows.
    static let bandInset: CGFloat = 9
    static let bandRadius: CGFloat = 8
    static let fontSize: CGFloat = 21
    static let componentGap: CGFloat = 5

    /// The turn of a wheel from one row to the next, in radians.
    static let rowAngle: CGFloat = 0.3

    /// The radius of a wheel whose rows have a height where they face the person.
    static func radius(rowHeight: CGFloat) -> CGFloat { rowHeight / rowAngle }

    /// The place of a row that is some rows away from the middle, and its squeeze; nil behind the wheel.
    static func place(rows: CGFloat, rowHeight: CGFloat) -> (offset: CGFloat, squeeze: CGFloat)? {
        let angle = rows * rowAngle
        guard abs(angle) < .pi / 2 else { return nil }
        return (radius(rowHeight: rowHeight) * sin(angle), cos(angle))
    }

    /// The number of rows from the middle to a point.
    static func rows(atOffset offset: CGFloat, rowHeight: CGFloat) -> CGFloat {
        let sine = min(max(offset / radius(rowHeight: rowHeight), -1), 1)
        return asin(sine) / rowAngle
    }
}
