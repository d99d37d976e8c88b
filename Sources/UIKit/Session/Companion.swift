import Foundation

/// A framework beside UIKit, as it comes into UIKit's registers.
///
/// The type is named after the module, with two underscores in front. The translation calls `__introduce` in every app that
/// imports the module; tests of the framework's own call it before the first test.
public protocol __Companion {
    /// Fills UIKit's registers with what the framework brings: elements of nibs, keys, frame passes, parts of the session.
    ///
    /// UIKit calls it once a process, before the app's delegate is made. What is registered holds for all sessions; state
    /// belongs into a part of the session.
    @MainActor static func introduce()
}

/// Introduces a framework, the first time that it is called for it.
///
/// - Parameter elements: The framework's classes by the elements of Interface Builder documents that stand for them.
@MainActor public func __introduce(_ companion: any __Companion.Type, elements: [String: NSObject.Type] = [:]) {
    guard TypeOrigin.add(companion: companion) else { return }
    for (element, type) in elements { NibElements.add(element, type) }
    companion.introduce()
}
