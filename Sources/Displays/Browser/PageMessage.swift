import DisplayProtocol
import Foundation

// What the page and its server say to each other beside frames: JSON of the same shape as on the app's socket,
// {"type": name, "body": fields}.

/// What a page says.
struct PageMessage: Sendable, Decodable {
    let body: any Body

    /// What a page may say.
    protocol Body: MessageBody {
        /// Whether the numbers are such as an app can reckon with: a page that runs other scripts than ours may send any.
        var isReasonable: Bool { get }

        /// Does what the page wants, or throws what ends it.
        @MainActor func arrive(at display: BrowserDisplay, from page: BrowserPage) throws(PageViolation)
    }

    /// All that a page may say. What else displays say is between this program and the app.
    static let table = MessageTable<any Body.Type>(
        [
            Ack.self, SetDevice.self, Restart.self,
            // For the app, as it is.
            DisplayMessage.Wheel.self, DisplayMessage.Text.self, DisplayMessage.Composition.self,
            DisplayMessage.ElementAction.self, DisplayMessage.Shake.self, PasteboardText.self,
            DisplayMessage.SetPreferences.self, DisplayMessage.SetOrientation.self, DisplayMessage.SetClock.self,
            DisplayMessage.Step.self, DisplayMessage.SetActivity.self, DisplayMessage.WarnOfMemory.self,
            // For the app, by way of what the display knows of the page.
            DisplayMessage.Touch.self, DisplayMessage.KeyPress.self, DisplayMessage.Observe.self,
            DisplayMessage.RequestTree.self, DisplayMessage.RequestLayers.self, DisplayMessage.HitTest.self,
            DisplayMessage.Simulate.self,
        ], name: { $0.name })

    init(from decoder: any Decoder) throws {
        let (kind, fields) = try Self.table.read(decoder)
        body = try kind.read(from: fields)
    }

    /// Reads what came over the WebSocket.
    init(text: String) throws(PageViolation) {
        do {
            self = try JSONDecoder().decode(PageMessage.self, from: Data(text.utf8))
        } catch {
            // Text that is no JSON, and JSON that is none of the messages.
            guard let value = try? JSONDecoder().decode(JSONValue.self, from: Data(text.utf8)),
                case .object = value
            else { throw PageViolation(code: .invalidFramePayload) }
            throw PageViolation(code: .policyViolation)
        }
        guard body.isReasonable else { throw PageViolation(code: .policyViolation) }
    }
}

extension PageMessage.Body {
    var isReasonable: Bool { true }
}

extension PageMessage {
    /// The page has drawn the frame: the next may come.
    struct Ack: Body {
        static let name = "ack"
        var sequence: Int

        func arrive(at display: BrowserDisplay, from page: BrowserPage) throws(PageViolation) {
            try page.acknowledge(sequence)
        }
    }

    /// The person chose another device.
    struct SetDevice: Body {
        static let name = "setDevice"
        var name: String

        func arrive(at display: BrowserDisplay, from page: BrowserPage) throws(PageViolation) {
            try display.setDevice(named: name)
        }
    }

    /// Start the app again.
    struct Restart: Body, BareMessageBody {
        static let name = "restart"

        func arrive(at display: BrowserDisplay, from page: BrowserPage) { display.restart() }
    }
}
