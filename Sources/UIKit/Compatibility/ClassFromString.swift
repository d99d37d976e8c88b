import Foundation

/// The class of a name as the Objective-C runtime has it: qualified by its module, or a framework's plain name.
///
/// Foundation's function finds classes by module and name, and its own by name. The build of an app has the app's calls
/// come here.
public func __classFromString(_ name: String) -> AnyClass? {
    // Before Foundation's own: these have classes in place of some of them.
    if !name.contains("."), let found = NSClassFromString("Predicates.\(name)") { return found }
    if let found = NSClassFromString(name) { return found }
    guard !name.contains(".") else { return nil }
    // The modules whose classes are Objective-C's on Apple's systems.
    return ["UIKit", "QuartzCore", "XCTest"].lazy.compactMap { NSClassFromString("\($0).\(name)") }.first
}
