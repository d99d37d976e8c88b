import DisplayProtocol
import Foundation
import QuartzCore

/// What a person does at a display whose clock is real.
@MainActor enum LiveRequests {
    static func handle(_ request: DisplayMessage) {
        switch request {
        case .touch(let touch): TouchDelivery.shared.deliver(touch)
        case .perform(let action): AccessibilityActions.perform(action)
        case .observe(let wish): LiveInspection.shared.observe(wish)
        case .hitTest(let request): LiveInspection.shared.send(.hitTest(HitTestPath.reply(to: request)))
        case .requestLayers(let request): LiveInspection.shared.send(.layers(LayerPictures.reply(to: request)))
        default: break
        }
    }
}
