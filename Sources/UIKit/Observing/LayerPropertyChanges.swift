import Foundation
import QuartzCore

extension CALayer: NamedProperties {
    package func namedValue(_ key: String) -> Any? { try? KeyedAccess.value(key, of: self) }

    package func setNamedValue(_ value: Any, _ key: String) {
        do { try KeyedAccess.set(value, key, on: self) } catch { NSException.raise(.undefinedKeyException, "\(error)") }
    }
}

/// Has layers of an app's own drawn anew, and animated, when their `dynamic` properties change.
@MainActor final class LayerPropertyChanges: SessionPart {
    /// The actions that were fetched before changes that are under way.
    private var actions: [(layer: ObjectIdentifier, key: String, action: any CAAction)] = []

    init() {}

    nonisolated static func willChange(_ key: String, of layer: CALayer) {
        guard Thread.isMainThread else { return }
        MainActor.assumeIsolated {
            guard let action = layer.actionForNamedChange(key) else { return }
            shared.actions.append((ObjectIdentifier(layer), key, action))
        }
    }

    nonisolated static func didChange(_ key: String, of layer: CALayer) {
        guard Thread.isMainThread else { return }
        MainActor.assumeIsolated {
            let part = shared
            let index = part.actions.lastIndex { $0.layer == ObjectIdentifier(layer) && $0.key == key }
            layer.namedValueDidChange(key, index.map { part.actions.remove(at: $0).action })
        }
    }
}
