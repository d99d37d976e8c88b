import DisplayProtocol
import Foundation

/// Turns the display's touches into events for windows and views.
@MainActor final class TouchDelivery {
    static let shared = TouchDelivery()

    func deliver(_ touch: DisplayMessage.Touch) {}
}
