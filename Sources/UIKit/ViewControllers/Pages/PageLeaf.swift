import Foundation
import QuartzCore

/// A leaf on its way: the rest of its front, its back, and the shadow beside the fold.
final class PageLeaf: UIView {
    private var fold: PageFold
    private let front = UIView(frame: .zero)
    private let back = UIView(frame: .zero)
    private let bend = ShadeView(frame: .zero)
    private let shadow = ShadeView(frame: .zero)
    private let frontSlot: PageSlot
    /// The view on the back; nil for blank paper.
    private let backSlot: PageSlot?

    init(fold: PageFold, front frontSlot: PageSlot, back backSlot: PageSlot?) {
        self.fold = fold
        self.frontSlot = frontSlot
        self.backSlot = backSlot
        super.init(frame: fold.bounds)
        isUserInteractionEnabled = false
        for view in [shadow, front, back] as [UIView] { addSubview(view) }
        front.clipsToBounds = true
        back.clipsToBounds = true
        back.addSubview(bend)
        back.backgroundColor = UIColor { traits in
            traits.userInterfaceStyle == .dark ? UIColor(white: 0.22, alpha: 1) : UIColor(white: 0.95, alpha: 1)
        }
        // Darkest at the fold, which is where the leaf bends away.
        shadow.show(
            from: UIColor(white: 0, alpha: 0.3), to: UIColor(white: 0, alpha: 0), isHorizontal: fold.isHorizontal,
            isMirrored: fold.isMirrored)
        bend.show(
            from: UIColor(white: 0, alpha: 0.02), to: UIColor(white: 0, alpha: 0.22), isHorizontal: fold.isHorizontal,
            isMirrored: fold.isMirrored)
    }

    required init?(coder: NSCoder) { nil }

    /// Takes the pages over from where they are; the leaf is in the window then, so that they stay in it.
    func takeSlots() {
        front.addSubview(frontSlot)
        if let backSlot { back.insertSubview(backSlot, at: 0) }
    }

    /// Puts everything where it is when the leaf has turned so far, from 0 to 1.
    func show(_ progress: CGFloat) {
        let (front, back) = (fold.front(progress), fold.back(progress))
        self.front.frame = front
        frontSlot.frame = fold.leaf.offsetBy(dx: -front.minX, dy: -front.minY)
        self.back.frame = back
        bend.frame = self.back.bounds
        // The back's outer edge is the leaf's free one.
        let leaf = fold.leaf.size
        let isShort = fold.isMirrored
        backSlot?.frame = CGRect(
            x: isShort && fold.isHorizontal ? back.width - leaf.width : 0,
            y: isShort && !fold.isHorizontal ? back.height - leaf.height : 0, width: leaf.width, height: leaf.height)
        shadow.frame = fold.shadow(progress)
        shadow.alpha = progress <= 0 || progress >= 1 ? 0 : 1
    }
}

/// Goes from one shade to another.
private final class ShadeView: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }

    func show(from start: UIColor, to end: UIColor, isHorizontal: Bool, isMirrored: Bool) {
        guard let layer = layer as? CAGradientLayer else { return }
        let colors = isMirrored ? [end, start] : [start, end]
        layer.colors = colors.map(\.cgColor)
        layer.startPoint = isHorizontal ? CGPoint(x: 0, y: 0.5) : CGPoint(x: 0.5, y: 0)
        layer.endPoint = isHorizontal ? CGPoint(x: 1, y: 0.5) : CGPoint(x: 0.5, y: 1)
    }
}
