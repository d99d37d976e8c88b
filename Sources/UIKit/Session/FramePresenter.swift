import CoreGraphics
import DisplayProtocol
import Foundation
import QuartzCore

/// Draws the screen into the buffers that the display reads.
///
/// A buffer that was handed over is left alone until the display has consumed it. Each keeps the list that it shows, so
/// that only what differs from that is drawn.
@MainActor package final class FramePresenter: SessionPart {
    private struct Buffer {
        var bitmap: Bitmap
        var shown: DisplayList?
        /// The frame that the display has not consumed yet.
        var sequence: Int?
    }

    private let compositor = Compositor()
    private let overlay = SystemOverlay.shared
    private var buffers: [Buffer] = []
    private var bufferSize = (width: 0, height: 0)
    private var lastSent: DisplayList?
    private var sequence = 0
    /// Requests that wait for a buffer.
    private var waitingRequests: [Int] = []
    private var isPresentingOwed = false

    package init() {}

    /// Shows what changed, if the display wants frames as they come.
    func present() {
        guard let client = DisplayClient.current, client.wantsFrames else { return }
        // What is drawn without a buffer for it nobody sees: the newest state is drawn when one is free.
        guard hasFreeBuffer else { return isPresentingOwed = true }
        isPresentingOwed = false
        let list = currentList()
        if list == lastSent, bufferSize == pixelSize { return }
        isPresentingOwed = !send(list, to: client, request: nil)
    }

    /// Draws a frame for a request of the display, whether or not anything changed.
    func presentNow(for request: Int) {
        guard let client = DisplayClient.current else { return }
        if !waitingRequests.isEmpty || !send(currentList(), to: client, request: request) {
            waitingRequests.append(request)
        }
    }

    /// The display has copied a frame; its buffer is free.
    func consumed(_ sequence: Int) {
        for index in buffers.indices where buffers[index].sequence == sequence { buffers[index].sequence = nil }
        while let request = waitingRequests.first, let client = DisplayClient.current {
            guard send(currentList(), to: client, request: request) else { return }
            waitingRequests.removeFirst()
        }
        // A frame that is due anyway shows what it has laid out.
        if isPresentingOwed, !FramePipeline.shared.isNeeded { present() }
    }

    /// Another display looks: it knows none of the buffers.
    func reset() {
        buffers = []
        bufferSize = (0, 0)
        lastSent = nil
        waitingRequests = []
        isPresentingOwed = false
    }

    /// The screen as it is now, drawn afresh.
    package func renderScreen() -> Bitmap? {
        let size = pixelSize
        guard let bitmap = Bitmap(width: size.width, height: size.height) else { return nil }
        // A compositor of its own: the picture must not depend on what was shown before.
        let compositor = Compositor()
        compositor.draw(list(compositor), replacing: nil, in: bitmap)
        return bitmap
    }

    // MARK: Drawing

    private var pixelSize: (width: Int, height: Int) {
        let configuration = UIScreen.main.configuration
        return (configuration.pixelWidth, configuration.pixelHeight)
    }

    private func currentList() -> DisplayList { list(compositor) }

    private func list(_ compositor: Compositor) -> DisplayList {
        let size = pixelSize
        overlay.update()
        return compositor.frame(
            of: [UIApplication.shared.screenLayer, overlay.layer], width: size.width, height: size.height,
            scale: UIScreen.main.scale)
    }

    // MARK: Buffers

    private var hasFreeBuffer: Bool { buffers.isEmpty || buffers.contains { $0.sequence == nil } }

    /// Draws into a free buffer and hands it over. Returns false when none is free.
    private func send(_ list: DisplayList, to client: DisplayClient, request: Int?) -> Bool {
        guard let pixels = client.pixels else {
            StandardError.write("error: the display asked for a frame but shares no pixel buffers\n")
            return true
        }
        adoptSize(pixels)
        guard !buffers.isEmpty else { return true }
        guard let index = buffers.firstIndex(where: { $0.sequence == nil }) else { return false }
        compositor.draw(list, replacing: buffers[index].shown, in: buffers[index].bitmap)
        sequence += 1
        buffers[index].shown = list
        buffers[index].sequence = sequence
        var damage = lastSent.map { list.changes(since: $0) } ?? Damage(buffers[index].bitmap.bounds)
        damage.clip(to: buffers[index].bitmap.bounds)
        lastSent = list
        client.send(
            AppMessage.Frame(
                sequence: sequence, buffer: index, width: bufferSize.width, height: bufferSize.height,
                scale: Double(UIScreen.main.scale),
                damage: damage.rects.map { .init(x: $0.x, y: $0.y, width: $0.width, height: $0.height) },
                time: CACurrentMediaTime(), request: request))
        return true
    }

    /// Lays bitmaps over the shared memory, anew when the screen has another size.
    private func adoptSize(_ pixels: SharedPixels) {
        let size = pixelSize
        if size == bufferSize { return }
        bufferSize = size
        lastSent = nil
        let old = buffers
        buffers = []
        guard size.width * size.height * 4 <= pixels.store.byteCount else {
            StandardError.write(
                "error: the display's buffers of \(pixels.store.byteCount) bytes are too small for \(size.width) × \(size.height) pixels\n"
            )
            return
        }
        for index in 0..<pixels.store.count {
            guard let memory = pixels.buffer(index).baseAddress,
                let bitmap = Bitmap(
                    wrapping: memory, width: size.width, height: size.height, stride: size.width * 4, owner: pixels)
            else { continue }
            buffers.append(
                Buffer(bitmap: bitmap, sequence: old.indices.contains(index) ? old[index].sequence : nil))
        }
    }
}
