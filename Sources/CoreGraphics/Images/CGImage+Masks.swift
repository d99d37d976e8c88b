import Foundation

extension CGImage {
    /// Makes a stencil of samples of eight bits, the first of each pixel, row by row: 0 lets everything through, and 255 nothing.
    /// `decode` gives what the two ends stand for, as 0 and 1 do without it. Nil for samples of other sizes, and where there are too
    /// few bytes.
    public convenience init?(
        maskWidth width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
        provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool
    ) {
        let bytesPerPixel = bitsPerPixel / 8
        guard bitsPerComponent == 8, bytesPerPixel > 0, width > 0, height > 0, let data = provider.data as Data?,
            bytesPerRow >= width * bytesPerPixel, data.count >= bytesPerRow * (height - 1) + width * bytesPerPixel,
            let bitmap = Bitmap(width: width, height: height)
        else { return nil }
        let ends = decode.map { (low: Double($0[0]), high: Double($0[1])) } ?? (low: 0, high: 1)
        data.withUnsafeBytes { (bytes: UnsafeRawBufferPointer) in
            for y in 0..<height {
                for x in 0..<width {
                    let sample = Double(bytes[y * bytesPerRow + x * bytesPerPixel]) / 255
                    let kept = 1 - (ends.low + sample * (ends.high - ends.low))
                    let opacity = UInt32((min(max(kept, 0), 1) * 255).rounded())
                    bitmap.setPixel(opacity << 24, x: x, y: y)
                }
            }
        }
        self.init(bitmap, isMask: true, shouldInterpolate: shouldInterpolate)
    }

    /// The image where a mask, brought to the image's size, lets it through.
    ///
    /// A stencil lets through where it is opaque, any other picture where it is light.
    public func masking(_ mask: CGImage) -> CGImage? {
        guard let result = Bitmap(width: width, height: height) else { return nil }
        for y in 0..<height {
            let row = y * mask.height / height
            for x in 0..<width {
                let kept = mask.kept(x: x * mask.width / width, y: row)
                let pixel = bitmap.pixel(x: x, y: y)
                var masked: UInt32 = 0
                for shift: UInt32 in [0, 8, 16, 24] {
                    let component = isOpaque && shift == 24 ? 255 : (pixel >> shift) & 0xFF
                    masked |= ((component * kept + 127) / 255) << shift
                }
                result.setPixel(masked, x: x, y: y)
            }
        }
        return CGImage(result, shouldInterpolate: shouldInterpolate)
    }

    /// What a stencil lets through of a colour: the picture that a context draws with its fill colour.
    func stencilled(_ color: RGBA) -> CGImage? {
        guard let result = Bitmap(width: width, height: height) else { return nil }
        let parts = [color.blue, color.green, color.red, 1].map { min(max($0, 0), 1) * min(max(color.alpha, 0), 1) }
        for y in 0..<height {
            for x in 0..<width {
                let kept = Double(bitmap.pixel(x: x, y: y) >> 24)
                var pixel: UInt32 = 0
                for (position, part) in parts.enumerated() {
                    pixel |= UInt32((kept * Double(part)).rounded()) << UInt32(position * 8)
                }
                result.setPixel(pixel, x: x, y: y)
            }
        }
        return CGImage(result, shouldInterpolate: shouldInterpolate)
    }

    /// What the image, as a mask, lets through at a pixel, from 0 to 255.
    private func kept(x: Int, y: Int) -> UInt32 {
        let pixel = bitmap.pixel(x: x, y: y)
        if isMask { return pixel >> 24 }
        let (red, green, blue) = ((pixel >> 16) & 0xFF, (pixel >> 8) & 0xFF, pixel & 0xFF)
        return min((red * 299 + green * 587 + blue * 114) / 1000, 255)
    }
}

extension Bitmap {
    fileprivate func pixel(x: Int, y: Int) -> UInt32 {
        baseAddress.load(fromByteOffset: y * stride + x * 4, as: UInt32.self)
    }

    fileprivate func setPixel(_ pixel: UInt32, x: Int, y: Int) {
        baseAddress.storeBytes(of: pixel, toByteOffset: y * stride + x * 4, as: UInt32.self)
    }
}
