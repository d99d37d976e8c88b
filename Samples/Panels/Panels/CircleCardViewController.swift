import UIKit

final class CircleCardViewController: CardViewController {
    init() {
        super.init(name: "Circle", color: .systemPink)
    }

    override class func shape(in rect: CGRect) -> UIBezierPath {
        UIBezierPath(ovalIn: rect)
    }
}
