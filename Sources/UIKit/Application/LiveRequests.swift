import DisplayProtocol
import Foundation
import QuartzCore

/// What a person does at a display whose clock is real.
@MainActor enum LiveRequests {
    static func handle(_ request: DisplayMessage) {
        switch request {
        case .touch(let touch): TouchDelivery.shared.deliver(touch)
        case .requestState(let request): StatePreservation.answer(request)
        default: break
        }
    }
}
