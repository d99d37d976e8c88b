import CoreGraphics
import Foundation
import QuartzCore

/// The pictures of what is dragged, over a window.
final class DragOverlay: UIView {
    /// The picture of an item.
    private struct Picture {
        let item: UIDragItem
        let view: UIView
        /// The view whose place is empty meanwhile.
        let source: UIView
        var origin: UITargetedDragPreview?
        /// From the finger to the middle of the picture, when it was lifted.
        var offset: CGPoint
    }

    private var pictures: [Picture] = []
    private let badge = DragBadge(frame: CGRect(x: 0, y: 0, width: 24, height: 24))
    private var finger = CGPoint.zero

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        accessibilityElementsHidden = true
        addSubview(badge)
        badge.isHidden = true
    }

    required init?(coder: NSCoder) { nil }

    /// Puts a picture over the place that it is lifted from.
    func add(_ item: UIDragItem, _ preview: UITargetedDragPreview, finger: CGPoint) {
        guard let copy = Self.copy(of: preview.view, preview.parameters) else { return }
        self.finger = finger
        copy.center = convert(preview.target.center, from: preview.target.container)
        insertSubview(copy, at: 0)
        preview.view.layer.isLifted = true
        pictures.append(
            Picture(
                item: item, view: copy, source: preview.view, origin: preview,
                offset: CGPoint(x: copy.center.x - finger.x, y: copy.center.y - finger.y)))
    }

    private static func copy(of view: UIView, _ parameters: UIPreviewParameters) -> UIView? {
        guard let picture = view.snapshotView(afterScreenUpdates: false) else { return nil }
        let holder = UIView(frame: CGRect(origin: .zero, size: view.bounds.size))
        let cut = UIView(frame: holder.bounds)
        cut.backgroundColor = parameters.backgroundColor
        cut.layer.cornerRadius = view.layer.cornerRadius
        cut.clipsToBounds = true
        if let path = parameters.visiblePath {
            let mask = CAShapeLayer()
            mask.path = path.cgPath
            cut.layer.mask = mask
        }
        cut.addSubview(picture)
        holder.addSubview(cut)
        holder.layer.shadowOpacity = 0
        holder.layer.shadowRadius = 12
        holder.layer.shadowOffset = CGSize(width: 0, height: 6)
        holder.layer.shadowPath = (parameters.shadowPath ?? parameters.visiblePath)?.cgPath
        return holder
    }

    /// Makes the pictures a little larger, with a shadow.
    func raise() {
        for picture in pictures {
            picture.view.transform = CGAffineTransform(scaleX: 1.05, y: 1.05)
            picture.view.layer.shadowOpacity = 0.25
        }
    }

    // Choice (drag and drop): pictures larger than this are carried smaller.
    private static let largest: CGFloat = 220

    /// Makes a pile of the pictures at the finger, with those that items want to be carried with.
    func gather(_ items: [UIDragItem]) {
        for index in pictures.indices {
            guard let provided = items.first(where: { $0 === pictures[index].item })?.previewProvider?(),
                let copy = Self.copy(of: provided.view, provided.parameters)
            else { continue }
            let old = pictures[index]
            copy.center = old.view.center
            insertSubview(copy, aboveSubview: old.view)
            old.view.removeFromSuperview()
            pictures[index] = Picture(
                item: old.item, view: copy, source: old.source, origin: old.origin, offset: .zero)
            copy.layer.shadowOpacity = 0.25
        }
        UIView.animate(withDuration: 0.2, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]) {
            for index in self.pictures.indices {
                let size = self.pictures[index].view.bounds.size
                let scale = min(1, Self.largest / max(size.width, size.height, 1))
                self.pictures[index].view.transform = CGAffineTransform(scaleX: scale, y: scale)
                // What was gripped stays under the finger.
                let own = self.pictures[index].offset
                let pile = CGFloat(index) * 8
                self.pictures[index].offset =
                    index == 0 ? CGPoint(x: own.x * scale, y: own.y * scale) : CGPoint(x: pile, y: pile)
            }
        }
    }

    /// Carries the pictures with the finger.
    func move(to point: CGPoint) {
        finger = point
        for picture in pictures {
            picture.view.center = CGPoint(x: point.x + picture.offset.x, y: point.y + picture.offset.y)
        }
        placeBadge()
    }

    private func placeBadge() {
        guard let frame = pictures.first?.view.frame else { return }
        badge.center = CGPoint(x: frame.maxX, y: frame.minY)
    }

    /// Shows what would become of the things; nil where nobody takes them.
    func show(_ operation: UIDropOperation?, count: Int) {
        badge.show(operation, count: count)
        placeBadge()
    }

    // MARK: The end

    func origin(of item: UIDragItem) -> UITargetedDragPreview? { pictures.first { $0.item === item }?.origin }

    func setOrigin(of item: UIDragItem, _ preview: UITargetedDragPreview?) {
        guard let index = pictures.firstIndex(where: { $0.item === item }) else { return }
        pictures[index].origin = preview
    }

    /// The picture with the place where it is now.
    func placeAtFinger(of item: UIDragItem) -> UITargetedDragPreview? {
        guard let picture = pictures.first(where: { $0.item === item }) else { return nil }
        return UITargetedDragPreview(
            view: picture.source, parameters: UIDragPreviewParameters(),
            target: UIDragPreviewTarget(
                container: self, center: picture.view.center, transform: CGAffineTransform(scaleX: 0.1, y: 0.1)))
    }

    /// Lets a picture go to a place; nil lets it vanish where it is.
    func put(_ item: UIDragItem, _ preview: UITargetedDragPreview?) {
        badge.isHidden = true
        guard let picture = pictures.first(where: { $0.item === item }) else { return }
        guard let preview, preview.target.container !== self else {
            picture.view.transform = CGAffineTransform(scaleX: 0.1, y: 0.1)
            picture.view.alpha = 0
            return
        }
        picture.view.center = convert(preview.target.center, from: preview.target.container)
        picture.view.transform = preview.target.transform
        picture.view.layer.shadowOpacity = 0
    }

    /// Lets all pictures go back to where they were lifted.
    func takeBack() {
        badge.isHidden = true
        for picture in pictures {
            guard let origin = picture.origin else {
                picture.view.alpha = 0
                continue
            }
            picture.view.center = convert(origin.target.center, from: origin.target.container)
            picture.view.transform = .identity
            picture.view.layer.shadowOpacity = 0
        }
    }

    /// Fills the places again that things were lifted from.
    func end() {
        for picture in pictures { picture.source.layer.isLifted = false }
    }
}

/// The sign beside what is carried: how many things, and what becomes of them.
private final class DragBadge: UIView {
    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        layer.cornerRadius = frame.height / 2
        label.frame = bounds
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        label.textAlignment = .center
        label.textColor = .white
        label.font = .systemFont(ofSize: 15, weight: .semibold)
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ operation: UIDropOperation?, count: Int) {
        var text = count > 1 ? "\(count)" : ""
        backgroundColor = .systemBlue
        switch operation {
        case .copy:
            if count == 1 { text = "+" }
            backgroundColor = .systemGreen
        case .forbidden:
            text = "⃠"
            backgroundColor = .systemGray
        case .move, .cancel, nil: break
        }
        label.text = text
        isHidden = text.isEmpty
    }
}
