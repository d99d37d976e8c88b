import Foundation

/// The items of a text that can be selected and not edited: links, attachments, and what the app has tagged.
extension UITextView {
    /// Does what a tap on an item at a point of the view's coordinates does. Returns whether one is there.
    func follows(at point: CGPoint) -> Bool {
        guard let item = item(at: point) else { return false }
        let usual = defaultAction(of: item)
        guard let delegate else {
            usual.perform(from: self)
            return true
        }
        if let action = delegate.textView(self, primaryActionFor: item, defaultAction: usual) {
            action.perform(from: self)
        } else if let menu = menuConfiguration(of: item)?.menu {
            // Without an action a tap opens the menu.
            MenuPresentation.present(menu, from: self, rect: rect(of: item.range))
        }
        return true
    }

    /// The item at a point of the view's coordinates; nil where there is none.
    func item(at point: CGPoint) -> UITextItem? {
        layoutIfNeeded()
        guard let rich = textWithDetectedLinks() ?? edited.rich, let place = characterRange(around: point)?.location,
            place < rich.length
        else { return nil }
        if let tag = rich.attribute(.textItemTag, at: place, effectiveRange: nil) as? String {
            return UITextItem(.tag(tag), range: rich.range(of: .textItemTag, tag, around: place))
        }
        if let link = rich.attribute(.link, at: place, effectiveRange: nil) {
            let url =
                link as? URL ?? (link as? NSURL).map { $0 as URL } ?? (link as? String).flatMap { URL(string: $0) }
            return url.map { UITextItem(.link($0), range: rich.range(of: .link, link, around: place)) }
        }
        var range = NSRange()
        let attachment = rich.attribute(.attachment, at: place, effectiveRange: &range) as? NSTextAttachment
        return attachment.map { UITextItem(.textAttachment($0), range: range) }
    }

    /// What a tap does unless the delegate says otherwise: a link is followed, with the delegate's leave.
    private func defaultAction(of item: UITextItem) -> UIAction {
        let title: String =
            switch item.content {
            case .link: "Open Link"
            case .textAttachment, .tag: ""
            }
        return UIAction(title: title) { [weak self] _ in
            guard let self else { return }
            switch item.content {
            case .link(let url):
                let follows =
                    delegate?.textView(
                        self, shouldInteractWith: url, in: item.range, interaction: .invokeDefaultAction) ?? true
                if follows { UIApplication.shared.open(url) }
            case .textAttachment(let attachment):
                _ = delegate?.textView(
                    self, shouldInteractWith: attachment, in: item.range, interaction: .invokeDefaultAction)
            case .tag: break
            }
        }
    }

    // MARK: Menus

    /// The menu that an item has unless the delegate says otherwise.
    private func defaultMenu(of item: UITextItem) -> UIMenu {
        guard case .link(let url) = item.content else { return UIMenu() }
        return UIMenu(children: [
            defaultAction(of: item),
            UIAction(title: "Copy Link", image: UIImage(systemName: "doc.on.doc")) { _ in
                UIPasteboard.general.url = url
            },
        ])
    }

    /// The menu of an item, as the delegate has it; nil for none.
    func menuConfiguration(of item: UITextItem) -> UITextItem.MenuConfiguration? {
        let usual = defaultMenu(of: item)
        let found =
            delegate.map { $0.textView(self, menuConfigurationFor: item, defaultMenu: usual) }
            ?? UITextItem.MenuConfiguration(menu: usual)
        return found.flatMap { $0.menu.children.isEmpty ? nil : $0 }
    }

    /// A view with the picture of an item at its place, which is lifted with the menu.
    func liftedPicture(of item: UITextItem) -> UIView {
        let place = rect(of: item.range).insetBy(dx: -2, dy: 0)
        let view =
            resizableSnapshotView(from: place, afterScreenUpdates: false, withCapInsets: .zero) ?? UIView(frame: place)
        view.frame = place
        view.isUserInteractionEnabled = false
        addSubview(view)
        return view
    }

    /// Lets a finger that rests on an item open its menu, once there may be items.
    func updateItemMenus() {
        guard !isEditable, isSelectable, itemMenus == nil else { return }
        let mayHaveItems =
            !dataDetectorTypes.isEmpty
            || edited.rich.map { rich in
                var found = false
                rich.enumerateAttributes(in: NSRange(location: 0, length: rich.length)) { attributes, _, stop in
                    guard attributes[.link] != nil || attributes[.attachment] != nil || attributes[.textItemTag] != nil
                    else { return }
                    found = true
                    stop.pointee = true
                }
                return found
            } ?? false
        guard mayHaveItems else { return }
        let menus = TextItemMenus(self)
        itemMenus = menus
        addInteraction(menus.interaction)
    }
}

/// The menus of a text view's items.
final class TextItemMenus: NSObject, UIContextMenuInteractionDelegate {
    private weak var textView: UITextView?
    private(set) lazy var interaction = UIContextMenuInteraction(delegate: self)
    private var item: UITextItem?
    private var source: UIView?

    init(_ textView: UITextView) { self.textView = textView }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let textView, !textView.isEditable, textView.isSelectable, let item = textView.item(at: location),
            let configuration = textView.menuConfiguration(of: item)
        else { return nil }
        self.item = item
        source?.removeFromSuperview()
        let source = textView.liftedPicture(of: item)
        self.source = source
        interaction.source = source
        return UIContextMenuConfiguration(preview: configuration.preview?.view) { _ in configuration.menu }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        guard let textView, let item, let animator else { return }
        textView.delegate?.textView(textView, textItemMenuWillDisplayFor: item, animator: animator)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        source?.removeFromSuperview()
        source = nil
        guard let textView, let item, let animator else { return }
        textView.delegate?.textView(textView, textItemMenuWillEndFor: item, animator: animator)
    }
}

extension NSAttributedString {
    /// The range around a place in which all of the text has one value of an attribute, whatever else it has.
    fileprivate func range(of key: Key, _ value: Any, around place: Int) -> NSRange {
        // Foundation's own search compares values of Swift's, which traps on Linux.
        let name = String(describing: value)
        var found = NSRange(location: place, length: 0)
        enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, range, stop in
            let isSame = attributes[key].map { String(describing: $0) } == name
            if isSame {
                found = found.length > 0 && NSMaxRange(found) == range.location ? NSUnionRange(found, range) : range
            } else if NSMaxRange(found) > place {
                stop.pointee = true
            } else {
                found.length = 0
            }
            if isSame, range.location > place, found.location > place { stop.pointee = true }
        }
        return found
    }
}
