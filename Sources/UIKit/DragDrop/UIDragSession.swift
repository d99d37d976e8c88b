import CoreGraphics
import Foundation

/// What a drag and what it may be dropped on know of it.
@preconcurrency @MainActor public protocol UIDragDropSession: NSObjectProtocol {
    /// What is dragged.
    var items: [UIDragItem] { get }
    /// Whether things may be moved, and not only copied.
    var allowsMoveOperation: Bool { get }
    /// Whether things may be dropped in the app alone that they come from.
    var isRestrictedToDraggingApplication: Bool { get }
    /// The finger's place in a view's coordinate space, in points.
    func location(in view: UIView) -> CGPoint
    /// Whether any of the things can be had as one of the types.
    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
    /// Whether objects of a class can be made of any of the things.
    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

/// A drag, from the lift to the drop.
@preconcurrency @MainActor public protocol UIDragSession: UIDragDropSession {
    /// Anything that the app wants to keep with the drag.
    var localContext: Any? { get set }
}

/// How the progress of a drop is shown.
public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable {
    /// Not at all.
    case none
    /// As the system shows it.
    case `default`
}

/// A drag as those see it on which things may be dropped.
@preconcurrency @MainActor public protocol UIDropSession: UIDragDropSession {
    /// The drag, if it comes from this app.
    var localDragSession: (any UIDragSession)? { get }
    /// How the progress of a drop is shown.
    var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
    /// Makes objects of a class of all things of which that is possible, after the drop; the completion gets them in order.
    @discardableResult func loadObjects(
        ofClass aClass: any NSItemProviderReading.Type, completion: @escaping ([any NSItemProviderReading]) -> Void
    ) -> Progress
}

extension UIDragDropSession {
    /// Whether objects of a class of Swift's can be made of any of the things.
    public func canLoadObjects<Value: _ObjectiveCBridgeable>(
        ofClass: Value.Type
    ) -> Bool where Value._ObjectiveCType: NSItemProviderReading { canLoadObjects(ofClass: Value._ObjectiveCType.self) }
}

extension UIDropSession {
    /// Makes values of Swift's of all things of which that is possible.
    @discardableResult public func loadObjects<Value: _ObjectiveCBridgeable>(
        ofClass: Value.Type, completion: @escaping ([Value]) -> Void
    ) -> Progress where Value._ObjectiveCType: NSItemProviderReading {
        loadObjects(ofClass: Value._ObjectiveCType.self) { objects in
            completion(
                objects.compactMap {
                    ($0 as? Value._ObjectiveCType).map { Value._unconditionallyBridgeFromObjectiveC($0) }
                })
        }
    }
}

/// The drag that is under way.
final class DragSession: NSObject, UIDragSession, UIDropSession {
    var items: [UIDragItem] = []
    var localContext: Any?
    var allowsMoveOperation = true
    var isRestrictedToDraggingApplication = false
    var progressIndicatorStyle = UIDropSessionProgressIndicatorStyle.default
    var localDragSession: (any UIDragSession)? { self }
    /// The finger's place in its window.
    var point = CGPoint.zero
    weak var window: UIWindow?
    /// The animation with which the drop ends.
    let ending = DragAnimation()
    /// The list and the place in it that items come from.
    var sources: [ObjectIdentifier: (list: ObjectIdentifier, path: IndexPath)] = [:]

    func location(in view: UIView) -> CGPoint { view.convert(point, from: nil) }

    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
        items.contains { item in
            typeIdentifiers.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) }
        }
    }

    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
    }

    @discardableResult func loadObjects(
        ofClass aClass: any NSItemProviderReading.Type, completion: @escaping ([any NSItemProviderReading]) -> Void
    ) -> Progress {
        let providers = items.map(\.itemProvider).filter { $0.canLoadObject(ofClass: aClass) }
        let progress = Progress(totalUnitCount: Int64(providers.count))
        let gathering = Gathering(count: providers.count, completion)
        for (index, provider) in providers.enumerated() {
            provider.loadObject(ofClass: aClass) { object, _ in
                nonisolated(unsafe) let object = object
                MainActor.assumeIsolated {
                    progress.completedUnitCount += 1
                    gathering.take(object, at: index)
                }
            }
        }
        if providers.isEmpty { completion([]) }
        return progress
    }

    /// Objects that come one after the other, and are handed over together.
    @MainActor private final class Gathering {
        private var objects: [(any NSItemProviderReading)?]
        private var missing: Int
        private let completion: ([any NSItemProviderReading]) -> Void

        init(count: Int, _ completion: @escaping ([any NSItemProviderReading]) -> Void) {
            objects = Array(repeating: nil, count: count)
            missing = count
            self.completion = completion
        }

        func take(_ object: (any NSItemProviderReading)?, at index: Int) {
            objects[index] = object
            missing -= 1
            if missing == 0 { completion(objects.compactMap { $0 }) }
        }
    }
}
