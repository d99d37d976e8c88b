import DisplayProtocol
import Foundation

// What pages say to the app.

/// A message that the app gets as the page has said it.
protocol ForwardedMessage: PageMessage.Body, DisplayMessage.Body {}

extension ForwardedMessage {
    @MainActor func arrive(at display: BrowserDisplay, from page: BrowserPage) { display.forward(self) }
}

/// A question of a page's, whose answer goes to that page.
protocol PageQuestion: PageMessage.Body, DisplayMessage.Request {}

extension PageQuestion {
    @MainActor func arrive(at display: BrowserDisplay, from page: BrowserPage) throws(PageViolation) {
        try display.ask(self, for: page)
    }
}

extension DisplayMessage.Wheel: ForwardedMessage {
    var isReasonable: Bool {
        point.isReasonable && Double(delta.width).isReasonable && Double(delta.height).isReasonable
    }
}

extension DisplayMessage.Text: ForwardedMessage {
    var isReasonable: Bool { (0...100_000).contains(deleting) }
}

extension DisplayMessage.Composition: ForwardedMessage {
    var isReasonable: Bool {
        selectionStart >= 0 && selectionLength >= 0 && selectionStart <= text.utf16.count
            && selectionLength <= text.utf16.count - selectionStart
    }
}

extension DisplayMessage.SetClock: ForwardedMessage {
    var isReasonable: Bool { speed.map { $0 > 0 && $0 <= 100 } ?? true }
}

extension DisplayMessage.Step: ForwardedMessage {
    var isReasonable: Bool { (1...600).contains(frames) }
}

extension DisplayMessage.ElementAction: ForwardedMessage {}
extension DisplayMessage.Shake: ForwardedMessage {}
extension PasteboardText: ForwardedMessage {}
extension DisplayMessage.SetPreferences: ForwardedMessage {}
extension DisplayMessage.SetOrientation: ForwardedMessage {}
extension DisplayMessage.SetActivity: ForwardedMessage {}
extension DisplayMessage.WarnOfMemory: ForwardedMessage {}

extension DisplayMessage.Touch: PageMessage.Body {
    var isReasonable: Bool { point.isReasonable && offset.isReasonable }

    @MainActor func arrive(at display: BrowserDisplay, from page: BrowserPage) throws(PageViolation) {
        try display.touch(self, on: page)
    }
}

extension DisplayMessage.KeyPress: PageMessage.Body {
    var isReasonable: Bool {
        (0...0xffff).contains(usage) && (0...Int(UInt32.max)).contains(modifiers) && characters.utf8.count <= 256
            && charactersIgnoringModifiers.utf8.count <= 256
    }

    @MainActor func arrive(at display: BrowserDisplay, from page: BrowserPage) throws(PageViolation) {
        try display.press(self, on: page)
    }
}

extension DisplayMessage.Observe: PageMessage.Body {
    @MainActor func arrive(at display: BrowserDisplay, from page: BrowserPage) { display.observe(self, for: page) }
}

extension DisplayMessage.RequestTree: PageQuestion {}
extension DisplayMessage.RequestLayers: PageQuestion {}

extension DisplayMessage.Simulate: PageQuestion {
    // It goes into the environment of the next start, too.
    var isReasonable: Bool { name.utf8.count <= 64 && values.text.utf8.count <= 4096 }
}

extension DisplayMessage.HitTest: PageQuestion {
    var isReasonable: Bool { point.isReasonable }
}

extension CGPoint {
    fileprivate var isReasonable: Bool { Double(x).isReasonable && Double(y).isReasonable }
}

extension Double {
    fileprivate var isReasonable: Bool { abs(self) <= 100_000 }
}
