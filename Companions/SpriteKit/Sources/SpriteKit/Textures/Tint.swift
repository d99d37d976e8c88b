import CoreGraphics
import Foundation
import UIKit

/// A colour that is mixed into a picture by multiplication.
struct Tint: Hashable {
    /// What the picture's components are multiplied with, in 255ths.
    let red, green, blue: UInt8

    /// - Parameter factor: How much of the colour is mixed in, from 0 to 1.
    init(_ color: UIColor, factor: CGFloat) {
        var (red, green, blue, alpha) = (CGFloat(1), CGFloat(1), CGFloat(1), CGFloat(1))
        color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        self.init(red: red, green: green, blue: blue, factor: factor)
    }

    init(red: CGFloat, green: CGFloat, blue: CGFloat, factor: CGFloat) {
        func part(_ component: CGFloat) -> UInt8 {
            UInt8((min(max(1 - factor + factor * component, 0), 1) * 255).rounded())
        }
        (self.red, self.green, self.blue) = (part(red), part(green), part(blue))
    }

    var isNone: Bool { red == 255 && green == 255 && blue == 255 }

    /// The picture with the colour mixed in.
    func applied(to image: CGImage) -> CGImage? {
        let (width, height) = (image.width, image.height)
        let info = CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue
        guard
            let context = CGContext(
                data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info)
        else { return nil }
        let area = CGRect(x: 0, y: 0, width: width, height: height)
        context.interpolationQuality = .none
        context.draw(image, in: area)
        context.setBlendMode(.multiply)
        context.setFillColor(
            red: CGFloat(red) / 255, green: CGFloat(green) / 255, blue: CGFloat(blue) / 255, alpha: 1)
        context.fill(area)
        // The multiplication filled what was transparent.
        context.setBlendMode(.destinationIn)
        context.draw(image, in: area)
        return context.makeImage()
    }
}
