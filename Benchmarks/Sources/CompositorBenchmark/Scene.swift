import UIKit

/// One realistic screen: a navigation bar, two-line rows with an image and a chevron, a card with a shadow and a tab bar.
@MainActor final class Scene {
    let root = UIView()
    let rows: [UIView]
    private let scroll = UIView()
    private let toggle = UIView()

    init(size: CGSize) {
        root.frame = CGRect(origin: .zero, size: size)
        root.backgroundColor = .white
        scroll.frame = CGRect(x: 0, y: 88, width: size.width, height: size.height - 88 - 83)
        scroll.clipsToBounds = true
        root.addSubview(scroll)
        rows = (0..<16).map { Self.row($0, y: CGFloat($0) * 58, width: size.width) }
        for row in rows { scroll.addSubview(row) }
        toggle.frame = CGRect(x: size.width - 60, y: 14, width: 20, height: 20)
        toggle.backgroundColor = .red
        rows[4].addSubview(toggle)
        root.addSubview(Self.card(width: size.width))
        root.addSubview(Self.bar(CGRect(x: 0, y: 0, width: size.width, height: 88), title: "Messages"))
        root.addSubview(Self.bar(CGRect(x: 0, y: size.height - 83, width: size.width, height: 83), title: nil))
        layOut(root)
    }

    /// Views lay their own content out when asked; there is no window here to do so.
    private func layOut(_ view: UIView) {
        view.layoutIfNeeded()
        for subview in view.subviews { layOut(subview) }
    }

    /// Moves the rows up by points.
    func scroll(to offset: CGFloat) { scroll.bounds.origin.y = offset }

    /// Changes one row.
    func touchRow(_ step: Int) { toggle.backgroundColor = step % 2 == 0 ? .red : .blue }

    private static func label(_ text: String, size: CGFloat, _ color: UIColor, _ frame: CGRect) -> UILabel {
        let label = UILabel(frame: frame)
        label.text = text
        label.font = .systemFont(ofSize: size)
        label.textColor = color
        return label
    }

    private static func row(_ index: Int, y: CGFloat, width: CGFloat) -> UIView {
        let row = UIView(frame: CGRect(x: 0, y: y, width: width, height: 58))
        row.backgroundColor = .white
        let image = UIImageView(frame: CGRect(x: 16, y: 9, width: 40, height: 40))
        image.image = picture(index)
        row.addSubview(image)
        row.addSubview(
            label(
                "Conversation number \(index + 1)", size: 17, .black,
                CGRect(x: 68, y: 8, width: width - 110, height: 21)))
        row.addSubview(
            label(
                "Yesterday, and what else there was to say", size: 15, .gray,
                CGRect(x: 68, y: 31, width: width - 110, height: 18)))
        let chevron = CAShapeLayer()
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: 0))
        path.addLine(to: CGPoint(x: 6, y: 6))
        path.addLine(to: CGPoint(x: 0, y: 12))
        chevron.path = path.cgPath
        chevron.lineWidth = 2
        chevron.fillColor = nil
        chevron.strokeColor = UIColor.lightGray.cgColor
        chevron.frame = CGRect(x: width - 24, y: 23, width: 6, height: 12)
        row.layer.addSublayer(chevron)
        let separator = UIView(frame: CGRect(x: 68, y: 57.5, width: width - 68, height: 0.5))
        separator.backgroundColor = .lightGray
        row.addSubview(separator)
        return row
    }

    /// A round picture, cut out beforehand.
    private static func picture(_ index: Int) -> UIImage {
        let hue = CGFloat(index) / 16
        return UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { context in
            UIColor(hue: hue, saturation: 0.5, brightness: 0.9, alpha: 1).setFill()
            context.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: 40, height: 40))
            UIColor.white.setFill()
            context.cgContext.fillEllipse(in: CGRect(x: 14, y: 9, width: 12, height: 12))
            context.cgContext.fillEllipse(in: CGRect(x: 9, y: 23, width: 22, height: 12))
        }
    }

    private static func card(width: CGFloat) -> UIView {
        let card = UIView(frame: CGRect(x: 24, y: 420, width: width - 48, height: 160))
        card.backgroundColor = .white
        card.layer.cornerRadius = 14
        card.layer.shadowOpacity = 0.25
        card.layer.shadowRadius = 16
        card.layer.shadowOffset = CGSize(width: 0, height: 8)
        card.addSubview(label("A card", size: 22, .black, CGRect(x: 16, y: 16, width: 200, height: 28)))
        card.addSubview(
            label("It casts a shadow on the rows below.", size: 15, .gray, CGRect(x: 16, y: 52, width: 280, height: 20))
        )
        return card
    }

    private static func bar(_ frame: CGRect, title: String?) -> UIView {
        let bar = UIView(frame: frame)
        bar.backgroundColor = UIColor(white: 0.97, alpha: 0.94)
        if let title {
            bar.addSubview(
                label(title, size: 17, .black, CGRect(x: frame.width / 2 - 50, y: 55, width: 140, height: 22)))
            bar.addSubview(label("Edit", size: 17, .systemBlue, CGRect(x: 16, y: 55, width: 60, height: 22)))
        } else {
            for index in 0..<5 {
                let x = frame.width / 5 * (CGFloat(index) + 0.5)
                let icon = UIView(frame: CGRect(x: x - 12, y: 8, width: 24, height: 24))
                icon.layer.cornerRadius = 6
                icon.backgroundColor = index == 0 ? .systemBlue : .gray
                bar.addSubview(icon)
                bar.addSubview(
                    label("Item \(index + 1)", size: 10, .gray, CGRect(x: x - 15, y: 35, width: 40, height: 13)))
            }
        }
        return bar
    }
}
