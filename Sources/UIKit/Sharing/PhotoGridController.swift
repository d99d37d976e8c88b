import CoreGraphics
import Foundation

/// The pictures of the library in squares, the newest at the end.
final class PhotoGridController: UICollectionViewController, UICollectionViewDelegateFlowLayout {
    private let pictures: [PhotoLibrary.Picture]
    var onPick: (PhotoLibrary.Picture, UIImage) -> Void = { _, _ in }
    var onCancel: () -> Void = {}

    /// The space between squares, in points.
    private static let gap: CGFloat = 2
    private static let cellName = "photo"

    init(_ pictures: [PhotoLibrary.Picture]) {
        self.pictures = pictures
        let layout = UICollectionViewFlowLayout()
        (layout.minimumInteritemSpacing, layout.minimumLineSpacing) = (Self.gap, Self.gap)
        super.init(collectionViewLayout: layout)
        title = "Photos"
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.onCancel() })
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.backgroundColor = .systemBackground
        collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: Self.cellName)
        guard pictures.isEmpty else { return }
        let label = UILabel(frame: .zero)
        label.text = "No Photos"
        label.font = .preferredFont(forTextStyle: .title2)
        label.textColor = .secondaryLabel
        label.textAlignment = .center
        collectionView.backgroundView = label
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        pictures.count
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: Self.cellName, for: indexPath)
        let picture = pictures[indexPath.item]
        (cell as? PhotoCell)?.show(PhotoLibrary.shared.image(of: picture), named: picture.name)
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        let width = collectionView.bounds.width
        // Three on a phone, and more where there is room.
        let columns = max(3, (width / 160).rounded(.down))
        let side = collectionView.floorToPixel((width - (columns - 1) * Self.gap) / columns)
        return CGSize(width: side, height: side)
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: false)
        let picture = pictures[indexPath.item]
        if let image = PhotoLibrary.shared.image(of: picture) { onPick(picture, image) }
    }
}

/// One picture of the library, as a square.
final class PhotoCell: UICollectionViewCell {
    private let picture = UIImageView(frame: .zero)

    override init(frame: CGRect) {
        super.init(frame: frame)
        picture.contentMode = .scaleAspectFill
        picture.clipsToBounds = true
        picture.backgroundColor = .secondarySystemBackground
        picture.frame = contentView.bounds
        picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(picture)
        isAccessibilityElement = true
        accessibilityTraits = [.image, .button]
    }

    required init?(coder: NSCoder) { nil }

    func show(_ image: UIImage?, named name: String) {
        picture.image = image
        accessibilityLabel = "Photo, \(name)"
        accessibilityIdentifier = name
    }

    override var isHighlighted: Bool { didSet { picture.alpha = isHighlighted ? 0.6 : 1 } }
}
