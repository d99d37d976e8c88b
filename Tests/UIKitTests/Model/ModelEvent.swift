import Foundation

/// What a controller was told, or what else an operation brought about.
struct ModelEvent: Equatable, CustomStringConvertible {
    enum Kind: Equatable {
        case loadView, viewDidLoad
        case willMove(to: Int?), didMove(to: Int?)
        case willAppear(Bool), isAppearing(Bool), didAppear(Bool), willDisappear(Bool), didDisappear(Bool)
        case willLayout, didLayout
        /// The completion of the transition with a number.
        case completion(Int)
        case exception(String)
    }

    /// The controller's number; −1 for exceptions and completions.
    var controller: Int
    var kind: Kind
    /// `isMovingToParent` and `isMovingFromParent`, as the controller saw them.
    var movesTo = false
    var movesFrom = false
    /// Whether the controller's view was in a window on the screen then.
    var isOnScreen = false

    /// Whether the facts say when it comes: how often layout runs is no contract (2.34).
    var isDetermined: Bool { kind != .willLayout && kind != .didLayout }

    var isAppearing: Bool { if case .isAppearing = kind { true } else { false } }

    /// Whether it is one of the callbacks of an appearance, in which the flags are valid (1.29).
    var isOfAppearance: Bool {
        switch kind {
        case .willAppear, .isAppearing, .didAppear, .willDisappear, .didDisappear: true
        default: false
        }
    }

    var description: String {
        let flags = (movesTo ? " to" : "") + (movesFrom ? " from" : "") + (isOnScreen ? " onScreen" : "")
        return "\(controller < 0 ? "" : "c\(controller).")\(kind)\(flags)"
            .replacingOccurrences(of: #"Optional\((\d+)\)"#, with: "c$1", options: .regularExpression)
    }
}
