/// Classes that two modules compile from one source, as a library and a demo that takes its files in do.
///
/// Objective-C puts any object into an outlet. Code of the one module works on objects of the other module's class, since both
/// are laid out alike.
enum TwinClasses {
    /// An object of one class as a value of its twin's type, or of an optional of it; nil where the two are not twins.
    static func twin<Value>(_ object: AnyObject, as type: Value.Type) -> Value? {
        guard let wanted = (type as? any OptionalOfClass.Type)?.wrapped as? AnyClass ?? (type as? AnyClass),
            areTwins(wanted, Swift.type(of: object)), MemoryLayout<Value>.size == MemoryLayout<AnyObject>.size
        else { return nil }
        return unsafeBitCast(object, to: type)
    }

    private static func areTwins(_ one: AnyClass, _ other: AnyClass) -> Bool {
        let (name, otherName) = (parts(one), parts(other))
        return name.count > 1 && name.dropFirst() == otherName.dropFirst()
            && sizeOfInstances(one) == sizeOfInstances(other)
            && superclassName(one) == superclassName(other)
    }

    private static func parts(_ type: AnyClass) -> [Substring] { String(reflecting: type).split(separator: ".") }

    /// The superclass's name without its module, which may itself have a twin.
    private static func superclassName(_ type: AnyClass) -> Substring? {
        _getSuperclass(type).flatMap { parts($0).last }
    }
}

/// The bytes of a class's objects, as the Swift runtime knows them.
@_silgen_name("$ss36_class_getInstancePositiveExtentSizeySiyXlXpF")
private func sizeOfInstances(_ type: AnyClass) -> Int

/// An optional, which knows what it is an optional of.
private protocol OptionalOfClass {
    static var wrapped: Any.Type { get }
}

extension Optional: OptionalOfClass {
    fileprivate static var wrapped: Any.Type { Wrapped.self }
}
