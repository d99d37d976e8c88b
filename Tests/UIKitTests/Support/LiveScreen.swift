import DisplayProtocol
import Foundation
import QuartzCore

@_spi(Testing) @testable import UIKit

/// A display in the tests' own process: it takes what the app says and draws, when it is told to.
@MainActor final class LiveScreen {
    private let socket: StreamSocket
    private let pixels: PixelFile
    private var buffer = MessageBuffer()
    /// What the display shows.
    private(set) var picture: DisplayProtocol.Picture?
    /// The frames that it has not looked at yet.
    private(set) var frames: [AppMessage.Frame] = []
    private(set) var messages: [AppMessage] = []
    /// The sequence numbers of all frames so far.
    private(set) var sequences: [Int] = []

    init() throws {
        let (app, display) = try StreamSocket.pair()
        socket = display
        let screen = UIScreen.main.device
        let largest = ScreenConfiguration.devices.map { $0.pixelWidth * $0.pixelHeight * 4 }.max() ?? 0
        pixels = try PixelFile(count: 2, byteCount: largest)
        try display.write(
            MessageBuffer.encoded(
                DisplayMessage.Welcome(screen: screen, clock: .real, wantsFrames: true, pixels: pixels.store)))
        DisplayClient.use(try DisplayConnection(socket: app, name: "tests"))
        FramePresenter.shared.reset()
        FramePipeline.shared.present = { FramePresenter.shared.present() }
    }

    func close() {
        FramePipeline.shared.present = nil
        DisplayClient.use(nil)
        FramePresenter.shared.reset()
    }

    /// Takes what the app has said since the last time.
    func receive() throws {
        while let bytes = try socket.readAvailable(), !bytes.isEmpty { buffer.append(bytes) }
        while let message = try buffer.next(AppMessage.self) {
            guard let frame = message.body as? AppMessage.Frame else {
                messages.append(message)
                continue
            }
            frames.append(frame)
            sequences.append(frame.sequence)
        }
    }

    /// Copies the oldest frame that it has not looked at, and gives its buffer back.
    ///
    /// - Returns: The damage; nil if there was no frame.
    @discardableResult func consume() throws -> [AppMessage.PixelRectangle]? {
        guard !frames.isEmpty else { return nil }
        let frame = frames.removeFirst()
        let damage = try pixels.update(&picture, to: frame)
        FramePresenter.shared.consumed(frame.sequence)
        return damage
    }
}
