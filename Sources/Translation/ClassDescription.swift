/// What a class of the app offers to Interface Builder files, so that their connections can be checked when building.
package struct ClassDescription: Sendable, Codable, Hashable {
    package struct Outlet: Sendable, Codable, Hashable {
        package var name: String
        package var isCollection: Bool
        package var file: String
        package var line: Int
    }

    package struct Action: Sendable, Codable, Hashable {
        /// As Objective-C spells it: `tap:`.
        package var selector: String
        package var file: String
        package var line: Int
    }

    /// The Swift name without the module, nested names with dots: `Outer.Inner`.
    package var name: String
    /// The name that `@objc(Name)` gives, which Interface Builder files use without a module.
    package var objectiveCName: String?
    /// The superclass as the module resolves it, or nil.
    package var superclass: String?
    package var outlets: [Outlet] = []
    package var actions: [Action] = []
    package var segueActions: [Action] = []
    /// Swift 2's selector for a method -> its selector since Swift 3. Old Interface Builder files use the former.
    package var legacySelectors: [String: String] = [:]
    package var file: String
    package var line: Int
}
