import Foundation

/// What a driver's animations began with, so that the layers can go back to it.
@MainActor struct CapturedChanges {
    private struct Key: Hashable {
        let layer: ObjectIdentifier
        let value: String
    }

    private struct Change {
        weak var layer: CALayer?
        /// Puts the value from before into a state.
        var restore: (inout LayerState) -> Void
        /// Whether an animation shows the change; what changed without one stays.
        var isAnimated = false
    }

    private var changes: [Key: Change] = [:]
    /// What animations that the app adds itself begin with.
    private var starts: [Key: [(keyPath: String, value: AnimatableValue, isAdditive: Bool)]] = [:]
    private var current: [(key: Key, restore: (inout LayerState) -> Void)] = []

    mutating func begin(_ layer: CALayer, _ name: String, restore: @escaping (inout LayerState) -> Void) {
        let key = Key(layer: ObjectIdentifier(layer), value: name)
        current.append((key, restore))
        if changes[key] == nil { changes[key] = Change(layer: layer, restore: restore) }
    }

    mutating func endChange() { current.removeLast() }

    mutating func noteAnimatedChange() {
        guard let change = current.last, changes[change.key]?.isAnimated == false else { return }
        changes[change.key]?.restore = change.restore
        changes[change.key]?.isAnimated = true
    }

    mutating func noteAnimation(of layer: CALayer, _ effects: [TimedEffect]) {
        for effect in effects.map(\.effect) {
            let key = Key(layer: ObjectIdentifier(layer), value: Self.root(of: effect.keyPath))
            if let change = current.last, change.key == key {
                noteAnimatedChange()
            } else if effect.isAdditive || starts[key]?.contains(where: { $0.keyPath == effect.keyPath }) != true {
                // Of those that replace each other the first has the value that it all began with.
                starts[key, default: []].append(
                    (effect.keyPath, effect.value(progress: 0, time: 0), effect.isAdditive))
            }
        }
    }

    /// Lets a layer go to the values of a state, where animations of a driver act on it.
    mutating func keep(of layer: CALayer, in state: LayerState, drivenBy driver: AnimationDriver) {
        for name in Set(layer.keyPaths(drivenBy: driver).map(Self.root(of:))) {
            guard let value = state[value: name] else { continue }
            let key = Key(layer: ObjectIdentifier(layer), value: name)
            changes[key] = Change(layer: layer, restore: { $0[value: name] = value }, isAnimated: true)
        }
    }

    /// Sets the models to what the animations began with, outer layers first, as views resize their subviews.
    func restore() {
        var byLayer: [ObjectIdentifier: (layer: CALayer, restores: [(inout LayerState) -> Void])] = [:]
        for (key, change) in changes {
            guard let layer = change.layer else { continue }
            if change.isAnimated {
                byLayer[key.layer, default: (layer, [])].restores.append(change.restore)
            } else if let values = starts[key] {
                byLayer[key.layer, default: (layer, [])].restores.append { state in
                    for item in values {
                        let base = item.isAdditive ? state[value: item.keyPath] : nil
                        state[value: item.keyPath] = base?.adding(item.value) ?? item.value
                    }
                }
            }
        }
        for item in byLayer.values.sorted(by: { $0.layer.depth < $1.layer.depth }) {
            var state = item.layer.modelState
            for restore in item.restores { restore(&state) }
            item.layer.restore(state)
        }
    }

    private static func root(of keyPath: String) -> String {
        keyPath.firstIndex(of: ".").map { String(keyPath[..<$0]) } ?? keyPath
    }
}

/// An owner of a layer that keeps things up to date with its geometry.
@MainActor package protocol LayerRestoring: AnyObject {
    /// The layer's model was set back to earlier values, without actions.
    func didRestore(_ layer: CALayer, from state: LayerState)
}

extension CALayer {
    var depth: Int { (superlayer?.depth ?? 0) + 1 }

    /// Sets the model's values without actions and tells the owner.
    func restore(_ state: LayerState) {
        let before = modelState
        guard state != before else { return }
        adopt(state)
        if state.bounds.size != before.bounds.size {
            setNeedsLayout()
            if needsDisplayOnBoundsChange { setNeedsDisplay() }
        }
        noteChange()
        (delegate as? any LayerRestoring)?.didRestore(self, from: before)
    }
}
