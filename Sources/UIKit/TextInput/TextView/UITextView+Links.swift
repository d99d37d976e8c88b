import Foundation

/// Links and attachments of a text that can be selected and not edited.
extension UITextView {
    /// Follows the link, or asks about the attachment, at a point of the view's coordinates. Returns whether one is there.
    func follows(at point: CGPoint) -> Bool {
        layoutIfNeeded()
        guard let rich = textWithDetectedLinks() ?? edited.rich, let place = characterRange(around: point)?.location,
            place < rich.length
        else {
            return false
        }
        var range = NSRange()
        if let link = rich.attribute(.link, at: place, effectiveRange: nil) {
            range = rich.range(ofLink: link, around: place)
            let url =
                link as? URL ?? (link as? NSURL).map { $0 as URL } ?? (link as? String).flatMap { URL(string: $0) }
            guard let url else { return false }
            let follows =
                delegate?.textView(self, shouldInteractWith: url, in: range, interaction: .invokeDefaultAction) ?? true
            if follows { UIApplication.shared.open(url) }
            return true
        }
        guard let attachment = rich.attribute(.attachment, at: place, effectiveRange: &range) as? NSTextAttachment
        else {
            return false
        }
        _ = delegate?.textView(
            self, shouldInteractWith: attachment, in: range, interaction: .invokeDefaultAction)
        return true
    }
}

extension NSAttributedString {
    /// The range around a place in which all of the text has one link, whatever else it has.
    fileprivate func range(ofLink link: Any, around place: Int) -> NSRange {
        // Foundation's own search compares values of Swift's, which traps on Linux.
        let name = String(describing: link)
        var found = NSRange(location: place, length: 0)
        enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, range, stop in
            let isSame = attributes[.link].map { String(describing: $0) } == name
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
