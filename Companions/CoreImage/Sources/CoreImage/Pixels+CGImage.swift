import CoreGraphics
import Foundation

extension Pixels {
    /// The pixels of a picture, whose lower left corner is at zero.
    init?(_ image: CGImage) {
        let (width, height) = (image.width, image.height)
        guard let context = Self.context(width: width, height: height) else { return nil }
        context.draw(image, in: CGRect(x: 0, y: 0, width: width, height: height))
        guard let data = context.data else { return nil }
        let rowBytes = context.bytesPerRow
        self.init(Area(x: 0, y: 0, width: width, height: height))
        let table = Tone.table
        values.withUnsafeMutableBufferPointer { values in
            for row in 0..<height {
                let source = data.advanced(by: (height - 1 - row) * rowBytes).assumingMemoryBound(to: UInt8.self)
                for column in 0..<width {
                    let byte = source + column * 4
                    values[row * width + column] = Self.pixel(byte, table)
                }
            }
        }
    }

    /// A pixel of four bytes: blue, green, red and alpha, by which the others are multiplied.
    private static func pixel(_ byte: UnsafePointer<UInt8>, _ table: [Float]) -> Pixel {
        let alpha = byte[3]
        if alpha == 255 { return Pixel(table[Int(byte[2])], table[Int(byte[1])], table[Int(byte[0])], 1) }
        guard alpha > 0 else { return .zero }
        func light(_ value: UInt8) -> Float { Tone.linear(min(Float(value) / Float(alpha), 1)) }
        return Pixel(light(byte[2]), light(byte[1]), light(byte[0]), Float(alpha) / 255).premultiplied
    }

    /// A picture of the pixels in sRGB.
    var cgImage: CGImage? {
        guard let context = Self.context(width: area.width, height: area.height), let data = context.data else {
            return nil
        }
        write(to: data, rowBytes: context.bytesPerRow, order: (blue: 0, green: 1, red: 2, alpha: 3), isEncoded: true)
        return context.makeImage()
    }

    /// Writes eight bits a component, the uppermost row first, multiplied by the opacity.
    ///
    /// - Parameter isEncoded: Whether the bytes are values of sRGB, or of linear light.
    func write(
        to data: UnsafeMutableRawPointer, rowBytes: Int, order: (blue: Int, green: Int, red: Int, alpha: Int),
        isEncoded: Bool
    ) {
        for row in 0..<area.height {
            let target = data.advanced(by: (area.height - 1 - row) * rowBytes).assumingMemoryBound(to: UInt8.self)
            for column in 0..<area.width {
                let value = values[row * area.width + column]
                let alpha = min(max(value.w, 0), 1)
                let color = value.unpremultiplied
                func byte(_ light: Float) -> UInt8 {
                    let full =
                        isEncoded ? Tone.byte(light) : UInt8((min(max(light, 0), 1) * 255).rounded())
                    return alpha == 1 ? full : UInt8((Float(full) * alpha).rounded())
                }
                let place = target + column * 4
                place[order.blue] = byte(color.z)
                place[order.green] = byte(color.y)
                place[order.red] = byte(color.x)
                place[order.alpha] = UInt8((alpha * 255).rounded())
            }
        }
    }

    private static func context(width: Int, height: Int) -> CGContext? {
        CGContext(
            data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
            space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue)
    }
}
