import Foundation
import SceneKitEngine
@_spi(Framework) import UIKit

/// How a texture is read between its pixels.
public enum SCNFilterMode: Int, Sendable { case none = 0, nearest, linear }
/// What becomes of a texture beyond its edges.
public enum SCNWrapMode: Int, Sendable { case clamp = 1, `repeat`, clampToBorder, mirror }

/// A colour or a picture that one part of a material's look is made of.
@preconcurrency @MainActor open class SCNMaterialProperty: NSObject {
    private var texture: Texture?
    private var isRead = false
    var whenChanged: (() -> Void)?
    private func changed() { whenChanged?() }

    /// Makes a property without contents.
    public override init() { super.init() }

    /// Makes a property with a colour, a picture or the name of one.
    public convenience init(contents: Any) {
        self.init()
        self.contents = contents
    }

    /// A colour, a picture, the name of one, a number, or a layer.
    open var contents: Any? {
        didSet {
            (texture, isRead) = (nil, false)
            changed()
        }
    }
    /// The factor by which the contents are lighter or stronger.
    open var intensity: CGFloat = 1 { didSet { changed() } }
    /// The matrix by which places are turned before the picture is read.
    open var contentsTransform = SCNMatrix4Identity { didSet { changed() } }
    /// What becomes of the picture beyond its left and right edges.
    open var wrapS = SCNWrapMode.clamp { didSet { changed() } }
    /// What becomes of the picture beyond its upper and lower edges.
    open var wrapT = SCNWrapMode.clamp { didSet { changed() } }
    /// How a picture is read that is seen larger.
    open var magnificationFilter = SCNFilterMode.linear { didSet { changed() } }
    /// How a picture is read that is seen smaller; smaller pictures are always made.
    open var minificationFilter = SCNFilterMode.linear {
        didSet {
            Unheeded.report(
                "SCNMaterialProperty.minificationFilter", if: minificationFilter != .linear,
                "smaller pictures are made of all")
        }
    }
    /// How smaller pictures are read; they always are.
    open var mipFilter = SCNFilterMode.nearest {
        didSet {
            Unheeded.report(
                "SCNMaterialProperty.mipFilter", if: mipFilter != oldValue, "smaller pictures are made of all")
        }
    }
    /// Which of the places of a geometry are used; there is one.
    open var mappingChannel = 0 {
        didSet {
            Unheeded.report(
                "SCNMaterialProperty.mappingChannel", if: mappingChannel != 0, "a geometry has one set of places")
        }
    }

    var image: CGImage? {
        switch contents {
        case let image as UIImage: return image.cgImage
        case let image as CGImage: return image
        case let name as String: return SceneFiles.image(named: name)?.cgImage
        case let url as URL: return UIImage(contentsOfFile: url.path)?.cgImage
        case let layer as CALayer: return Self.picture(of: layer)
        case let view as UIView: return Self.picture(of: view.layer)
        default: return nil
        }
    }

    private static func picture(of layer: CALayer) -> CGImage? {
        UIGraphicsImageRenderer(size: layer.bounds.size).image { layer.render(in: $0.cgContext) }.cgImage
    }

    func paint(else color: SIMD4<Float>) -> Paint {
        var paint = Paint(color: color)
        switch contents {
        case let own as UIColor: paint.color = own.light
        case let number as NSNumber:
            paint.color = SIMD4(number.floatValue, number.floatValue, number.floatValue, 1)
        case nil: break
        default: paint.texture = readTexture()
        }
        paint.intensity = Float(intensity)
        func wrap(_ mode: SCNWrapMode) -> Wrap {
            switch mode {
            case .clamp: .clamp
            case .repeat: .repeat
            case .clampToBorder: .clampToBorder
            case .mirror: .mirror
            }
        }
        (paint.wrapS, paint.wrapT) = (wrap(wrapS), wrap(wrapT))
        paint.isNearest = magnificationFilter == .nearest
        let matrix = contentsTransform
        paint.across = SIMD2(matrix.m11, matrix.m12)
        paint.down = SIMD2(matrix.m21, matrix.m22)
        paint.shift = SIMD2(matrix.m41, matrix.m42)
        return paint
    }

    private func readTexture() -> Texture? {
        if isRead { return texture }
        isRead = true
        texture = image.flatMap { Texture($0) }
        if texture == nil {
            Findings.report(
                limit: "scenekit.contents", "a material's contents cannot be shown: \(String(describing: contents))",
                advice: "Use a colour, or a picture that is among the app's files.")
        }
        return texture
    }
}

extension Texture {
    convenience init?(_ image: CGImage) {
        guard
            let context = CGContext(
                data: nil, width: image.width, height: image.height, bitsPerComponent: 8, bytesPerRow: image.width * 4,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        else { return nil }
        let area = CGRect(x: 0, y: 0, width: image.width, height: image.height)
        context.draw(image, in: area)
        guard let data = context.data else { return nil }
        self.init(
            width: image.width, height: image.height, bytesPerRow: context.bytesPerRow,
            bytes: UnsafePointer(data.assumingMemoryBound(to: UInt8.self)))
    }
}

extension UIColor {
    /// The colour in linear light.
    var light: SIMD4<Float> {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        func part(_ value: CGFloat) -> Float { Tones.light(Float(min(max(value, 0), 1))) }
        return SIMD4(part(red), part(green), part(blue), Float(alpha))
    }

    /// Blue, green, red and opacity in a number.
    var pixel: UInt32 {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        func part(_ value: CGFloat) -> UInt32 { UInt32(min(max(value, 0), 1) * 255 + 0.5) }
        return part(alpha) << 24 | part(red * alpha) << 16 | part(green * alpha) << 8 | part(blue * alpha)
    }
}

/// The app's files that scenes name.
@MainActor enum SceneFiles {
    /// A picture by its name, or by a path within the app.
    static func image(named name: String) -> UIImage? {
        if let image = UIImage(named: name) { return image }
        guard let path = path(name) else { return nil }
        return UIImage(contentsOfFile: path)
    }

    static func path(_ name: String, in folder: String? = nil) -> String? {
        let root = Bundle.main.bundlePath
        let names = [name, (name as NSString).lastPathComponent]
        let folders = [folder.map { "\(root)/\($0)" }, root, "\(root)/art.scnassets"].compactMap { $0 }
        for folder in folders {
            for name in names where FileManager.default.fileExists(atPath: "\(folder)/\(name)") {
                return "\(folder)/\(name)"
            }
        }
        return FileManager.default.fileExists(atPath: name) ? name : nil
    }
}
