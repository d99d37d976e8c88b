/// How much a constraint matters, on UIKit's scale: 1000 is required, anything less is a wish.
///
/// Wishes are ordered strictly: one at 750 is never given up for any number of wishes at 749.
package struct Priority: Hashable, Comparable, Sendable {
    /// The priority's place on the scale.
    package let value: Double

    /// The priority of a constraint that must hold.
    package static let required = Priority(1000)

    /// Makes a priority; 1000 and above are required, and NaN is not a priority.
    package init(_ value: Double) {
        precondition(!value.isNaN, "a priority cannot be NaN")
        self.value = min(value, 1000)
    }

    /// Whether a constraint of this priority must hold.
    package var isRequired: Bool { value >= 1000 }

    package static func < (left: Priority, right: Priority) -> Bool {
        left.value < right.value
    }
}
