import DisplayProtocol
import Foundation

extension DisplayMessage {
    /// Whether the numbers are such as an app can reckon with: a page that runs other scripts than ours may send any.
    var isReasonable: Bool {
        switch self {
        case .touch(let touch): touch.point.isReasonable && touch.offset.isReasonable
        case .wheel(let wheel):
            wheel.point.isReasonable && Double(wheel.delta.width).isReasonable
                && Double(wheel.delta.height).isReasonable
        case .key(let key):
            (0...0xffff).contains(key.usage) && (0...Int(UInt32.max)).contains(key.modifiers)
                && key.characters.utf8.count <= 256 && key.charactersIgnoringModifiers.utf8.count <= 256
        case .text(let text): (0...100_000).contains(text.deleting)
        case .compose(let composition):
            composition.selectionStart >= 0 && composition.selectionLength >= 0
                && composition.selectionStart <= composition.text.utf16.count
                && composition.selectionLength <= composition.text.utf16.count - composition.selectionStart
        case .setClock(let change): change.speed.map { $0 > 0 && $0 <= 100 } ?? true
        case .step(let step): (1...600).contains(step.frames)
        case .hitTest(let test): test.point.isReasonable
        default: true
        }
    }
}

extension CGPoint {
    fileprivate var isReasonable: Bool { Double(x).isReasonable && Double(y).isReasonable }
}

extension Double {
    fileprivate var isReasonable: Bool { abs(self) <= 100_000 }
}
