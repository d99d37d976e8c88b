import Foundation

/// How a client's bitmap keeps its pixels: what 8 bits a component allow.
struct PixelLayout {
    let bitmapInfo: CGBitmapInfo
    let alphaInfo: CGImageAlphaInfo
    let isGray: Bool
    /// Where in the bytes of a pixel each component is.
    private let offsets: (alpha: Int, red: Int, green: Int, blue: Int)

    /// Nil for a combination that Core Graphics' contexts do not have either.
    init?(space: CGColorSpace?, bitmapInfo: UInt32) {
        let info = CGBitmapInfo(rawValue: bitmapInfo)
        guard let alpha = CGImageAlphaInfo(rawValue: bitmapInfo & CGBitmapInfo.alphaInfoMask.rawValue),
            !info.contains(.floatComponents)
        else { return nil }
        self.bitmapInfo = info
        alphaInfo = alpha
        let order = bitmapInfo & CGBitmapInfo.byteOrderMask.rawValue
        let isLittle = order == CGBitmapInfo.byteOrder32Little.rawValue
        guard order == 0 || isLittle || order == CGBitmapInfo.byteOrder32Big.rawValue else { return nil }
        let isAlphaOnly = alpha == .alphaOnly
        isGray = isAlphaOnly || space?.model == .monochrome
        let big: (Int, Int, Int, Int)
        switch alpha {
        case .none, .alphaOnly:
            guard isGray else { return nil }
            offsets = (0, 0, 0, 0)
            return
        case .premultipliedLast, .noneSkipLast: big = (3, 0, 1, 2)
        case .premultipliedFirst, .noneSkipFirst: big = (0, 1, 2, 3)
        case .last, .first: return nil
        }
        guard !isGray else { return nil }
        offsets = isLittle ? (3 - big.0, 3 - big.1, 3 - big.2, 3 - big.3) : big
    }

    var bytesPerPixel: Int { isGray ? 1 : 4 }
    var isOpaque: Bool { alphaInfo == .none || alphaInfo == .noneSkipFirst || alphaInfo == .noneSkipLast }

    /// Whether the layout is a `Bitmap`'s own.
    var isNative: Bool { !isGray && !isOpaque && offsets == (3, 2, 1, 0) }

    func load(into bitmap: Bitmap, from memory: UnsafeMutableRawPointer, stride: Int) {
        bitmap.write {
            for y in 0..<bitmap.height {
                let row = bitmap.row(y)
                let bytes = (memory + y * stride).assumingMemoryBound(to: UInt8.self)
                for x in 0..<bitmap.width {
                    if isGray {
                        let value = UInt32(bytes[x])
                        row[x] = alphaInfo == .alphaOnly ? value << 24 : 0xFF00_0000 | value * 0x01_0101
                    } else {
                        let pixel = bytes + x * 4
                        let alpha = isOpaque ? 255 : UInt32(pixel[offsets.alpha])
                        row[x] =
                            alpha << 24 | UInt32(pixel[offsets.red]) << 16 | UInt32(pixel[offsets.green]) << 8
                            | UInt32(pixel[offsets.blue])
                    }
                }
            }
        }
    }

    func store(_ bitmap: Bitmap, to memory: UnsafeMutableRawPointer, stride: Int) {
        for y in 0..<bitmap.height {
            let row = bitmap.row(y)
            let bytes = (memory + y * stride).assumingMemoryBound(to: UInt8.self)
            for x in 0..<bitmap.width {
                let value = row[x]
                let (red, green, blue) = (value >> 16 & 255, value >> 8 & 255, value & 255)
                if alphaInfo == .alphaOnly {
                    bytes[x] = UInt8(value >> 24)
                } else if isGray {
                    // Rec. 709 weights in 1/256, which sum to 256.
                    bytes[x] = UInt8((red * 54 + green * 184 + blue * 18) >> 8)
                } else {
                    let pixel = bytes + x * 4
                    pixel[offsets.alpha] = isOpaque ? 255 : UInt8(value >> 24)
                    pixel[offsets.red] = UInt8(red)
                    pixel[offsets.green] = UInt8(green)
                    pixel[offsets.blue] = UInt8(blue)
                }
            }
        }
    }
}
