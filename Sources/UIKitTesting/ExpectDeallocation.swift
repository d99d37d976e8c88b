import UIKit

/// Fails if the object that a closure makes and lets go of lives on.
///
///     expectDeallocation {
///         let menu = screen.show(MenuViewController(screens: [one, two]))
///         screen.tap("Menu")
///         screen.clear()
///         return menu
///     }
///
/// The app becomes idle before the object is looked for: callbacks and animations that are under way may hold it until then.
///
/// - Parameter make: Returns the object that nobody is to hold afterwards.
@preconcurrency @MainActor public func expectDeallocation<Object: AnyObject>(
    file: StaticString = #filePath, line: UInt = #line, _ make: () throws -> Object
) rethrows {
    let remains = Remains(try make())
    remains.check(file: file, line: line)
}

/// Fails if an object lives on when its variable is set to nil.
///
///     var menu: MenuViewController? = MenuViewController()
///     …
///     expectDeallocation(of: &menu)
@preconcurrency @MainActor public func expectDeallocation<Object: AnyObject>(
    of object: inout Object?, file: StaticString = #filePath, line: UInt = #line
) {
    guard let remains = object.map({ Remains($0) }) else {
        TestFailures.report("there is no object to be let go of: it is nil already", file: file, line: line)
        return
    }
    object = nil
    remains.check(file: file, line: line)
}

/// What is left of an object that was let go of.
@MainActor private struct Remains {
    private weak var object: AnyObject?

    init(_ object: AnyObject) { self.object = object }

    func check(file: StaticString, line: UInt) {
        settle(file: file, line: line)
        guard let object else { return }
        let holders = Holders.describe(object)
        let who = holders.isEmpty ? "the framework does not hold it; look for a closure that captures it" : ""
        TestFailures.report(
            "\(type(of: object)) was not let go of: \(who)\(holders.joined(separator: "; "))", file: file, line: line)
    }
}
