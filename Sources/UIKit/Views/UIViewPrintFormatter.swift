import CoreGraphics
import Foundation

/// What lays out a view on pages, which the view itself draws.
open class UIViewPrintFormatter: UIPrintFormatter {
    /// The table of outlets and `@objc` members, which subclasses extend.
    open override class var __objectiveC: ObjectiveCTable {
        ObjectiveCTable(super.__objectiveC, name: "UIViewPrintFormatter")
    }

    private let printed: UIView

    /// The view.
    open var view: UIView { printed }

    init(_ view: UIView) {
        printed = view
        super.init()
    }

    /// Makes a formatter of a view without size.
    public override convenience init() { self.init(UIView(frame: .zero)) }

    // Choice (printing): a view that is wider than the page is made smaller, and one that is narrower keeps its size.
    private func scale(_ width: CGFloat) -> CGFloat { printed.bounds.width > width ? width / printed.bounds.width : 1 }

    open override var pageCount: Int {
        let area = rect(forPageAt: startPage)
        guard printed.bounds.width > 0, printed.bounds.height > 0, area.width > 0, area.height > 0 else { return 0 }
        return Int((printed.bounds.height * scale(area.width) / area.height - 0.001).rounded(.up))
    }

    open override func draw(in rect: CGRect, forPageAt pageIndex: Int) {
        guard let context = UIGraphicsGetCurrentContext(), rect.width > 0, rect.height > 0 else { return }
        let scale = scale(rect.width)
        let height = rect.height / scale
        let part = CGRect(
            x: printed.bounds.minX, y: printed.bounds.minY + CGFloat(pageIndex - startPage) * height,
            width: rect.width / scale, height: height)
        context.saveGState()
        context.clip(to: rect)
        context.translateBy(x: rect.minX, y: rect.minY)
        context.scaleBy(x: scale, y: scale)
        context.translateBy(x: -part.minX, y: -part.minY)
        printed.draw(part, for: self)
        context.restoreGState()
    }

    override func makeCopy() -> UIPrintFormatter { printed.viewPrintFormatter() }
}
