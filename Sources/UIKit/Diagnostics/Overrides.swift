import Foundation

/// The search for an app's overrides of callbacks, and for their calls of super.
///
/// An override's body cannot be seen from the base implementation that it leaves out. The override's address stands in
/// its class, at the place where `UIViewController` has its own; from there the debug information leads to its source.
@MainActor enum Overrides {
    /// An override that leaves super out; nil if there is none, or its source cannot be read.
    ///
    /// - Parameter method: Its name with labels, such as `didMove(toParent:)`.
    static func placeWithoutSuper(_ method: String, in controller: UIViewController) -> SourcePlace? {
        places(of: method, in: controller).first { callsSuper(method, at: $0) == false }
    }

    /// The overrides of a controller's class and those above it, lowest first.
    static func places(of method: String, in controller: UIViewController) -> [SourcePlace] {
        guard let slot = slots[method] ?? nil else { return [] }
        var places: [SourcePlace] = []
        var seen: Set<UInt> = [words(of: UIViewController.self)[slot]]
        var type: AnyClass? = Swift.type(of: controller)
        while let current = type, current != UIViewController.self {
            let address = words(of: current)[slot]
            // The address after the first instruction's, as if something had been called there.
            if seen.insert(address).inserted, let frame = Symbolicator.shared.appFrames(at: address + 1).last {
                places.append(frame.place)
            }
            type = _getSuperclass(current)
        }
        return places
    }

    /// Whether a controller's class, or one above it, overrides a method of `UIViewController`.
    static func overrides(_ method: String, in controller: UIViewController) -> Bool {
        guard let slot = slots[method] ?? nil else { return false }
        return words(of: type(of: controller))[slot] != words(of: UIViewController.self)[slot]
    }

    // MARK: Classes

    private class Plain: UIViewController {}
    private final class WillMove: UIViewController {
        override func willMove(toParent parent: UIViewController?) { super.willMove(toParent: parent) }
    }
    private final class DidMove: UIViewController {
        override func didMove(toParent parent: UIViewController?) { super.didMove(toParent: parent) }
    }
    private final class SizeTransition: UIViewController {
        override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
            super.viewWillTransition(to: size, with: coordinator)
        }
    }

    private final class Show: UIViewController {
        override func show(_ vc: UIViewController, sender: Any?) {}
    }
    private final class ShowDetail: UIViewController {
        override func showDetailViewController(_ vc: UIViewController, sender: Any?) {}
    }

    /// The slot of each method's implementation in a class; nil where it cannot be told.
    private static let slots: [String: Int?] = [
        "willMove(toParent:)": slot(overriddenIn: WillMove.self),
        "didMove(toParent:)": slot(overriddenIn: DidMove.self),
        "viewWillTransition(to:with:)": slot(overriddenIn: SizeTransition.self),
        "show(_:sender:)": slot(overriddenIn: Show.self),
        "showDetailViewController(_:sender:)": slot(overriddenIn: ShowDetail.self),
    ]

    /// The slot of the one word that differs for an override, and does not for a subclass without any.
    private static func slot(overriddenIn probe: AnyClass) -> Int? {
        slot(overriddenIn: probe, of: UIViewController.self, plain: Plain.self)
    }

    /// The same for a class of its own, of which there is a subclass that overrides nothing.
    static func slot(overriddenIn probe: AnyClass, of base: AnyClass, plain: AnyClass) -> Int? {
        let (base, plain, probe) = (words(of: base), words(of: plain), words(of: probe))
        let different = base.indices.dropFirst(headerWords).filter { base[$0] == plain[$0] && base[$0] != probe[$0] }
        return different.count == 1 ? different[0] : nil
    }

    /// Kind, superclass, flags and sizes, description, destructor of fields.
    private static let headerWords = 7

    /// A class as it lies in memory, from its address point on; Swift's ABI documents the layout ("class metadata").
    static func words(of type: AnyClass) -> UnsafeBufferPointer<UInt> {
        let address = unsafeBitCast(type, to: UnsafeRawPointer.self)
        let size = address.load(fromByteOffset: 32, as: UInt32.self)
        let addressPoint = address.load(fromByteOffset: 36, as: UInt32.self)
        return UnsafeBufferPointer(
            start: address.assumingMemoryBound(to: UInt.self), count: Int(size - addressPoint) / MemoryLayout<UInt>.size
        )
    }

    // MARK: Sources

    /// Whether the function that begins at a place calls super's of the same name; nil if its source cannot be read.
    private static func callsSuper(_ method: String, at place: SourcePlace) -> Bool? {
        let name = method.prefix { $0 != "(" }
        guard let text = try? String(contentsOfFile: place.file, encoding: .utf8) else { return nil }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        guard place.line <= lines.count, lines[place.line - 1].contains("func \(name)") else { return nil }
        return body(lines.dropFirst(place.line - 1).joined(separator: "\n"))?.contains("super.\(name)(")
    }

    /// From the first brace to the one that closes it. Braces in strings count too: what is taken for the body is then too
    /// long rather than too short.
    private static func body(_ text: String) -> Substring? {
        guard let start = text.firstIndex(of: "{") else { return nil }
        var depth = 0
        for index in text[start...].indices {
            if text[index] == "{" { depth += 1 }
            if text[index] == "}" { depth -= 1 }
            if depth == 0 { return text[start...index] }
        }
        return nil
    }
}
