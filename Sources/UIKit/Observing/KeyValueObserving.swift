import Foundation
import QuartzCore

/// How changes come from setters to observers.
enum KeyValueObserving {
    static func willChange(_ object: AnyObject, _ key: String, _ kind: ChangeKind, isAutomatic: Bool) {
        ObservedObject.existing(for: object)?.willChange(key, kind, isAutomatic: isAutomatic)
    }

    static func didChange(_ object: AnyObject, _ key: String) {
        ObservedObject.existing(for: object)?.didChange(key)
    }

    /// Calls an observer's own method.
    static func tell(
        _ observer: NSObject, of keyPath: String, of object: NSObject, _ change: NSKeyValueObservedChange<Any>,
        _ context: UnsafeMutableRawPointer?
    ) {
        let values = values(of: change)
        let selector = Selector("observeValueForKeyPath:ofObject:change:context:")
        guard MessageSending.responds(observer, to: selector) else {
            return observer.observeValue(forKeyPath: keyPath, of: object, change: values, context: context)
        }
        MessageSending.send(selector, to: observer, arguments: [keyPath, object, values, context])
    }

    /// A change as observers that are told by name get it.
    static func values(of change: NSKeyValueObservedChange<Any>) -> [NSKeyValueChangeKey: Any] {
        var values: [NSKeyValueChangeKey: Any] = [.kindKey: change.kind.rawValue]
        values[.newKey] = change.newValue
        values[.oldKey] = change.oldValue
        values[.indexesKey] = change.indexes
        if change.isPrior { values[.notificationIsPriorKey] = true }
        return values
    }

    // MARK: Reports

    // Choice (projects): an observer that is gone is passed over, where iOS sends its message to whatever lies there now.
    static func reportLostObserver(of keyPath: String, of object: NSObject) {
        report(
            "An observer of \"\(keyPath)\" of \(objectText(object)) was deallocated while it was registered.",
            advice: "Remove the observer in its deinit, or hold what observe(_:options:changeHandler:) returns.")
    }

    /// Says so where a framework's property never tells of its changes.
    static func checkIsObservable(_ keyPath: String, of object: NSObject) {
        guard let first = keyPath.split(separator: ".").first.map(String.init),
            ObservableKeys.hasFrameworkClass(object),
            !ObservableKeys.contain(ObservedKeys.name(first, of: object), of: object),
            !ObjectiveCTable.hasProperty(first, type(of: object))
        else { return }
        report(
            "Nothing tells of changes of \"\(first)\" of \(objectiveCClassName(object)): its observers will not be called.",
            advice: "Find out about the change where it is made, or by the delegate.")
    }

    private static func report(_ message: String, advice: String) {
        DispatchQueue.performOnMain {
            DiagnosticsChannel.shared.report(limit: .observing, message, advice: advice)
        }
    }
}

/// Tells the observers of a key that its value is about to change: the translation writes it into the setters of an app's
/// `dynamic` properties.
public func __keyValueWillChange(_ object: AnyObject, _ key: String) {
    if let layer = object as? CALayer { LayerPropertyChanges.willChange(key, of: layer) }
    guard ObservedObject.areAny, let observed = ObservedObject.existing(for: object),
        ObservedKeys.areAutomatic(key, of: object)
    else { return }
    observed.willChange(key, ChangeKind(), isAutomatic: true)
}

/// Tells the observers of a key that its value has changed.
public func __keyValueDidChange(_ object: AnyObject, _ key: String) {
    if let layer = object as? CALayer { LayerPropertyChanges.didChange(key, of: layer) }
    guard ObservedObject.areAny, let observed = ObservedObject.existing(for: object),
        ObservedKeys.areAutomatic(key, of: object)
    else { return }
    observed.didChange(key)
}

extension NSObject {
    /// Tells the observers of a key of a change. Without any, the change alone is made.
    func tellingObservers(of key: String, _ change: () -> Void) {
        guard ObservedObject.areAny, let observed = ObservedObject.existing(for: self) else { return change() }
        observed.willChange(key, ChangeKind(), isAutomatic: true)
        change()
        observed.didChange(key)
    }
}

/// Tells the observers of layers' keys of changes.
@MainActor struct ObservedLayers: LayerChangeObserver {
    /// What the frame follows.
    private static let geometry: Set<String> = ["bounds", "position", "transform", "anchorPoint"]

    nonisolated init() {}

    func willChange(_ key: String, of layer: CALayer) {
        guard let observed = ObservedObject.existing(for: layer) else { return }
        if Self.geometry.contains(key) { observed.willChange("frame", ChangeKind(), isAutomatic: true) }
        observed.willChange(key, ChangeKind(), isAutomatic: true)
    }

    func didChange(_ key: String, of layer: CALayer) {
        guard let observed = ObservedObject.existing(for: layer) else { return }
        observed.didChange(key)
        if Self.geometry.contains(key) { observed.didChange("frame") }
    }
}
