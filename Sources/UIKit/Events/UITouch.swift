import Foundation
import QuartzCore

/// A finger on the screen, from when it comes down until it is lifted.
@preconcurrency @MainActor open class UITouch: NSObject, ObjectiveCExposed {
    /// The table of outlets and `@objc` members, which subclasses extend.
    open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(name: "UITouch") }

    /// The step of a touch: down, moved, unchanged in this event, lifted, or taken away.
    public enum Phase: Int, Sendable {
        case began, moved, stationary, ended, cancelled
        /// Steps of a pointer over a view, which touches of fingers have not.
        case regionEntered, regionMoved, regionExited
    }

    /// The kind of thing that touches the screen; all touches here are direct.
    public enum TouchType: Int, Sendable {
        case direct, indirect, pencil, indirectPointer
        /// The older name of `pencil`.
        public static let stylus = TouchType.pencil
    }

    /// The touch's step in the event that is being delivered.
    open internal(set) var phase = Phase.began
    /// The time at which the touch last changed, in seconds of media time.
    open internal(set) var timestamp: TimeInterval
    /// The number of times that the finger has come down in quick succession at about the same place, from 1.
    open internal(set) var tapCount = 1
    /// The kind of thing that touches the screen: always a finger.
    open var type: TouchType { .direct }

    /// The view that the touch began in; it stays the same wherever the finger goes.
    open internal(set) var view: UIView?
    /// The window that the touch began in; it stays the same wherever the finger goes.
    open internal(set) var window: UIWindow?

    /// The recognizers that look at the touch, from the view's own outwards.
    open internal(set) var gestureRecognizers: [UIGestureRecognizer]?

    /// The finger's position in the screen's coordinates, in points.
    var point: CGPoint
    var previousPoint: CGPoint
    let beganPoint: CGPoint
    let beganTime: TimeInterval
    /// The step in which the view got the touch.
    var delivery = ViewDelivery.pending

    /// Makes a touch that no finger has made, at the screen's origin.
    public override init() {
        (point, previousPoint, beganPoint, beganTime, timestamp) = (.zero, .zero, .zero, 0, 0)
        super.init()
    }

    init(point: CGPoint, time: TimeInterval) {
        self.point = point
        previousPoint = point
        beganPoint = point
        beganTime = time
        timestamp = time
        super.init()
    }

    /// The finger's position in a view's coordinates, in points; nil stands for the window.
    open func location(in view: UIView?) -> CGPoint { convert(point, to: view) }

    /// The finger's position before its last move, in a view's coordinates, in points; nil stands for the window.
    open func previousLocation(in view: UIView?) -> CGPoint { convert(previousPoint, to: view) }

    /// The finger's position as exactly as the screen knows it, in a view's coordinates, in points.
    open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
    /// The finger's position before its last move as exactly as the screen knows it, in a view's coordinates, in points.
    open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

    /// The radius of the finger on the screen, in points: 20, as of a finger that a display makes.
    open var majorRadius: CGFloat { 20 }
    /// The uncertainty of the radius, in points.
    open var majorRadiusTolerance: CGFloat { 5 }

    /// The force of the touch: 0, since the screen feels none, as the iOS Simulator's.
    open var force: CGFloat { 0 }
    /// The greatest force of a touch: 0 on a screen that feels none.
    open var maximumPossibleForce: CGFloat { 0 }
    /// The angle of a pencil over the screen, in radians: that of one that stands upright, for a finger.
    open var altitudeAngle: CGFloat { .pi / 2 }
    /// The turn of a pencil around itself, in radians: 0 for a finger.
    open var rollAngle: CGFloat { 0 }
    /// The direction of a pencil in a view, in radians: 0 for a finger.
    open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
    /// The direction of a pencil in a view, as a vector of length 1: to the right for a finger.
    open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }

    /// The number by which better values are told later; nil, since a display estimates nothing.
    open var estimationUpdateIndex: NSNumber? { nil }
    /// The properties whose values are estimated: none.
    open var estimatedProperties: Properties { [] }
    /// The properties whose better values will be told later: none.
    open var estimatedPropertiesExpectingUpdates: Properties { [] }

    func convert(_ screenPoint: CGPoint, to view: UIView?) -> CGPoint {
        guard let window else { return screenPoint }
        let windowPoint = window.layer.convert(screenPoint, from: UIApplication.shared.screenLayer)
        return view.map { $0.layer.convert(windowPoint, from: window.layer) } ?? windowPoint
    }

    /// The distance of the finger from the point where it came down, in points of the screen.
    var distanceMoved: CGFloat { hypot(point.x - beganPoint.x, point.y - beganPoint.y) }

    var isOver: Bool { phase == .ended || phase == .cancelled }

    /// The steps in which a view gets a touch.
    enum ViewDelivery {
        /// A recognizer holds it back.
        case pending
        case begun
        /// The finger is up, but a recognizer holds that back.
        case endPending
        case finished
        /// The view will not hear of it: another touch or view has precedence, or a recognizer took it.
        case withheld
    }
}
