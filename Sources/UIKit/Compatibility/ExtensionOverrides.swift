/// What an app's extensions of framework classes override.
///
/// Objective-C puts a method that an extension declares in the place of the one that the class has or inherits, for its
/// subclasses too as far as they do not override it themselves. Swift calls the overridable members of a class through a
/// table that each class has of its own: a member is put into the tables of the class, at once, and of each subclass,
/// when its first object is made, where the class's own entry stood.
///
/// Choice (projects): a subclass that calls `super` gets the framework's own member, as Swift knows it when it compiles.
@MainActor enum ExtensionOverrides {
    private struct Change {
        var base: AnyClass
        /// The places in the table, with what stood there and what is to stand there.
        var entries: [(position: Int, old: UInt, new: UInt)]
    }

    // Of the process and not of a session, as the tables are.
    private static var changes: [Change] = []
    private static var adopted: Set<ObjectIdentifier> = []

    /// Takes over the members that tell `overriding` from `plain`: both are subclasses of `base`, the one with the
    /// overrides and the other empty.
    static func add(to base: AnyClass, overriding: AnyClass, plain: AnyClass) {
        let table = MethodTable(base)
        let (new, unchanged) = (MethodTable(overriding), MethodTable(plain))
        let entries = table.positions.compactMap { position -> (Int, UInt, UInt)? in
            // Initialisers are other ones in every subclass.
            guard unchanged[position] == table[position], new[position] != table[position] else { return nil }
            return (position, table[position], new[position])
        }
        changes.append(Change(base: base, entries: entries))
        // Subclasses of which there are objects already are looked at again.
        adopted = []
        adopt(base)
    }

    /// Called with the class of each new responder.
    static func adopt(_ type: AnyClass) {
        guard !changes.isEmpty, adopted.insert(ObjectIdentifier(type)).inserted else { return }
        let table = MethodTable(type)
        for change in changes where isSubclass(type, of: change.base) {
            for entry in change.entries where table[entry.position] == entry.old { table[entry.position] = entry.new }
        }
    }

    private static func isSubclass(_ type: AnyClass, of base: AnyClass) -> Bool {
        sequence(first: type, next: _getSuperclass).contains { $0 == base }
    }
}

/// The words of a class's metadata behind its header: method implementations, and offsets of stored properties.
///
/// Swift's document on the layout of type metadata says where the header's fields are.
private struct MethodTable {
    private let words: UnsafeMutablePointer<UInt>
    let positions: Range<Int>

    init(_ type: AnyClass) {
        let metadata = unsafeBitCast(type, to: UnsafeMutableRawPointer.self)
        let size = metadata.load(fromByteOffset: 32, as: UInt32.self)
        let addressPoint = metadata.load(fromByteOffset: 36, as: UInt32.self)
        words = metadata.assumingMemoryBound(to: UInt.self)
        // The description and the destroyer of stored properties end the header.
        positions = 7..<Int(size - addressPoint) / MemoryLayout<UInt>.size
    }

    subscript(position: Int) -> UInt {
        get { words[position] }
        nonmutating set { words[position] = newValue }
    }
}

/// Puts what an app's extension of a framework class overrides into the place of the framework's own.
///
/// The translation calls it at launch with the class, a subclass that overrides the members and an empty subclass.
@MainActor public func __overrideInExtension(_ base: AnyClass, by overriding: AnyClass, unlike plain: AnyClass) {
    ExtensionOverrides.add(to: base, overriding: overriding, plain: plain)
}
