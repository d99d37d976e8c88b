import Foundation
@_spi(Framework) import UIKit

/// Shows a link: its picture, its title and where it leads.
open class LPLinkView: UIView {
    /// What is shown.
    open var metadata: LPLinkMetadata { didSet { fill() } }

    private let picture = UIImageView()
    private let title = UILabel()
    private let site = UILabel()

    /// Makes a view for a link.
    public init(metadata: LPLinkMetadata) {
        self.metadata = metadata
        super.init(frame: .zero)
        prepare()
    }

    /// Makes a view for an address of which no more is known.
    public convenience init(url URL: URL) {
        let metadata = LPLinkMetadata()
        metadata.url = URL
        self.init(metadata: metadata)
    }

    /// Makes an empty view of an Interface Builder document.
    public required init?(coder: NSCoder) {
        metadata = LPLinkMetadata()
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        backgroundColor = .secondarySystemBackground
        layer.cornerRadius = 12
        clipsToBounds = true
        title.font = .systemFont(ofSize: 14, weight: .semibold)
        title.numberOfLines = 2
        site.font = .systemFont(ofSize: 12)
        site.textColor = .secondaryLabel
        picture.contentMode = .scaleAspectFill
        picture.clipsToBounds = true
        let words = UIStackView(arrangedSubviews: [title, site])
        words.axis = .vertical
        words.spacing = 2
        words.isLayoutMarginsRelativeArrangement = true
        words.layoutMargins = UIEdgeInsets(top: 10, left: 12, bottom: 10, right: 12)
        let stack = UIStackView(arrangedSubviews: [picture, words])
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: topAnchor), stack.bottomAnchor.constraint(equalTo: bottomAnchor),
            stack.leadingAnchor.constraint(equalTo: leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: trailingAnchor),
            picture.heightAnchor.constraint(equalToConstant: 150),
        ])
        fill()
    }

    private func fill() {
        let address = metadata.url ?? metadata.originalURL
        title.text = metadata.title ?? address?.host
        site.text = address?.host
        site.isHidden = metadata.title == nil || address == nil
        picture.image = nil
        picture.isHidden = true
        metadata.imageProvider?.loadObject(ofClass: UIImage.self) { [weak self] image, _ in
            let image = image as? UIImage
            soon { [weak self] in
                self?.picture.image = image
                self?.picture.isHidden = image == nil
            }
        }
    }
}
