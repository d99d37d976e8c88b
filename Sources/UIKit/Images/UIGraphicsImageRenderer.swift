import CoreGraphics
import Foundation

/// Draws pictures.
open class UIGraphicsImageRenderer: NSObject, ObjectiveCExposed {
    /// The table of outlets and `@objc` members, which subclasses extend.
    @MainActor open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(name: "UIGraphicsImageRenderer") }

    private let bounds: CGRect
    public let format: UIGraphicsImageRendererFormat

    /// - Parameter size: In points.
    public convenience init(size: CGSize) { self.init(size: size, format: .init()) }

    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .init()) }

    /// - Parameter bounds: What the picture shows of the drawing, in points.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        self.bounds = bounds
        self.format = format
        super.init()
    }

    /// The picture that a closure draws.
    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        let context = CGContext(recordingInto: bounds.size)
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        let renderer = UIGraphicsImageRendererContext(context, format: format, size: bounds.size)
        UIGraphicsPushContext(context)
        actions(renderer)
        UIGraphicsPopContext()
        return UIImage(list: context.takeList(), size: bounds.size, scale: format.scale, isOpaque: format.opaque)
    }

    /// What a closure draws, as a PNG file.
    open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        image(actions: actions).pngData() ?? Data()
    }
}

extension UIImage {
    convenience init(list: DisplayList, size: CGSize, scale: CGFloat, isOpaque: Bool) {
        let pixels = list.image(size, scale: scale, isOpaque: isOpaque)
        self.init(pixels: pixels, traits: Traits(scale: scale > 0 ? scale : 1))
    }
}

// MARK: - The functions from before renderers

/// Makes a picture's context current; a scale of 0 is the screen's.
public func UIGraphicsBeginImageContextWithOptions(
    _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
    let context = CGContext(recordingInto: size)
    let scale = scale > 0 ? scale : UITraitCollection.screen.displayScale
    ThreadGraphics.current.images.append(.init(context: context, size: size, scale: scale, isOpaque: opaque))
    UIGraphicsPushContext(context)
}

public func UIGraphicsBeginImageContext(_ size: CGSize) {
    UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// What was drawn into the picture's context so far; nil without one.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    guard let entry = ThreadGraphics.current.images.last else { return nil }
    return UIImage(list: entry.context.list, size: entry.size, scale: entry.scale, isOpaque: entry.isOpaque)
}

public func UIGraphicsEndImageContext() {
    if ThreadGraphics.current.images.popLast() != nil { UIGraphicsPopContext() }
}
