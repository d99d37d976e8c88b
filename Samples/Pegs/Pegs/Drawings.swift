import UIKit

/// The pictures of the game.
enum Drawings {
    /// A ball with a light on it, in shades of grey.
    static func ball(of size: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: size, height: size)).image { renderer in
            let context = renderer.cgContext
            let whole = CGRect(x: 0, y: 0, width: size, height: size)
            context.addEllipse(in: whole)
            context.clip()
            let colors = [UIColor.white.cgColor, UIColor(white: 0.35, alpha: 1).cgColor] as CFArray
            guard
                let gradient = CGGradient(
                    colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors, locations: [0, 1])
            else { return }
            let light = CGPoint(x: size * 0.35, y: size * 0.3)
            context.drawRadialGradient(
                gradient, startCenter: light, startRadius: 0, endCenter: light, endRadius: size * 0.8,
                options: .drawsAfterEndLocation)
        }
    }

    /// A dot that fades to its edge.
    static func dot(of size: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: size, height: size)).image { renderer in
            let colors = [UIColor.white.cgColor, UIColor(white: 1, alpha: 0).cgColor] as CFArray
            guard
                let gradient = CGGradient(
                    colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors, locations: [0, 1])
            else { return }
            let middle = CGPoint(x: size / 2, y: size / 2)
            renderer.cgContext.drawRadialGradient(
                gradient, startCenter: middle, startRadius: 0, endCenter: middle, endRadius: size / 2, options: [])
        }
    }
}
