import Foundation

/// The proxies that the app has asked for, and what they do to objects on their way to the screen.
@MainActor final class AppearanceProxies: SessionPart {
    fileprivate struct Entry {
        var type: NSObject.Type
        /// The innermost first.
        var containers: [AnyClass]
        var traits: UITraitCollection?
        var proxy: NSObject
    }

    private var entries: [Entry] = []
    /// An object of each class as it is made, to see what was set on another.
    private var pristine: [ObjectIdentifier: NSObject] = [:]

    var isEmpty: Bool { entries.isEmpty }

    /// The proxy for a class in some surroundings: an object like those of the class that is never shown.
    func proxy<Object: NSObject>(
        _ type: Object.Type, in containers: [any UIAppearanceContainer.Type], for traits: UITraitCollection?
    ) -> Object {
        let classes = containers.map { $0 as AnyClass }
        let known = entries.first {
            $0.type == type && $0.traits == traits && $0.containers.elementsEqual(classes, by: ===)
        }
        if let known { return unsafeDowncast(known.proxy, to: type) }
        let proxy = makeObject(type)
        entries.append(Entry(type: type, containers: classes, traits: traits, proxy: proxy))
        // The more is said of the surroundings, and the narrower the class, the sooner an entry decides.
        entries.sort { ($0.containers.count, depth($0.type)) > ($1.containers.count, depth($1.type)) }
        return unsafeDowncast(proxy, to: type)
    }

    /// Gives an object the values of the proxies for it, where it has no values of its own.
    ///
    /// - Parameter surroundings: The views and controllers around it, the innermost first.
    func apply(to object: NSObject, in surroundings: [AnyObject], traits: UITraitCollection) {
        for entry in entries where isKind(type(of: object), of: entry.type) && entry.proxy !== object {
            guard entry.matches(surroundings), entry.traits.map({ traits.containsTraits(in: $0) }) ?? true else {
                continue
            }
            let plain = pristineObject(of: entry.type)
            for property in AppearanceProperty.all where property.belongs(entry.proxy) {
                property.pass(entry.proxy, plain, object)
            }
        }
    }

    /// Gives the views of a subtree the values of the proxies, as the subtree comes into a window.
    func apply(toSubtreeOf view: UIView, under superview: UIView) {
        guard !isEmpty else { return }
        apply(to: view, inside: superview.appearanceSurroundings, traits: superview.traitCollection)
    }

    private func apply(to view: UIView, inside surroundings: [AnyObject], traits: UITraitCollection) {
        let around = (view.controller.map { [$0] } ?? []) + surroundings
        apply(to: view, in: around, traits: traits)
        for subview in view.storedSubviews { apply(to: subview, inside: [view] + around, traits: traits) }
    }

    /// Gives a bar's items the values of the proxies.
    func apply(to items: [UIBarItem], in bar: UIView) {
        guard !isEmpty else { return }
        for item in items { apply(to: item, in: bar.appearanceSurroundings, traits: bar.traitCollection) }
    }

    private func pristineObject(of type: NSObject.Type) -> NSObject {
        if let object = pristine[ObjectIdentifier(type)] { return object }
        let object = makeObject(type)
        pristine[ObjectIdentifier(type)] = object
        return object
    }

    private func depth(_ type: AnyClass) -> Int {
        var depth = 0
        var current: AnyClass? = type
        while let superclass = current.flatMap(_getSuperclass) { (depth, current) = (depth + 1, superclass) }
        return depth
    }
}

extension AppearanceProxies.Entry {
    /// Whether each container is found around the one before.
    fileprivate func matches(_ surroundings: [AnyObject]) -> Bool {
        var rest = surroundings[...]
        for container in containers {
            guard let index = rest.firstIndex(where: { isKind(Swift.type(of: $0), of: container) }) else {
                return false
            }
            rest = rest[(index + 1)...]
        }
        return true
    }
}

extension UIView {
    /// The view and what is around it, controllers too, the innermost first.
    var appearanceSurroundings: [AnyObject] {
        var objects: [AnyObject] = []
        var view: UIView? = self
        while let current = view {
            objects.append(current)
            if var controller = current.controller {
                objects.append(controller)
                // A parent may have no view between; it is around the child all the same.
                while let parent = controller.links.parent, parent.storedView == nil {
                    objects.append(parent)
                    controller = parent
                }
            }
            view = current.storedSuperview
        }
        return objects
    }
}
