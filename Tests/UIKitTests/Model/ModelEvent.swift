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

    /// Whether the facts say exactly when it comes.
    var isDetermined: Bool {
        switch kind {
        case .isAppearing, .willLayout, .didLayout: false
        default: true
        }
    }

    var description: String {
        let flags = (movesTo ? " to" : "") + (movesFrom ? " from" : "")
        return "\(controller < 0 ? "" : "c\(controller).")\(kind)\(flags)"
            .replacingOccurrences(of: #"Optional\((\d+)\)"#, with: "c$1", options: .regularExpression)
    }
}
