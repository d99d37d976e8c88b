import UIKit

/// Finds out in whose stored properties an object is.
///
/// Everything that can be reached from the windows, the app's delegate and the object itself is looked through; closures and
/// globals cannot be.
@MainActor struct StoredReferences {
    private let target: AnyObject
    private var found: [String] = []
    private var seen: Set<ObjectIdentifier> = []
    private var queue: [AnyObject] = []

    /// The strong properties that hold an object, each as a message shows it.
    static func holders(of target: AnyObject) -> [String] {
        var search = StoredReferences(target)
        search.run()
        return search.found
    }

    private init(_ target: AnyObject) { self.target = target }

    private mutating func run() {
        for window in UIApplication.shared.windows {
            enqueue(window)
            if let root = window.rootViewController { enqueue(root) }
        }
        if let delegate = UIApplication.shared.delegate { enqueue(delegate) }
        enqueue(target)
        var next = 0
        while next < queue.count, next < 10_000 {
            lookThrough(queue[next])
            next += 1
        }
    }

    private mutating func enqueue(_ object: AnyObject) {
        if seen.insert(ObjectIdentifier(object)).inserted { queue.append(object) }
    }

    private mutating func lookThrough(_ object: AnyObject) {
        if let view = object as? UIView { view.subviews.forEach { enqueue($0) } }
        if let controller = object as? UIViewController {
            controller.children.forEach { enqueue($0) }
            if let view = controller.viewIfLoaded { enqueue(view) }
        }
        var mirror: Mirror? = Mirror(reflecting: object)
        while let current = mirror {
            if TypeOrigin(of: current.subjectType) == .app {
                for (label, value) in StrongFields(of: current) { follow(value, label, of: object, depth: 0) }
            }
            mirror = current.superclassMirror
        }
    }

    private mutating func follow(_ value: Any, _ label: String, of owner: AnyObject, depth: Int) {
        if type(of: value) is AnyClass {
            let object = value as AnyObject
            if object === target {
                let name = label.replacingOccurrences(of: "$__lazy_storage_$_", with: "")
                found.append("'\(name)' of \(owner === target ? "itself" : "\(type(of: owner))") holds it")
            } else if TypeOrigin(of: type(of: value)) == .app || object is UIResponder {
                enqueue(object)
            }
            return
        }
        guard depth < 4 else { return }
        let mirror = Mirror(reflecting: value)
        switch mirror.displayStyle {
        case .struct:
            guard TypeOrigin(of: mirror.subjectType) == .app else { return }
            for (_, part) in StrongFields(of: mirror) { follow(part, label, of: owner, depth: depth + 1) }
        case .optional, .collection, .set, .dictionary, .tuple, .enum:
            for (_, part) in mirror.children.prefix(1000) { follow(part, label, of: owner, depth: depth + 1) }
        default: break
        }
    }
}

/// The fields of one level of a mirrored object that keep what they refer to alive.
///
/// Others are not even read: an unowned reference to an object that is gone ends the process.
private struct StrongFields: Sequence, IteratorProtocol {
    private let children: Mirror.Children
    private var index: Mirror.Children.Index
    private let type: Any.Type
    private var number: Int

    init(of mirror: Mirror) {
        children = mirror.children
        index = children.startIndex
        type = mirror.subjectType
        number = mirror.superclassMirror.map { fieldCount($0.subjectType) } ?? 0
    }

    mutating func next() -> (String, Any)? {
        while index < children.endIndex {
            let place = index
            children.formIndex(after: &index)
            number += 1
            if isStrong(number - 1), let label = children[place].label { return (label, children[place].value) }
        }
        return nil
    }

    private func isStrong(_ number: Int) -> Bool {
        guard number < fieldCount(type) else { return false }
        var field = FieldMetadata()
        _ = fieldType(type, index: number, &field)
        field.free?(field.name)
        return field.isStrong
    }
}

/// What the Swift runtime tells of a field, laid out as the standard library has it.
private struct FieldMetadata {
    var name: UnsafePointer<CChar>?
    var free: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
    var isStrong = false
    var isVar = false
}

@_silgen_name("swift_reflectionMirror_recursiveCount")
private func fieldCount(_ type: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func fieldType(_ type: Any.Type, index: Int, _ field: UnsafeMutablePointer<FieldMetadata>) -> Any.Type
