import Foundation
import QuartzCore

/// A finger on the screen, from when it comes down until it is lifted.
@preconcurrency @MainActor open class UITouch: NSObject, ObjectiveCExposed {
    /// The table of outlets and `@objc` members, which subclasses extend.
    open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(name: "UITouch") }

    /// The phase of the finger.
    public enum Phase: Int, Sendable {
        case began, moved, stationary, ended, cancelled
    }

    /// The kind of thing that touches the screen.
    public enum TouchType: Int, Sendable {
        case direct, indirect, pencil, indirectPointer
    }

    open internal(set) var phase = Phase.began
    /// When the touch last changed, in seconds of media time.
    open internal(set) var timestamp: TimeInterval
    /// How many times the finger came down in quick succession at about the same place.
    open internal(set) var tapCount = 1
    open var type: TouchType { .direct }

    /// The view that the touch began in; it stays the same wherever the finger goes.
    open internal(set) var view: UIView?
    open internal(set) var window: UIWindow?

    /// The recognizers that look at the touch, from the view's own outwards.
    open internal(set) var gestureRecognizers: [UIGestureRecognizer]?

    /// In the screen's coordinates, in points.
    var point: CGPoint
    var previousPoint: CGPoint
    let beganPoint: CGPoint
    let beganTime: TimeInterval
    /// What the view knows of the touch.
    var delivery = ViewDelivery.pending

    init(point: CGPoint, time: TimeInterval) {
        self.point = point
        previousPoint = point
        beganPoint = point
        beganTime = time
        timestamp = time
        super.init()
    }

    /// The finger's place in a view's coordinates; nil stands for the window.
    open func location(in view: UIView?) -> CGPoint { convert(point, to: view) }

    /// The finger's place before its last move.
    open func previousLocation(in view: UIView?) -> CGPoint { convert(previousPoint, to: view) }

    func convert(_ screenPoint: CGPoint, to view: UIView?) -> CGPoint {
        guard let window else { return screenPoint }
        let windowPoint = window.layer.convert(screenPoint, from: UIApplication.shared.screenLayer)
        return view.map { $0.layer.convert(windowPoint, from: window.layer) } ?? windowPoint
    }

    /// How far the finger is from where it came down, in points of the screen.
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
