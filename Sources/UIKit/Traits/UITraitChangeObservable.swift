import Foundation

/// Something whose changes of traits can be heard of: a scene, a view or a controller.
@preconcurrency @MainActor public protocol UITraitChangeObservable: UITraitEnvironment {}

extension UITraitChangeObservable {
    /// Called with the object whose traits changed, and the traits that it had before.
    public typealias TraitChangeHandler<Environment> =
        @MainActor (
            _ traitEnvironment: Environment, _ previousTraitCollection: UITraitCollection
        ) -> Void

    /// Calls a handler after one of some traits changed.
    @discardableResult public func registerForTraitChanges(
        _ traits: [UITrait], handler: @escaping TraitChangeHandler<Self>
    ) -> any UITraitChangeRegistration {
        addRegistration(
            TraitRegistration(traits) { object, previous in
                handler(unsafeDowncast(object, to: Self.self), previous)
            })
    }

    /// The same for a handler whose first argument is written as `self: Self` in a class that is not final.
    @_disfavoredOverload @discardableResult public func registerForTraitChanges<Environment: UITraitEnvironment>(
        _ traits: [UITrait], handler: @escaping TraitChangeHandler<Environment>
    ) -> any UITraitChangeRegistration {
        if !(self is Environment) {
            DiagnosticsChannel.shared.report(
                "traits.handler",
                "registerForTraitChanges(_:handler:): the handler takes a \(Environment.self), which \(objectText(self)) is not.",
                objects: [self], advice: "Register with the object whose traits the handler is about.")
        }
        return addRegistration(
            TraitRegistration(traits) { object, previous in
                if let environment = object as? Environment { handler(environment, previous) }
            })
    }

    /// Sends an action to a target after one of some traits changed, with the object whose traits changed and the
    /// traits that it had before, as far as the action takes arguments. The target is not kept.
    @discardableResult public func registerForTraitChanges(
        _ traits: [UITrait], target: Any, action: Selector
    ) -> any UITraitChangeRegistration {
        addRegistration(
            TraitRegistration(traits) { [weak receiver = target as AnyObject] object, previous in
                guard let receiver else { return }
                MessageSending.send(action, to: receiver, arguments: [object, previous])
            })
    }

    /// Sends an action to the object itself after one of some traits changed.
    @discardableResult public func registerForTraitChanges(
        _ traits: [UITrait], action: Selector
    ) -> any UITraitChangeRegistration {
        registerForTraitChanges(traits, target: self, action: action)
    }

    /// Ends a registration that this object gave; others are left alone.
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        (self as? any TraitHolder)?.traitState.registrations.removeAll { $0 === registration }
    }

    private func addRegistration(_ registration: TraitRegistration) -> any UITraitChangeRegistration {
        if let holder = self as? any TraitHolder {
            // From here on a difference is a change, even before the first place in a window.
            if holder.traitState.told == nil { holder.traitState.told = traitCollection }
            holder.traitState.registrations.append(registration)
        }
        return registration
    }
}
