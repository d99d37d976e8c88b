import DisplayProtocol
import UIKit

/// Why a target cannot be touched.
struct Unreachable: Error {
    let reason: String
}

/// A place on the screen, in its points.
struct TouchPlace {
    var point: CGPoint
    /// What can be seen of the target.
    var frame: CGRect
}

extension TestScreen {
    /// The texts that can be read on the screen, top to bottom and left to right; what the keyboard's keys say is not
    /// among them.
    public var texts: [String] {
        let keys = Set(TreeBuilder.views().filter(InputViews.isKeyboard).map(TreeBuilder.number(of:)))
        let readable = visibleElements.filter { !$0.texts.isEmpty && !keys.contains($0.view.id) }
        // A button's title is its label's text too.
        let innermost = readable.filter { element in
            !readable.contains { $0.isDescendant(of: element) && $0.texts == element.texts }
        }
        return innermost.inReadingOrder.map { $0.texts[0] }
    }

    /// The view that is meant, if it can be seen.
    public func view(_ target: TouchTarget) -> UIView? {
        guard let found = try? find(target) else { return nil }
        return found.view
    }

    /// Fails unless the target can be seen.
    public func expectVisible(_ target: TouchTarget, file: StaticString = #filePath, line: UInt = #line) {
        do {
            _ = try find(target)
        } catch {
            TestFailures.report("expectVisible \(target.text): \(error.reason)", file: file, line: line)
        }
    }

    /// Fails if the target can be seen.
    public func expectNotVisible(_ target: TouchTarget, file: StaticString = #filePath, line: UInt = #line) {
        guard let found = try? find(target) else { return }
        TestFailures.report(
            "expectNotVisible \(target.text): it is on the screen at \(found.place.frame.origin.shortText)", file: file,
            line: line)
    }

    // MARK: Search, by the rules of flows

    private var visibleElements: [VisibleElement] { TreeBuilder.tree().visibleElements(on: size) }

    /// What is on the screen, as a message shows it.
    var listing: String { visibleElements.listing }

    func find(_ target: TouchTarget) throws(Unreachable) -> (view: UIView?, place: TouchPlace) {
        guard !isRetired else { throw Unreachable(reason: Self.retirement) }
        switch target.kind {
        case .point(let point):
            guard CGRect(origin: .zero, size: size).insetBy(dx: -0.001, dy: -0.001).contains(point) else {
                throw Unreachable(
                    reason:
                        "outside the screen of \(Double(size.width).shortText) × \(Double(size.height).shortText) points"
                )
            }
            return (nil, TouchPlace(point: point, frame: CGRect(origin: point, size: .zero)))
        case .element(let text, let id, let index):
            let elements = visibleElements
            let matches = elements.matching(text: text, id: id)
            guard let match = matches.choose(index) else {
                throw Unreachable(
                    reason: matches.isEmpty
                        ? "not on the screen; on the screen: \(elements.listing)"
                        : "only \(matches.count) of that kind on the screen")
            }
            guard let view = TreeBuilder.view(numbered: match.view.id) else {
                throw Unreachable(reason: "it went away while it was looked for")
            }
            return (view, place(of: match, view))
        case .view(let view, let point):
            let elements = visibleElements
            let id = TreeBuilder.number(of: view)
            guard let element = elements.first(where: { $0.view.id == id }) else {
                throw Unreachable(reason: invisibility(of: view))
            }
            var place = place(of: element, view)
            if let point, let window = view.window {
                place.point = screenPoint(view.convert(point, to: window), in: window)
            }
            return (view, place)
        }
    }

    private func place(of element: VisibleElement, _ view: UIView) -> TouchPlace {
        guard let window = (view as? UIWindow) ?? view.window else {
            return TouchPlace(point: CGPoint(x: element.frame.midX, y: element.frame.midY), frame: element.frame)
        }
        let origin = screenPoint(element.frame.origin, in: window)
        let frame = CGRect(origin: origin, size: element.frame.size)
        return TouchPlace(point: CGPoint(x: frame.midX, y: frame.midY), frame: frame)
    }

    private func screenPoint(_ point: CGPoint, in window: UIWindow) -> CGPoint {
        window.layer.convert(point, to: UIApplication.shared.screenLayer)
    }

    private func invisibility(of view: UIView) -> String {
        guard let window = (view as? UIWindow) ?? view.window else {
            var top = view
            while let next = top.superview { top = next }
            return top === view ? "it has no superview" : "it is in no window, only in \(top.nameInMessages)"
        }
        guard !window.isHidden else { return "its window is hidden" }
        var ancestor: UIView? = view
        while let current = ancestor, current !== window {
            let whose = current === view ? "it" : "its superview \(current.nameInMessages)"
            if current.isHidden { return "\(whose) is hidden" }
            if current.alpha < 0.01 { return "\(whose) is transparent" }
            ancestor = current.superview
        }
        if view.bounds.isEmpty { return "its size is \(view.bounds.size.shortText)" }
        let frame = view.convert(view.bounds, to: window)
        return "it is outside the screen, cut off or covered, at \(frame.shortText) of the window"
    }
}

extension UIView {
    /// The view's class and what it is called on the screen.
    var nameInMessages: String {
        let node = TreeBuilder.node(of: self)
        if let text = [node.accessibilityLabel, node.text].compactMap({ $0 }).first(where: { !$0.isEmpty }) {
            return "\(node.class) \"\(text)\""
        }
        if let id = node.accessibilityIdentifier, !id.isEmpty { return "\(node.class) (id \(id))" }
        return node.class
    }
}

extension CGSize {
    var shortText: String { "\(Double(width).shortText) × \(Double(height).shortText)" }
}

extension CGRect {
    var shortText: String { "(\(origin.shortText) \(size.shortText))" }
}
