import CoreGraphics
import Foundation

/// The directions in which an edit menu's arrow points; the menu lies on the other side.
public enum UIEditMenuArrowDirection: Int, Sendable { case automatic, up, down, left, right }

/// The place of an edit menu.
@preconcurrency @MainActor open class UIEditMenuConfiguration: NSObject, ObjectiveCExposed {
    /// The table of outlets and `@objc` members, which subclasses extend.
    open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(name: "UIEditMenuConfiguration") }

    /// The app's own name for the menu's subject; a new one unless given.
    public let identifier: AnyHashable
    /// The point that the menu belongs to, in the coordinates of the interaction's view, in points.
    public let sourcePoint: CGPoint
    /// The side of the target that the menu stands on; by default where there is room, above first.
    open var preferredArrowDirection = UIEditMenuArrowDirection.automatic

    /// Makes a configuration of a menu for a point in the coordinates of the interaction's view.
    public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
        self.identifier = identifier ?? AnyHashable(UUID())
        self.sourcePoint = sourcePoint
        super.init()
    }
}
