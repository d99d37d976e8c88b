import DisplayProtocol
import Foundation
import QuartzCore

/// What a person does at a display whose clock is real.
@MainActor enum LiveRequests {
    static func handle(_ request: DisplayMessage) {
        switch request {
        case .touch(let touch): TouchDelivery.shared.deliver(touch)
        case .key(let key): LiveTyping.press(key)
        case .text(let text): LiveTyping.type(text)
        case .compose(let composition): LiveTyping.compose(composition)
        case .pasteboard(let copied): LiveTyping.adopt(copied)
        default: break
        }
    }
}
