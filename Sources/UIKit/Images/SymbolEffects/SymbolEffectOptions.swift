import Foundation

/// How often a symbol's effect is shown, and how fast.
public struct SymbolEffectOptions: Hashable, Sendable {
    /// How often an effect is shown.
    public struct RepeatBehavior: Hashable, Sendable {
        var count: Int?
        /// The pause after each time, in seconds.
        var delay = 0.0

        /// Over and over without a pause.
        public static var continuous: RepeatBehavior { RepeatBehavior() }
        /// Over and over, with a pause after each time.
        public static var periodic: RepeatBehavior { RepeatBehavior(delay: 0.5) }
        /// A number of times, or over and over without one, with a pause in seconds after each time.
        public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
            RepeatBehavior(count: count, delay: delay ?? 0.5)
        }
    }

    /// How often; nil as the effect is by itself.
    var behavior: RepeatBehavior?
    /// The factor of the effect's pace.
    var pace = 1.0

    /// As the effect is by itself: once for one that is shown, without end for one that goes on.
    public static let `default` = SymbolEffectOptions()
    /// Over and over.
    public static var repeating: SymbolEffectOptions { `default`.repeating }
    /// Once.
    public static var nonRepeating: SymbolEffectOptions { `default`.nonRepeating }
    /// A number of times.
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { `default`.repeat(count) }
    /// As often as a behaviour says.
    public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { `default`.repeat(behavior) }
    /// At a factor of the effect's pace.
    public static func speed(_ speed: Double) -> SymbolEffectOptions { `default`.speed(speed) }

    /// These options, over and over.
    public var repeating: SymbolEffectOptions { self.repeat(.continuous) }
    /// These options, once.
    public var nonRepeating: SymbolEffectOptions { self.repeat(RepeatBehavior(count: 1)) }
    /// These options, a number of times; nil for over and over.
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self.repeat(RepeatBehavior(count: count)) }
    /// These options, as often as a behaviour says.
    public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
        var options = self
        options.behavior = behavior
        return options
    }
    /// These options at a factor of the effect's pace.
    public func speed(_ speed: Double) -> SymbolEffectOptions {
        var options = self
        options.pace = max(speed, 0.01)
        return options
    }
}
