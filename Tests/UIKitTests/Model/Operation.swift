import Foundation

/// One thing that an app may do to controllers, views and windows, in terms of slots that hold them.
///
/// What a slot does not hold cannot be operated on: such an operation does nothing, in the framework as in the model.
indirect enum ContainmentOperation: Equatable, Sendable {
    /// A view by where it comes from.
    enum Place: Equatable, Sendable {
        /// The view of the controller in a slot, which is loaded for it.
        case root(Int)
        /// A view without a controller.
        case plain(Int)
        case window(Int)
    }

    /// Where among the subviews a view goes.
    enum Position: Equatable, Sendable {
        case front
        case at(Int)
        case above(Place)
        case below(Place)
    }

    /// Whoever is told of something and may do anything then.
    enum Callback: String, CaseIterable, Sendable {
        case willMove, didMove, viewDidLoad, viewWillAppear, viewIsAppearing, viewDidAppear, viewWillDisappear
        case viewDidDisappear, viewWillLayoutSubviews, viewDidLayoutSubviews, viewMovedToWindow, viewMovedToSuperview

        /// Whether the facts say when it comes, to the call: layout passes are no contract (2.34), and
        /// `viewIsAppearing` comes with them.
        var isDetermined: Bool {
            switch self {
            case .viewIsAppearing, .viewWillLayoutSubviews, .viewDidLayoutSubviews, .viewMovedToWindow,
                .viewMovedToSuperview:
                false
            default: true
            }
        }
    }

    // Controllers
    case make(Int, forwards: Bool)
    case drop(Int)
    case addChild(Int, to: Int)
    case removeFromParent(Int)
    case willMove(Int, to: Int?)
    case didMove(Int, to: Int?)
    case load(Int)
    /// Gives the controller a view of its own making, or none.
    case setView(Int, isNil: Bool)
    /// Tries to give a controller the view of another.
    case stealView(Int, from: Int)
    case begin(Int, appearing: Bool, animated: Bool)
    case end(Int)
    /// The duration is in seconds. The old child is taken out of the container by the completion where `removes` says so.
    case transition(in: Int, from: Int, to: Int, duration: Double, dissolves: Bool, removes: Bool)

    // Views
    case insert(Place, into: Place, Position)
    case remove(Place)
    case makePlain(Int)
    case dropPlain(Int)
    case bringToFront(Place)
    case sendToBack(Place)
    case exchange(Int, Int, in: Place)
    case setHidden(Place, Bool)
    case setAlpha(Place, Double)
    case setNeedsLayout(Place)
    case layOut(Place)

    // Windows
    case makeWindow(Int)
    case dropWindow(Int)
    case show(Int)
    case hide(Int)
    case setRoot(Int, Int?)

    // Time and surroundings
    case commit
    /// In seconds.
    case advance(Double)
    case runUntilIdle
    case turnDevice(onItsSide: Bool)
    /// Inside an animation block of 0.3 s.
    case animate(ContainmentOperation)
    /// Once, when the controller in a slot is told of something next.
    case hook(Int, Callback, ContainmentOperation)

    /// The case's name, for counting.
    var name: String {
        let text = "\(self)"
        return String(text.prefix { $0 != "(" })
    }

    /// The expression that makes the operation, for a test.
    var code: String {
        var text = "\(self)"
        for type in ["Place", "Position", "Callback"] {
            text = text.replacingOccurrences(of: "UIKitTests.ContainmentOperation.\(type).", with: ".")
        }
        text = text.replacingOccurrences(of: "UIKitTests.ContainmentOperation.", with: ".")
        text = text.replacingOccurrences(of: #"Optional\((\d+)\)"#, with: "$1", options: .regularExpression)
        return "." + text
    }

    /// The operations inside this one that could stand in its place, for shrinking.
    var simpler: [ContainmentOperation] {
        switch self {
        case .animate(let inner): [inner]
        case .hook(let slot, let callback, let inner):
            inner.simpler.map { .hook(slot, callback, $0) }
        case .advance(let seconds) where seconds > 0.05: [.commit]
        case .transition(let container, let from, let to, let duration, let dissolves, let removes):
            if dissolves {
                [
                    .transition(
                        in: container, from: from, to: to, duration: duration, dissolves: false, removes: removes)
                ]
            } else if removes {
                [.transition(in: container, from: from, to: to, duration: duration, dissolves: false, removes: false)]
            } else {
                []
            }
        case .insert(let view, let place, let position) where position != .front: [.insert(view, into: place, .front)]
        default: []
        }
    }
}
