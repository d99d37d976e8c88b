import CoreGraphics
import Foundation

/// The pages of a print job in a row, each with its number below.
final class PrintedPagesView: UIView {
    static let height: CGFloat = 300
    private static let pageHeight: CGFloat = 232

    private let scroller = UIScrollView(frame: .zero)
    private var pages: [(page: PrintedPageView, label: UILabel)] = []

    /// The renderer, which has its paper; setting it draws the pages anew.
    var renderer: UIPrintPageRenderer? { didSet { reload() } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        scroller.showsHorizontalScrollIndicator = false
        addSubview(scroller)
    }

    required init?(coder: NSCoder) { nil }

    private func reload() {
        for (page, label) in pages {
            page.removeFromSuperview()
            label.removeFromSuperview()
        }
        pages = []
        guard let renderer else { return }
        let count = renderer.numberOfPages
        renderer.prepare(forDrawingPages: NSRange(location: 0, length: count))
        for index in 0..<count {
            let page = PrintedPageView(renderer, page: index)
            let label = UILabel(frame: .zero)
            label.text = "Page \(index + 1) of \(count)"
            label.font = .preferredFont(forTextStyle: .footnote)
            label.textColor = .secondaryLabel
            label.textAlignment = .center
            pages.append((page, label))
            scroller.addSubview(page)
            scroller.addSubview(label)
        }
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        scroller.frame = bounds
        guard let paper = renderer?.paperRect.size, paper.height > 0 else { return }
        let size = CGSize(
            width: (min(paper.width * Self.pageHeight / paper.height, 260)).rounded(),
            height: (min(Self.pageHeight, 260 * paper.height / paper.width)).rounded())
        let step = size.width + 20
        let wanted = CGFloat(pages.count) * step + 20
        let start = max(0, (bounds.width - wanted) / 2)
        for (index, (page, label)) in pages.enumerated() {
            page.frame = CGRect(
                x: start + 20 + CGFloat(index) * step, y: 20 + (Self.pageHeight - size.height) / 2, width: size.width,
                height: size.height)
            label.frame = CGRect(x: page.frame.minX - 10, y: 20 + Self.pageHeight + 8, width: step, height: 20)
        }
        scroller.contentSize = CGSize(width: max(wanted, bounds.width), height: bounds.height)
    }
}

/// A page of a print job, small and on white paper.
final class PrintedPageView: UIView {
    private let renderer: UIPrintPageRenderer
    private let page: Int

    init(_ renderer: UIPrintPageRenderer, page: Int) {
        (self.renderer, self.page) = (renderer, page)
        super.init(frame: .zero)
        backgroundColor = .white
        layer.shadowOpacity = 0.2
        layer.shadowRadius = 4
        layer.shadowOffset = CGSize(width: 0, height: 1)
        isAccessibilityElement = true
        accessibilityTraits = .image
        accessibilityLabel = "Page \(page + 1)"
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        let paper = renderer.paperRect
        guard let context = UIGraphicsGetCurrentContext(), paper.width > 0, paper.height > 0 else { return }
        context.scaleBy(x: bounds.width / paper.width, y: bounds.height / paper.height)
        renderer.drawOnPaper(page)
    }
}
