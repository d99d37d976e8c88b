import Foundation
@_spi(Framework) import UIKit

/// One file.
final class PreviewPage: UIViewController {
    let index: Int
    private let item: (any QLPreviewItem)?
    private var picture: UIImageView?

    init(_ item: (any QLPreviewItem)?, _ index: Int) {
        self.item = item
        self.index = index
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() {
        let data = item?.previewItemURL.flatMap { try? Data(contentsOf: $0) }
        if let image = data.flatMap({ UIImage(data: $0) }) {
            view = pictureView(image)
        } else if let data, let text = text(data) {
            let textView = UITextView()
            textView.isEditable = false
            textView.font = .monospacedSystemFont(ofSize: 14, weight: .regular)
            textView.text = text
            view = textView
        } else {
            view = card(data)
        }
        view.backgroundColor = .systemBackground
    }

    private func pictureView(_ image: UIImage) -> UIView {
        let scroll = UIScrollView()
        let picture = UIImageView(image: image)
        picture.contentMode = .scaleAspectFit
        picture.isAccessibilityElement = true
        picture.accessibilityLabel = item?.shownTitle
        scroll.addSubview(picture)
        scroll.maximumZoomScale = 4
        scroll.delegate = self
        self.picture = picture
        return scroll
    }

    /// The text of a file of which all bytes are text; nil for another.
    private func text(_ data: Data) -> String? {
        guard let type = item?.previewItemURL?.pathExtension.lowercased() else { return nil }
        let isKnown = UniformTypes.all.contains {
            $0.extensions.contains(type) && UniformTypes.conforms($0.identifier, to: "public.text")
        }
        return isKnown || type.isEmpty ? String(data: data, encoding: .utf8) : nil
    }

    private func card(_ data: Data?) -> UIView {
        let symbol = UIImageView(image: UIImage(systemName: "doc"))
        symbol.contentMode = .scaleAspectFit
        symbol.tintColor = .secondaryLabel
        symbol.heightAnchor.constraint(equalToConstant: 80).isActive = true
        let name = UILabel()
        name.text = item?.shownTitle ?? "No file to preview"
        name.font = .preferredFont(forTextStyle: .headline)
        let details = UILabel()
        let type = item?.previewItemURL?.pathExtension.lowercased() ?? ""
        let kind = UniformTypes.all.first { $0.extensions.contains(type) }?.text
        let size = data.map { ByteCountFormatter.string(fromByteCount: Int64($0.count), countStyle: .file) }
        details.text = [kind, size].compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: "\n")
        details.font = .preferredFont(forTextStyle: .subheadline)
        details.textColor = .secondaryLabel
        for label in [name, details] {
            label.textAlignment = .center
            label.numberOfLines = 0
        }
        let stack = UIStackView(arrangedSubviews: [symbol, name, details])
        stack.axis = .vertical
        stack.spacing = 8
        stack.translatesAutoresizingMaskIntoConstraints = false
        let view = UIView()
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
        return view
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard let picture, let scroll = view as? UIScrollView, scroll.zoomScale == 1 else { return }
        picture.frame = CGRect(origin: .zero, size: scroll.bounds.size)
        scroll.contentSize = scroll.bounds.size
    }
}

extension PreviewPage: UIScrollViewDelegate {
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { picture }
}
