import DisplayProtocol
import Foundation

/// What assistive technology at a display does to the elements that it was told of.
@MainActor package enum AccessibilityActions {
    /// Does it, where the element is still there. Returns whether anything came of it.
    @discardableResult package static func perform(_ action: DisplayMessage.ElementAction) -> Bool {
        let (elements, objects) = AccessibilityDescription.current()
        guard let object = objects[action.element] else {
            // What was there is gone, but the screen may well be left.
            return action.kind == .escape && escape(from: UIApplication.shared.firstResponder ?? topResponder)
        }
        switch action.kind {
        case .activate:
            let frame = elements.first { $0.id == action.element }?.frame.rectangle
            return object.accessibilityActivate() || tap(object, within: frame ?? object.accessibilityBox)
        case .increment, .decrement:
            guard object.accessibilityTraits.contains(.adjustable) else { return false }
            action.kind == .increment ? object.accessibilityIncrement() : object.accessibilityDecrement()
            return true
        case .custom:
            let actions = object.accessibilityCustomActions ?? []
            return actions.first { $0.name == action.value }?.perform() ?? false
        case .focus: return object.becomeFirstResponder()
        case .setValue: return (object as? UIView)?.enterText(action.value ?? "") ?? false
        case .escape: return escape(from: object)
        case .scrollUp: return scroll(.up, from: object)
        case .scrollDown: return scroll(.down, from: object)
        case .scrollLeft: return scroll(.left, from: object)
        case .scrollRight: return scroll(.right, from: object)
        }
    }

    // MARK: Activation

    /// Taps an element as a finger would.
    ///
    /// - Parameter frame: What can be seen of the element, in the screen's coordinates, in points.
    private static func tap(_ object: any AccessibilityObject, within frame: CGRect) -> Bool {
        guard let point = place(of: object, within: frame) else { return false }
        // It is no second tap, however soon it comes.
        TouchDelivery.shared.endTapCount()
        TouchDelivery.shared.deliver(.init(phase: .began, finger: finger, point: point))
        // What comes up under the finger is up before it is lifted.
        FramePipeline.shared.runFrame()
        TouchDelivery.shared.deliver(.init(phase: .ended, finger: finger, point: point))
        TouchDelivery.shared.endTapCount()
        return true
    }

    /// A finger that no display has.
    private static let finger = -1

    /// Where a tap gets to the element: its activation point, or another if that is covered or taken by a control inside.
    private static func place(of object: any AccessibilityObject, within frame: CGRect) -> CGPoint? {
        let own = object.accessibilityActivationPoint
        let grid = [0.5, 0.25, 0.75, 0.1, 0.9].flatMap { y in
            [0.5, 0.25, 0.75, 0.1, 0.9].map { x in
                CGPoint(x: frame.minX + frame.width * x, y: frame.minY + frame.height * y)
            }
        }
        let candidates = (frame.contains(own) ? [own] : []) + grid
        guard let view = (object as? UIView) ?? (object as? UIAccessibilityElement)?.containingView else { return nil }
        return candidates.first { point in
            guard let hit = HitTestPath.view(at: point) else { return false }
            // A label's touches go to what is around it.
            if view.isInside(hit) { return true }
            guard hit.isInside(view) else { return false }
            if object is UIAccessibilityElement { return true }
            var inner: UIView? = hit
            while let current = inner, current !== view {
                if current.isUsedByItself, current.isUserInteractionEnabled, current.isAccessibilityElement {
                    return false
                }
                inner = current.storedSuperview
            }
            return true
        }
    }

    // MARK: Up the responder chain

    private static var topResponder: UIResponder? {
        var controller = UIApplication.shared.keyWindow?.rootViewController
        while let presented = controller?.presentedViewController { controller = presented }
        return controller?.viewIfLoaded ?? controller
    }

    private static func escape(from responder: UIResponder?) -> Bool {
        // A menu lies over everything that it does not belong to.
        ask(MenuPresentation.current?.overlay ?? responder) { $0.accessibilityPerformEscape() }
    }

    private static func scroll(_ direction: UIAccessibilityScrollDirection, from responder: UIResponder) -> Bool {
        ask(responder) { $0.accessibilityScroll(direction) }
    }

    /// Asks one responder after the other, but none below a presentation.
    private static func ask(_ start: UIResponder?, _ question: (UIResponder) -> Bool) -> Bool {
        var responder = start
        while let current = responder {
            if question(current) { return true }
            if let controller = current as? UIViewController, controller.presentation.home != nil { return false }
            responder = current.next
        }
        return false
    }
}
