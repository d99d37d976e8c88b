/// A member that an extension of a framework's class declares, and that asks the object for an override first.
struct DispatchedMember {
    /// The name that an override has.
    var late: String
    /// The protocol of the classes that have one.
    var asked: String
    var base: MovedMember
    /// The classes of the extension's own module that have one.
    var types: [TypeDeclaration]
}
