import Foundation

extension UIControl {
    /// One receiver of events.
    struct Registration {
        enum Receiver {
            case method(TargetReference, Selector)
            case action(UIAction)

            static func method(target: AnyObject?, action: Selector) -> Receiver {
                .method(TargetReference(target), action)
            }
        }

        let receiver: Receiver
        var events: Event

        var action: UIAction? {
            if case .action(let action) = receiver { action } else { nil }
        }

        func matches(target: AnyObject?, action: Selector?) -> Bool {
            guard case .method(let reference, let method) = receiver else { return false }
            return (target == nil || reference.target === target) && (action == nil || method == action)
        }
    }

    /// A target that is not kept alive, or none: then the responder chain is searched.
    struct TargetReference {
        weak var target: AnyObject?
        let isChain: Bool

        init(_ target: AnyObject?) {
            self.target = target
            isChain = target == nil
        }
    }

    func register(_ receiver: Registration.Receiver, for events: Event) {
        // The same target and action is called once, however often it was added.
        if case .method(let reference, let action) = receiver {
            let index = registrations.firstIndex { entry in
                guard case .method(let other, let method) = entry.receiver else { return false }
                return method == action && other.target === reference.target && other.isChain == reference.isChain
            }
            if let index {
                registrations[index].events.formUnion(events)
                return
            }
        }
        registrations.append(Registration(receiver: receiver, events: events))
    }

    func unregister(_ events: Event, where isMeant: (Registration) -> Bool) {
        for index in registrations.indices where isMeant(registrations[index]) {
            registrations[index].events.subtract(events)
        }
        registrations.removeAll { $0.events.isEmpty }
    }

    func send(_ events: Event, with event: UIEvent?) {
        for entry in registrations where !entry.events.isDisjoint(with: events) {
            switch entry.receiver {
            case .action(let action): sendAction(action)
            case .method(let reference, let action):
                if reference.isChain {
                    sendAction(action, to: nil, for: event)
                } else if let target = reference.target {
                    sendAction(action, to: target, for: event)
                }
            }
        }
    }

    var registeredTargets: Set<AnyHashable> {
        var targets: Set<AnyHashable> = []
        for entry in registrations {
            guard case .method(let reference, _) = entry.receiver else { continue }
            if reference.isChain { targets.insert(NSNull()) }
            if let target = reference.target as? NSObject { targets.insert(target) }
        }
        return targets
    }

    func registeredActions(of target: Any?, at controlEvent: Event) -> [String]? {
        let names = registrations.compactMap { entry -> String? in
            guard case .method(let reference, let action) = entry.receiver,
                !entry.events.isDisjoint(with: controlEvent),
                reference.target === target as AnyObject?
            else { return nil }
            return action.description
        }
        return names.isEmpty ? nil : names
    }
}
