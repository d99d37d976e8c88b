@_spi(Reflection) import Swift

/// What the dynamic properties of one view keep between its values.
@MainActor final class PropertyStore {
    private var kept: [Int: AnyObject] = [:]

    /// Gives the dynamic properties of a value what they keep at a node.
    ///
    /// The fields are found by the runtime's description of the type, and filled in place: properties that are structs of a
    /// generic type have no common storage by which a copy could be written back.
    func link<Value>(_ value: inout Value, to node: Node) {
        var number = 0
        withUnsafeMutablePointer(to: &value) { pointer in
            link(UnsafeMutableRawPointer(pointer), as: Value.self, to: node, &number)
        }
    }

    private func link(_ pointer: UnsafeMutableRawPointer, as type: Any.Type, to node: Node, _ number: inout Int) {
        var fields: [(offset: Int, type: any DynamicProperty.Type)] = []
        _ = _forEachField(of: type) { _, offset, type, _ in
            if let type = type as? any DynamicProperty.Type { fields.append((offset, type)) }
            return true
        }
        for field in fields { linkField(pointer + field.offset, as: field.type, to: node, &number) }
    }

    private func linkField<Property: DynamicProperty>(
        _ pointer: UnsafeMutableRawPointer, as type: Property.Type, to node: Node, _ number: inout Int
    ) {
        let typed = pointer.assumingMemoryBound(to: type)
        number += 1
        if var property = typed.pointee as? any StoredProperty {
            property.link(to: node, at: number)
            if let property = property as? Property { typed.pointee = property }
        } else {
            link(pointer, as: type, to: node, &number)
        }
        typed.pointee.update()
    }

    /// The object that a property keeps under its number.
    func object<Object: AnyObject>(_ number: Int, make: () -> Object) -> Object {
        if let object = kept[number] as? Object { return object }
        let object = make()
        kept[number] = object
        return object
    }

    /// Lets go of everything.
    func end() { kept = [:] }
}

/// A dynamic property that is SwiftUI's own.
@MainActor protocol StoredProperty {
    /// Takes what the property keeps at a node under its number among the view's properties.
    mutating func link(to node: Node, at number: Int)
}
