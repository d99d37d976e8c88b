import Foundation

/// What a closure is told when a symbol's effect has ended.
@preconcurrency @MainActor public final class UISymbolEffectCompletionContext: NSObject {
    /// The view that showed the effect.
    public let sender: AnyObject?
    /// The effect that has ended; nil for a change of symbols.
    public let effect: (any SymbolEffect)?
    /// The change of symbols that has ended; nil for an effect.
    public let contentTransition: (any SymbolEffect & ContentTransitionSymbolEffect)?
    /// Whether the effect ran to its end.
    public let isFinished: Bool

    init(
        sender: AnyObject?, effect: (any SymbolEffect)?,
        contentTransition: (any SymbolEffect & ContentTransitionSymbolEffect)? = nil, isFinished: Bool
    ) {
        (self.sender, self.effect, self.contentTransition) = (sender, effect, contentTransition)
        self.isFinished = isFinished
        super.init()
    }
}

/// A closure that is called when a symbol's effect has ended.
public typealias UISymbolEffectCompletion = (UISymbolEffectCompletionContext) -> Void
