import Foundation

/// The memory of a bitmap context: a bitmap to render into and, if the layout differs, the client's own bytes.
final class BitmapBacking {
    let bitmap: Bitmap
    private let renderer: DisplayListRenderer
    /// The client's memory, in its own layout.
    private let client: (memory: UnsafeMutableRawPointer, stride: Int)?
    private let layout: PixelLayout
    /// Memory that was asked for with the context and is read through `CGContext.data`.
    private let storage: Storage?

    private final class Storage {
        let memory: UnsafeMutableRawPointer
        init?(count: Int) {
            guard let memory = calloc(count, 1) else { return nil }
            self.memory = memory
        }
        deinit { free(memory) }
    }

    init?(data: UnsafeMutableRawPointer?, width: Int, height: Int, bytesPerRow: Int, layout: PixelLayout) {
        guard Bitmap.isReasonable(width: width, height: height) else { return nil }
        let least = width * layout.bytesPerPixel
        let stride = bytesPerRow == 0 ? least : bytesPerRow
        guard stride >= least, stride <= Int(Int32.max) else { return nil }
        self.layout = layout
        if layout.isNative, let data, let wrapped = Bitmap(wrapping: data, width: width, height: height, stride: stride)
        {
            bitmap = wrapped
            client = nil
            storage = nil
            isImmediate = true
        } else {
            guard let bitmap = Bitmap(width: width, height: height) else { return nil }
            self.bitmap = bitmap
            isImmediate = data != nil
            if let data {
                client = (data, stride)
                storage = nil
            } else if layout.isNative, stride == bitmap.stride {
                client = nil
                storage = nil
            } else {
                guard let storage = Storage(count: stride * height) else { return nil }
                self.storage = storage
                client = (storage.memory, stride)
            }
        }
        renderer = DisplayListRenderer(target: bitmap)
    }

    /// Whether the client may look at its memory at any time, so that nothing may wait.
    private let isImmediate: Bool

    /// How many commands may wait: a context that is drawn into for long would keep all that was ever drawn.
    private static let maximumWait = 1024

    func didDraw(in context: CGContext) {
        if isImmediate || context.list.commands.count >= Self.maximumWait { flush(context) }
    }

    /// Brings everything recorded into the bitmap and the client's memory.
    func flush(_ context: CGContext) {
        if let client { layout.load(into: bitmap, from: client.memory, stride: client.stride) }
        if !context.list.isEmpty {
            renderer.render(context.list)
            context.list.removeAll()
        }
        if let client { layout.store(bitmap, to: client.memory, stride: client.stride) }
    }

    /// The memory as the client sees it.
    var data: UnsafeMutableRawPointer { client?.memory ?? bitmap.baseAddress }
    var bytesPerRow: Int { client?.stride ?? bitmap.stride }
    var bitsPerPixel: Int { layout.bytesPerPixel * 8 }
    var alphaInfo: CGImageAlphaInfo { layout.alphaInfo }
    var bitmapInfo: CGBitmapInfo { layout.bitmapInfo }
    var isOpaque: Bool { layout.isOpaque }
}
