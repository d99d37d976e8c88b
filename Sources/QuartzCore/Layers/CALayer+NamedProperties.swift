import CoreGraphics
import Foundation

/// What reads and sets properties of an app's own layers by their names; UIKit says it of the class.
@MainActor package protocol NamedProperties {
    /// A property's value; nil where there is none of the name.
    func namedValue(_ key: String) -> Any?
    /// Sets a property of that name.
    func setNamedValue(_ value: Any, _ key: String)
}

/// Properties that a subclass of the app's own adds: animations move them too, and `draw(in:)` shows them.
extension CALayer {
    private var names: (any NamedProperties)? { self as Any as? any NamedProperties }

    /// The value of a framework's property of a new layer; nil where there is none of the name.
    static func plainValue(forKey key: String) -> Any? { CALayer().names?.namedValue(key) }

    /// Takes the value of a property into the state, so that animations find it; nothing where there is none of the name.
    func takeUp(_ key: String) {
        guard let value = names?.namedValue(key).flatMap({ AnimatableValue($0) }) else { return }
        var state = modelState
        state.added[key] = value
        adopt(state)
    }

    private var animatedNames: Set<String> {
        guard !modelState.added.isEmpty else { return [] }
        return Set(running.flatMap { $0.effects.map(\.effect.keyPath) }.filter { modelState.added[$0] != nil })
    }

    /// Gives a copy the properties' values that are on the screen.
    func copyAnimatedNames(to copy: CALayer) {
        let names = animatedNames
        guard !names.isEmpty else { return }
        for name in names { takeUp(name) }
        let state = presentationState
        for name in names {
            if let value = state.added[name]?.object { copy.names?.setNamedValue(value, name) }
        }
    }

    /// Draws the contents as they are while properties are animated that they show.
    func drawAnimatedNames() {
        let kind = type(of: self)
        guard animatedNames.contains(where: { kind.needsDisplay(forKey: $0) }), let copy = presentation() else {
            return
        }
        copy.display()
        recording = copy.recording
    }

    /// The action for a property's change, fetched before it; nil for copies, which are in no tree.
    package func actionForNamedChange(_ key: String) -> (any CAAction)? {
        guard superlayer != nil || delegate != nil, type(of: self).needsDisplay(forKey: key) else { return nil }
        return action(forKey: key)
    }

    /// Runs what the property's change asks for.
    package func namedValueDidChange(_ key: String, _ action: (any CAAction)?) {
        guard type(of: self).needsDisplay(forKey: key) else { return }
        setNeedsDisplay()
        action?.run(forKey: key, object: self, arguments: nil)
    }
}
