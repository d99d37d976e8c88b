import UIKit

final class TriangleCardViewController: CardViewController {
    init() {
        super.init(name: "Triangle", color: .systemOrange)
    }

    override class func shape(in rect: CGRect) -> UIBezierPath {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: rect.midX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        path.close()
        return path
    }
}
