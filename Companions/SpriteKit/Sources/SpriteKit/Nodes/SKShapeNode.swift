import CoreGraphics
import Foundation
@_spi(Framework) import UIKit

/// A node that draws a path.
open class SKShapeNode: SKNode {
    /// The name of the class on Apple's systems.
    open class override var __objectiveC: ObjectiveCTable { ObjectiveCTable(super.__objectiveC, name: "SKShapeNode") }

    /// Makes a shape without a path.
    public override init() { super.init() }

    /// Makes a shape from an archive.
    public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

    /// Makes a shape of a path, in points of the node's space.
    public convenience init(path: CGPath) {
        self.init()
        self.path = path
    }

    /// Makes a shape of a path whose middle is moved to the origin where `centered` says so.
    public convenience init(path: CGPath, centered: Bool) {
        self.init()
        let box = path.boundingBoxOfPath
        var move = CGAffineTransform(translationX: -box.midX, y: -box.midY)
        self.path = centered ? path.copy(using: &move) : path
    }

    /// Makes a rectangle in the node's space, in points.
    public convenience init(rect: CGRect) { self.init(path: CGPath(rect: rect, transform: nil)) }

    /// Makes a rectangle around the origin, in points.
    public convenience init(rectOf size: CGSize) { self.init(rect: Self.around(size)) }

    /// Makes a rectangle with round corners, in points.
    public convenience init(rect: CGRect, cornerRadius: CGFloat) {
        let radius = min(cornerRadius, rect.width / 2, rect.height / 2)
        self.init(path: CGPath(roundedRect: rect, cornerWidth: radius, cornerHeight: radius, transform: nil))
    }

    /// Makes a rectangle with round corners around the origin, in points.
    public convenience init(rectOf size: CGSize, cornerRadius: CGFloat) {
        self.init(rect: Self.around(size), cornerRadius: cornerRadius)
    }

    /// Makes a circle around the origin, in points.
    public convenience init(circleOfRadius radius: CGFloat) {
        self.init(ellipseOf: CGSize(width: radius * 2, height: radius * 2))
    }

    /// Makes an ellipse around the origin, in points.
    public convenience init(ellipseOf size: CGSize) { self.init(ellipseIn: Self.around(size)) }

    /// Makes an ellipse in a rectangle of the node's space, in points.
    public convenience init(ellipseIn rect: CGRect) { self.init(path: CGPath(ellipseIn: rect, transform: nil)) }

    /// Makes a line through points of the node's space.
    public convenience init(points: UnsafeMutablePointer<CGPoint>, count numPoints: Int) {
        let path = CGMutablePath()
        path.addLines(between: Array(UnsafeBufferPointer(start: points, count: numPoints)))
        self.init(path: path)
    }

    /// Makes a curve through points of the node's space.
    public convenience init(splinePoints points: UnsafeMutablePointer<CGPoint>, count numPoints: Int) {
        self.init(path: Self.spline(Array(UnsafeBufferPointer(start: points, count: numPoints))))
    }

    /// The path, in points of the node's space.
    open var path: CGPath?
    /// The colour of what the path encloses.
    open var fillColor = UIColor.clear
    /// The colour of the line.
    open var strokeColor = UIColor.white
    /// The width of the line, in points.
    open var lineWidth: CGFloat = 1
    /// How far the line glows, in points.
    open var glowWidth: CGFloat = 0
    /// How the line ends.
    open var lineCap = CGLineCap.butt
    /// How the line's pieces meet.
    open var lineJoin = CGLineJoin.miter
    /// How far corners may reach, in line widths.
    open var miterLimit: CGFloat = 10
    /// Whether edges are smooth.
    open var isAntialiased = true
    /// A picture that fills what the path encloses, multiplied with the colour.
    open var fillTexture: SKTexture?
    /// A picture for the line; its place is taken by the colour.
    open var strokeTexture: SKTexture?
    /// How the shape is put over what is behind.
    open var blendMode = SKBlendMode.alpha
    /// A shader for the inside, which is not run.
    open var fillShader: SKShader? { didSet { fillShader?.reportIgnored(by: self) } }
    /// A shader for the line, which is not run.
    open var strokeShader: SKShader? { didSet { strokeShader?.reportIgnored(by: self) } }

    /// The length of the path, in points.
    open var lineLength: CGFloat { path.map { FlatPath($0).length } ?? 0 }

    override var contentRect: CGRect {
        guard let path, !path.isEmpty else { return .zero }
        let reach = strokeColor.cgColor.alpha > 0 ? lineWidth / 2 + glowWidth : 0
        return path.boundingBoxOfPath.insetBy(dx: -reach, dy: -reach)
    }

    override var isDrawn: Bool { path?.isEmpty == false }

    override func paint(_ painter: NodePainter) { paintShape(painter.context) }

    override func takeOver(_ other: SKNode) {
        super.takeOver(other)
        guard let other = other as? SKShapeNode else { return }
        (path, fillColor, strokeColor, lineWidth) = (other.path, other.fillColor, other.strokeColor, other.lineWidth)
        (glowWidth, lineCap, lineJoin, miterLimit) = (other.glowWidth, other.lineCap, other.lineJoin, other.miterLimit)
        (isAntialiased, fillTexture, strokeTexture) = (other.isAntialiased, other.fillTexture, other.strokeTexture)
        blendMode = other.blendMode
    }

    override func decode(_ archive: NodeArchive) {
        super.decode(archive)
        decodeShape(archive)
    }
}
