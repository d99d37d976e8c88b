import CoreGraphics
import Foundation
import UIKit

extension SKScene {
    func resize(to size: CGSize) {
        guard size != storedSize else { return }
        let old = storedSize
        storedSize = size
        didChangeSize(old)
    }

    /// From the scene's space to the rectangle that is seen, whose origin is its lower left corner.
    private var portTransform: CGAffineTransform {
        if let camera, camera.root === self {
            let here = camera.worldTransform
            guard here.a * here.d - here.b * here.c != 0 else { return .identity }
            return here.inverted().concatenating(
                CGAffineTransform(translationX: size.width / 2, y: size.height / 2))
        }
        return CGAffineTransform(translationX: anchorPoint.x * size.width, y: anchorPoint.y * size.height)
    }

    /// How the rectangle that is seen lies in a view of a size, y pointing down.
    func port(in viewSize: CGSize) -> CGRect {
        guard size.width > 0, size.height > 0 else { return CGRect(origin: .zero, size: viewSize) }
        var (x, y) = (viewSize.width / size.width, viewSize.height / size.height)
        switch scaleMode {
        case .fill, .resizeFill: break
        case .aspectFill: (x, y) = (max(x, y), max(x, y))
        case .aspectFit: (x, y) = (min(x, y), min(x, y))
        }
        let (width, height) = (size.width * x, size.height * y)
        return CGRect(
            x: (viewSize.width - width) / 2, y: (viewSize.height - height) / 2, width: width, height: height)
    }

    /// From the scene's space to that of a view of a size.
    func viewTransform(in viewSize: CGSize) -> CGAffineTransform {
        guard size.width > 0, size.height > 0 else { return .identity }
        let port = port(in: viewSize)
        let (x, y) = (port.width / size.width, port.height / size.height)
        return portTransform.concatenating(
            CGAffineTransform(a: x, b: 0, c: 0, d: -y, tx: port.minX, ty: port.maxY))
    }
}
