/// What a module says to the translation of those that import it: its classes and protocols, and the function that
/// announces them.
///
/// Nobody changes the index once its module is translated.
package struct ModuleInterface: @unchecked Sendable {
    package let name: String
    /// The C name of the function that is to be called at launch; nil for a module without one.
    package let registrationSymbol: String?
    /// Nil for a module whose source is not translated.
    let index: ModuleIndex?
    /// Names of what is left out of the module since it is SwiftUI's.
    let leftOutNames: Set<String>

    init(name: String, registrationSymbol: String?, index: ModuleIndex, leftOutNames: Set<String> = []) {
        self.name = name
        self.leftOutNames = leftOutNames
        self.registrationSymbol = registrationSymbol
        self.index = index
    }

    /// The interface of a module that has nothing to tell but that it can be imported: one of C, or one for Linux.
    package init(untranslated name: String) {
        self.name = name
        registrationSymbol = nil
        index = nil
        leftOutNames = []
    }
}
