import DisplayProtocol
import Foundation

/// Writes what a page needs to turn the picture that it has into another.
struct FrameEncoder: Sendable {
    /// - Parameters:
    ///   - old: What the page has, or nil for a picture of its own.
    ///   - damage: Where the pictures may differ, in pixels.
    ///   - time: Media clock, in seconds.
    static func encode(
        _ new: Picture, over old: Picture?, damage: [AppMessage.PixelRectangle], sequence: UInt32, time: Double
    ) -> Data {
        let isKey = old == nil || old?.width != new.width || old?.height != new.height
        var message = FrameBytes()
        message.append(UInt8(1))
        message.append(UInt8(isKey ? 1 : 0))
        message.append(UInt16(new.width))
        message.append(UInt16(new.height))
        message.append(Float(new.scale).bitPattern)
        message.append(sequence)
        message.append(time.bitPattern)
        message.append(UInt8(0))
        let whole = AppMessage.PixelRectangle(x: 0, y: 0, width: new.width, height: new.height)
        let areas = isKey ? [whole] : damage
        message.append(UInt16(areas.count))
        for area in areas {
            message.append(UInt16(area.x))
            message.append(UInt16(area.y))
            message.append(UInt16(area.width))
            message.append(UInt16(area.height))
            message.append(UInt8(1))
            let stream = new.pixels.withUnsafeBytes { pixels in
                QOIStream.encode(pixels, rowLength: new.width, area)
            }
            message.append(UInt32(stream.count))
            message.data.append(contentsOf: stream)
        }
        return message.data
    }
}

/// Bytes with numbers in little-endian order.
struct FrameBytes {
    var data = Data()

    mutating func append(_ value: some FixedWidthInteger) {
        withUnsafeBytes(of: value.littleEndian) { data.append(contentsOf: $0) }
    }
}
