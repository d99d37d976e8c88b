import Foundation
import WebKitEngine
@_spi(Framework) import UIKit

/// A page as text: its paragraphs one below the other, and a button for each link.
final class PageTextView: UIView {
    var whenFollowed: ((URL) -> Void)?
    private let stack = UIStackView()
    private static let margin: CGFloat = 8

    init() {
        super.init(frame: .zero)
        stack.axis = .vertical
        stack.alignment = .fill
        stack.spacing = 12
        addSubview(stack)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ paragraphs: [PageParagraph]) {
        for view in stack.arrangedSubviews { view.removeFromSuperview() }
        for paragraph in paragraphs {
            for piece in Self.pieces(of: paragraph) {
                let view = piece.link.map { link(to: $0, piece.runs) } ?? label(paragraph.kind, piece.runs)
                stack.addArrangedSubview(view)
            }
        }
        setNeedsLayout()
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = max(0, size.width - 2 * Self.margin)
        let height = stack.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
        return CGSize(width: size.width, height: height + 2 * Self.margin)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let height = sizeThatFits(bounds.size).height - 2 * Self.margin
        stack.frame = CGRect(
            x: Self.margin, y: Self.margin, width: max(0, bounds.width - 2 * Self.margin), height: height)
    }

    // MARK: Paragraphs

    /// The runs of a paragraph, with those of each link apart.
    private static func pieces(of paragraph: PageParagraph) -> [(link: URL?, runs: [PageParagraph.Run])] {
        var pieces: [(link: URL?, runs: [PageParagraph.Run])] = []
        for run in paragraph.runs {
            if let last = pieces.last, last.link == run.link {
                pieces[pieces.count - 1].runs.append(run)
            } else {
                pieces.append((run.link, [run]))
            }
        }
        return pieces
    }

    private func label(_ kind: PageParagraph.Kind, _ runs: [PageParagraph.Run]) -> UIView {
        let label = UILabel()
        label.numberOfLines = 0
        label.text = (kind == .item ? "•  " : "") + runs.map(\.text).joined()
        label.textColor = kind == .note ? .darkGray : .black
        // A label has one font: that of a piece which is all in one style.
        label.font = Self.font(
            kind, isBold: runs.allSatisfy(\.isBold), isItalic: runs.allSatisfy(\.isItalic))
        return label
    }

    private func link(to url: URL, _ runs: [PageParagraph.Run]) -> UIView {
        let button = UIButton(
            type: .system, primaryAction: UIAction { [weak self] _ in self?.whenFollowed?(url) })
        button.setTitle(runs.map(\.text).joined(), for: .normal)
        button.contentHorizontalAlignment = .leading
        return button
    }

    private static func font(_ kind: PageParagraph.Kind, isBold: Bool, isItalic: Bool) -> UIFont {
        switch kind {
        case .heading(let level): return .boldSystemFont(ofSize: [32, 24, 19, 16, 13, 11][min(max(level, 1), 6) - 1])
        case .preformatted: return .monospacedSystemFont(ofSize: 13, weight: isBold ? .bold : .regular)
        case .note: return .systemFont(ofSize: 13)
        case .plain, .item:
            if isItalic { return .italicSystemFont(ofSize: 16) }
            return isBold ? .boldSystemFont(ofSize: 16) : .systemFont(ofSize: 16)
        }
    }
}
