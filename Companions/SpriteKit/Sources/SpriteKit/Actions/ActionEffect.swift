import CoreGraphics
import Foundation
import UIKit

/// A change of a node over time.
struct ActionChange {
    /// Called when a node begins with the action; returns what is called with the progress of each frame.
    let begin: @MainActor (SKNode) -> @MainActor (CGFloat) -> Void
    /// The change that undoes this one; nil where there is none.
    var reverse: (() -> ActionChange)?

    init(
        reverse: (() -> ActionChange)? = nil, begin: @escaping @MainActor (SKNode) -> @MainActor (CGFloat) -> Void
    ) {
        self.begin = begin
        self.reverse = reverse
    }

    /// A change of several properties of a node by some amount.
    ///
    /// Each frame adds its share, so that changes that go on at the same time add up.
    static func adding(
        _ properties: [(NodeValue, CGFloat)]
    ) -> ActionChange {
        ActionChange(reverse: { adding(properties.map { ($0.0, -$0.1) }) }) { node in
            var last: CGFloat = 0
            return { progress in
                for (property, amount) in properties {
                    property.write(node, property.read(node) + amount * (progress - last))
                }
                last = progress
            }
        }
    }

    /// A change of properties from what they are to what they are to be.
    static func moving(
        _ properties: [(NodeValue, CGFloat)]
    ) -> ActionChange {
        ActionChange { node in
            let starts = properties.map { $0.0.read(node) }
            return { progress in
                for (start, (property, end)) in zip(starts, properties) {
                    property.write(node, start + (end - start) * progress)
                }
            }
        }
    }
}

/// A number of a node that actions change.
struct NodeValue {
    let read: @MainActor (SKNode) -> CGFloat
    let write: @MainActor (SKNode, CGFloat) -> Void

    static let x = NodeValue(read: { $0.position.x }, write: { $0.position.x = $1 })
    static let y = NodeValue(read: { $0.position.y }, write: { $0.position.y = $1 })
    static let turn = NodeValue(read: { $0.zRotation }, write: { $0.zRotation = $1 })
    static let xScale = NodeValue(read: { $0.xScale }, write: { $0.xScale = $1 })
    static let yScale = NodeValue(read: { $0.yScale }, write: { $0.yScale = $1 })
    static let alpha = NodeValue(read: { $0.alpha }, write: { $0.alpha = $1 })
    static let speed = NodeValue(read: { $0.speed }, write: { $0.speed = $1 })
    static let strength = NodeValue(
        read: { CGFloat(($0 as? SKFieldNode)?.strength ?? 0) }, write: { ($0 as? SKFieldNode)?.strength = Float($1) })
    static let falloff = NodeValue(
        read: { CGFloat(($0 as? SKFieldNode)?.falloff ?? 0) }, write: { ($0 as? SKFieldNode)?.falloff = Float($1) })
}

/// What an action does.
indirect enum ActionEffect {
    /// What undoes something that is done at once.
    enum Reverse {
        /// It is done again.
        case same
        case nothing
        case other(@MainActor (SKNode) -> Void)
    }

    case change(ActionChange)
    case now(@MainActor (SKNode) -> Void, Reverse)
    /// Called with the seconds that have gone by in every frame.
    case custom(@MainActor (SKNode, CGFloat) -> Void)
    /// The duration is longer or shorter by up to half of the range.
    case wait(range: TimeInterval)
    case sequence([SKAction])
    case group([SKAction])
    /// Without a number it goes on for ever.
    case repeated(SKAction, Int?)
    /// Runs on the first node below that has the name.
    case onChild(SKAction, String)

    var reversed: ActionEffect {
        switch self {
        case .change(let change):
            if let reverse = change.reverse { return .change(reverse()) }
            return .wait(range: 0)
        case .now(let body, .same): return .now(body, .same)
        case .now(_, .nothing): return .wait(range: 0)
        case .now(let body, .other(let reverse)): return .now(reverse, .other(body))
        case .custom, .wait: return self
        case .sequence(let actions): return .sequence(actions.reversed().map { $0.reversed() })
        case .group(let actions): return .group(actions.map { $0.reversed() })
        case .repeated(let action, let count): return .repeated(action.reversed(), count)
        case .onChild(let action, let name): return .onChild(action.reversed(), name)
        }
    }
}
