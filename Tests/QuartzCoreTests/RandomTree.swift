import CoreGraphics
import Foundation
import QuartzCore

/// A layer tree made of random numbers, and random changes to it.
@MainActor struct RandomTree {
    struct Features: OptionSet {
        let rawValue: Int
        static let effects = Features(rawValue: 1)
        static let transforms = Features(rawValue: 2)
        static let transitions = Features(rawValue: 4)
    }

    static let (width, height, scale) = (150, 120, CGFloat(3))

    let root = CALayer()
    private let features: Features
    private var random: SeededGenerator
    private var layers: [CALayer] = []
    private let delegates = [
        ClosureDelegate { context in
            context.setFillColor(red: 0.9, green: 0.2, blue: 0.3, alpha: 0.7)
            context.fillEllipse(in: CGRect(x: 1.3, y: 0.7, width: 11.9, height: 8.3))
            context.setLineWidth(1.7)
            context.strokeLineSegments(between: [CGPoint(x: 0, y: 0), CGPoint(x: 14.3, y: 9.1)])
        },
        ClosureDelegate { context in
            for index in 0..<6 {
                context.setFillColor(gray: CGFloat(index) / 6, alpha: 0.8)
                context.fill(CGRect(x: CGFloat(index) * 2.3, y: 1.1, width: 1.9, height: 4.4))
            }
        },
    ]

    init(seed: UInt64, features: Features) {
        random = SeededGenerator(seed: seed)
        self.features = features
        root.frame = CGRect(
            x: 0, y: 0, width: CGFloat(Self.width) / Self.scale, height: CGFloat(Self.height) / Self.scale)
        root.backgroundColor = CGColor(gray: 0.9, alpha: 1)
        layers = [root]
        for _ in 0..<12 { addLayer() }
    }

    private mutating func number(_ low: Double, _ high: Double) -> CGFloat {
        CGFloat(Double.random(in: low...high, using: &random))
    }

    private mutating func chance(_ probability: Double) -> Bool {
        Double.random(in: 0..<1, using: &random) < probability
    }

    private mutating func pick() -> CALayer { layers[Int.random(in: 0..<layers.count, using: &random)] }

    private mutating func color() -> CGColor {
        CGColor(
            srgbRed: number(0, 1), green: number(0, 1), blue: number(0, 1), alpha: chance(0.6) ? 1 : number(0.2, 0.9))
    }

    private mutating func addLayer() {
        let layer = CALayer()
        layer.frame = CGRect(x: number(-5, 40), y: number(-5, 30), width: number(2, 30), height: number(2, 25))
        if chance(0.7) { layer.backgroundColor = color() }
        if chance(0.4) {
            layer.delegate = delegates[Int.random(in: 0..<delegates.count, using: &random)]
            layer.setNeedsDisplay()
        }
        pick().addSublayer(layer)
        layers.append(layer)
        if chance(0.5) { decorate(layer) }
    }

    private mutating func decorate(_ layer: CALayer) {
        switch Int.random(in: 0..<9, using: &random) {
        case 0: layer.masksToBounds.toggle()
        case 1:
            layer.borderWidth = number(0, 2)
            layer.borderColor = color()
        case 2: layer.zPosition = number(-1, 1)
        case 3 where features.contains(.effects):
            layer.cornerRadius = number(0, 8)
            layer.cornerCurve = chance(0.5) ? .continuous : .circular
            layer.maskedCorners = CACornerMask(rawValue: UInt.random(in: 0..<16, using: &random))
        case 4 where features.contains(.effects): layer.opacity = Float(number(0.2, 1))
        case 5 where features.contains(.effects):
            layer.shadowOpacity = Float(number(0, 0.8))
            layer.shadowRadius = number(0, 4)
            layer.shadowOffset = CGSize(width: number(-3, 3), height: number(-3, 3))
        case 6 where features.contains(.effects):
            let mask = CAShapeLayer()
            mask.path = CGPath(
                ellipseIn: CGRect(x: number(-3, 3), y: number(-3, 3), width: number(4, 30), height: number(4, 25)),
                transform: nil)
            if chance(0.5) { mask.fillColor = color() }
            layer.mask = mask
        case 7 where features.contains(.transforms):
            layer.setAffineTransform(
                CGAffineTransform(rotationAngle: number(-1, 1)).scaledBy(x: number(0.5, 1.5), y: number(0.5, 1.5)))
        case 8 where features.contains(.transforms):
            layer.setAffineTransform(CGAffineTransform(translationX: number(-4, 4), y: number(-4, 4)))
        default: break
        }
    }

    /// Changes one to three things.
    mutating func change() {
        for _ in 0..<Int.random(in: 1...3, using: &random) {
            let layer = pick()
            switch Int.random(in: 0..<8, using: &random) {
            case 0 where layer !== root: layer.position.x += number(-6, 6)
            case 1 where layer !== root:
                layer.position.y += CGFloat(Int.random(in: -3...3, using: &random)) / Self.scale
            case 2 where layer !== root: layer.bounds.size.width = number(2, 30)
            case 3: layer.backgroundColor = chance(0.2) ? nil : color()
            case 4: layer.bounds.origin.y += CGFloat(Int.random(in: -9...9, using: &random)) / Self.scale
            case 5 where layer !== root: layer.isHidden.toggle()
            case 6: addLayer()
            default:
                if features.contains(.transitions), chance(0.3), layer !== root {
                    let transition = CATransition()
                    let kinds: [CATransitionType] = [.fade, .push, .moveIn, .reveal, .flip]
                    transition.type = kinds[Int.random(in: 0..<kinds.count, using: &random)]
                    transition.duration = 10
                    layer.add(transition, forKey: nil)
                    layer.backgroundColor = color()
                } else if layer !== root {
                    decorate(layer)
                }
            }
        }
    }
}
