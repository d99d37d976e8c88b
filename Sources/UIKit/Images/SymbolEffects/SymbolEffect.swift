import Foundation

/// A movement of a symbol: a bounce, a pulse and the like.
public protocol SymbolEffect: Sendable {
    /// What the effect does.
    var configuration: SymbolEffectConfiguration { get }
}

/// An effect that is shown once, or a number of times.
public protocol DiscreteSymbolEffect {}
/// An effect that goes on, or stays, until it is taken away.
public protocol IndefiniteSymbolEffect {}
/// An effect with which a symbol comes or goes.
public protocol TransitionSymbolEffect {}
/// An effect with which one symbol takes the place of another.
public protocol ContentTransitionSymbolEffect {}

/// What an effect does, for views that show it.
public struct SymbolEffectConfiguration: Hashable, Sendable {
    enum Movement: Hashable, Sendable {
        case bounce(up: Bool)
        case pulse, breathe, wiggle
        case scale(up: Bool)
        case appear(up: Bool)
        case disappear(up: Bool)
        case rotate(clockwise: Bool)
        case replace
    }

    let movement: Movement
    /// The effect's kind, by which it is taken away.
    let name: String
}

// Choice (symbol effects): a symbol is drawn as one picture here, so that all of it moves where an effect moves its layers
// one by one, and a variable colour pulses.

/// A short jump of a symbol: up, unless said.
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    var isUp = true
    /// A jump in which the symbol grows.
    public var up: BounceSymbolEffect { BounceSymbolEffect(isUp: true) }
    /// A jump in which the symbol shrinks.
    public var down: BounceSymbolEffect { BounceSymbolEffect(isUp: false) }
    /// The jump of each layer by itself; all of the symbol jumps here.
    public var byLayer: BounceSymbolEffect { self }
    /// The jump of all of the symbol.
    public var wholeSymbol: BounceSymbolEffect { self }
    /// What the effect does.
    public var configuration: SymbolEffectConfiguration { .init(movement: .bounce(up: isUp), name: "bounce") }
}

/// A symbol that grows faint and strong again.
public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    /// The pulse of each layer by itself; all of the symbol pulses here.
    public var byLayer: PulseSymbolEffect { self }
    /// The pulse of all of the symbol.
    public var wholeSymbol: PulseSymbolEffect { self }
    /// What the effect does.
    public var configuration: SymbolEffectConfiguration { .init(movement: .pulse, name: "pulse") }
}

/// A symbol whose layers grow strong one after the other; all of it pulses here.
public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    /// One layer at a time.
    public var iterative: VariableColorSymbolEffect { self }
    /// One layer after the other, which stay.
    public var cumulative: VariableColorSymbolEffect { self }
    /// There and back.
    public var reversing: VariableColorSymbolEffect { self }
    /// In one direction only.
    public var nonReversing: VariableColorSymbolEffect { self }
    /// With the other layers faint.
    public var dimInactiveLayers: VariableColorSymbolEffect { self }
    /// With the other layers hidden.
    public var hideInactiveLayers: VariableColorSymbolEffect { self }
    /// What the effect does.
    public var configuration: SymbolEffectConfiguration { .init(movement: .pulse, name: "variableColor") }
}

/// A symbol that is larger or smaller as long as the effect is there: larger, unless said.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
    var isUp = true
    /// A larger symbol.
    public var up: ScaleSymbolEffect { ScaleSymbolEffect(isUp: true) }
    /// A smaller symbol.
    public var down: ScaleSymbolEffect { ScaleSymbolEffect(isUp: false) }
    /// Each layer by itself; all of the symbol here.
    public var byLayer: ScaleSymbolEffect { self }
    /// All of the symbol.
    public var wholeSymbol: ScaleSymbolEffect { self }
    /// What the effect does.
    public var configuration: SymbolEffectConfiguration { .init(movement: .scale(up: isUp), name: "scale") }
}

/// A symbol that comes, out of a smaller one unless said.
public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
    var isUp = true
    /// Out of a smaller symbol.
    public var up: AppearSymbolEffect { AppearSymbolEffect(isUp: true) }
    /// Out of a larger symbol.
    public var down: AppearSymbolEffect { AppearSymbolEffect(isUp: false) }
    /// Each layer by itself; all of the symbol here.
    public var byLayer: AppearSymbolEffect { self }
    /// All of the symbol.
    public var wholeSymbol: AppearSymbolEffect { self }
    /// What the effect does.
    public var configuration: SymbolEffectConfiguration { .init(movement: .appear(up: isUp), name: "appear") }
}

/// A symbol that goes and stays away as long as the effect is there, into a smaller one unless said.
public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
    var isUp = false
    /// Into a larger symbol.
    public var up: DisappearSymbolEffect { DisappearSymbolEffect(isUp: true) }
    /// Into a smaller symbol.
    public var down: DisappearSymbolEffect { DisappearSymbolEffect(isUp: false) }
    /// Each layer by itself; all of the symbol here.
    public var byLayer: DisappearSymbolEffect { self }
    /// All of the symbol.
    public var wholeSymbol: DisappearSymbolEffect { self }
    /// What the effect does.
    public var configuration: SymbolEffectConfiguration { .init(movement: .disappear(up: isUp), name: "disappear") }
}

/// A symbol that swells and shrinks slowly.
public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    /// Without growing faint.
    public var plain: BreatheSymbolEffect { self }
    /// With growing faint.
    public var pulse: BreatheSymbolEffect { self }
    /// Each layer by itself; all of the symbol here.
    public var byLayer: BreatheSymbolEffect { self }
    /// All of the symbol.
    public var wholeSymbol: BreatheSymbolEffect { self }
    /// What the effect does.
    public var configuration: SymbolEffectConfiguration { .init(movement: .breathe, name: "breathe") }
}

/// A symbol that turns around its middle: clockwise, unless said.
public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    var isClockwise = true
    /// As a clock's hands turn.
    public var clockwise: RotateSymbolEffect { RotateSymbolEffect(isClockwise: true) }
    /// Against a clock's hands.
    public var counterClockwise: RotateSymbolEffect { RotateSymbolEffect(isClockwise: false) }
    /// Each layer by itself; all of the symbol here.
    public var byLayer: RotateSymbolEffect { self }
    /// All of the symbol.
    public var wholeSymbol: RotateSymbolEffect { self }
    /// What the effect does.
    public var configuration: SymbolEffectConfiguration {
        .init(movement: .rotate(clockwise: isClockwise), name: "rotate")
    }
}

/// A symbol that turns a little to and fro.
public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    /// As a clock's hands turn, first.
    public var clockwise: WiggleSymbolEffect { self }
    /// Each layer by itself; all of the symbol here.
    public var byLayer: WiggleSymbolEffect { self }
    /// All of the symbol.
    public var wholeSymbol: WiggleSymbolEffect { self }
    /// What the effect does.
    public var configuration: SymbolEffectConfiguration { .init(movement: .wiggle, name: "wiggle") }
}

/// A symbol that shrinks away while another grows in its place.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect {
    /// The old one shrinks, the new one grows.
    public var downUp: ReplaceSymbolEffect { self }
    /// Both grow; the old one shrinks here.
    public var upUp: ReplaceSymbolEffect { self }
    /// The old one is gone at once; it shrinks here.
    public var offUp: ReplaceSymbolEffect { self }
    /// Each layer by itself; all of the symbol here.
    public var byLayer: ReplaceSymbolEffect { self }
    /// All of the symbol.
    public var wholeSymbol: ReplaceSymbolEffect { self }
    /// What the effect does.
    public var configuration: SymbolEffectConfiguration { .init(movement: .replace, name: "replace") }
}

/// The change of symbols that suits them best: one shrinks away while the other grows.
public struct AutomaticSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect {
    /// What the effect does.
    public var configuration: SymbolEffectConfiguration { .init(movement: .replace, name: "automatic") }
}

extension SymbolEffect where Self == BounceSymbolEffect {
    /// A short jump.
    public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

extension SymbolEffect where Self == PulseSymbolEffect {
    /// Growing faint and strong again.
    public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
    /// Layers that grow strong one after the other.
    public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
    /// A larger or smaller symbol.
    public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

extension SymbolEffect where Self == AppearSymbolEffect {
    /// A symbol that comes.
    public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
    /// A symbol that goes.
    public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
    /// Swelling and shrinking slowly.
    public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}

extension SymbolEffect where Self == RotateSymbolEffect {
    /// Turning around the middle.
    public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
    /// Turning a little to and fro.
    public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
    /// One symbol that shrinks away while another grows.
    public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
    /// The change of symbols that suits them best.
    public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}
