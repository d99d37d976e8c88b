import Foundation

/// What an app says of an object for assistive technology; nil where it says nothing.
@MainActor final class GivenAccessibility {
    var isElement: Bool?
    var label: String?
    var identifier: String?
    var value: String?
    var hint: String?
    var traits: UIAccessibilityTraits?
    var attributedLabel: NSAttributedString?
    var attributedValue: NSAttributedString?
    var attributedHint: NSAttributedString?
    var frame: CGRect?
    var path: UIBezierPath?
    var activationPoint: CGPoint?
    var elements: [Any]?
    var customActions: [UIAccessibilityCustomAction]?
    /// Rotors, whose room lies below.
    var customRotors: [NSObject]?
    var ignoresInvertColors = false
    var hidesElements = false
    var isModal: Bool?
    var groupsChildren = false
    var containerType: UIAccessibilityContainerType?
    var navigationStyle: UIAccessibilityNavigationStyle?
    var language: String?

    /// Whether a label is asked for as the app gave it, without what framework classes say of themselves.
    private(set) static var isAskedAlone = false

    /// Reads what an object's overrides make of what the app gave alone: trees show the text of a label by itself.
    static func alone<Value>(_ read: () -> Value) -> Value {
        let outer = isAskedAlone
        isAskedAlone = true
        defer { isAskedAlone = outer }
        return read()
    }
}

extension UIView {
    /// The bounds in the screen's coordinates, in points; with a transform the box around them.
    var screenRect: CGRect { layer.convert(layer.bounds, to: UIApplication.shared.screenLayer) }
}

extension CGRect {
    var middle: CGPoint { CGPoint(x: midX, y: midY) }

    /// Whether all four numbers are some: Foundation traps where one is none.
    var isFinite: Bool {
        origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
    }
}
