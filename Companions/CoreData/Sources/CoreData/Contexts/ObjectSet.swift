import Foundation

/// Objects in the order in which they were added, each once.
struct ObjectSet {
    private var places: [ObjectIdentifier: (place: Int, object: NSManagedObject)] = [:]
    private var next = 0

    var isEmpty: Bool { places.isEmpty }
    var count: Int { places.count }
    var objects: [NSManagedObject] { places.values.sorted { $0.place < $1.place }.map(\.object) }
    var set: Set<NSManagedObject> { Set(places.values.map(\.object)) }

    func contains(_ object: NSManagedObject) -> Bool { places[ObjectIdentifier(object)] != nil }

    mutating func insert(_ object: NSManagedObject) {
        guard !contains(object) else { return }
        places[ObjectIdentifier(object)] = (next, object)
        next += 1
    }

    @discardableResult mutating func remove(_ object: NSManagedObject) -> Bool {
        places.removeValue(forKey: ObjectIdentifier(object)) != nil
    }
}

/// What crosses to another thread although its type does not say that it may: a context's work, which runs on its queue.
struct Crossing<Value>: @unchecked Sendable {
    let value: Value
}
