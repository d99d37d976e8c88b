import Foundation

/// Keeps a text view's text and a text storage the same, whichever of them changes.
@MainActor final class TextViewStorage {
    private unowned let view: UITextView
    let storage: NSTextStorage
    /// Whether one of the two is being told of the other's change.
    private var isPassing = false
    /// The view's text that the storage has: a change of the selection alone is no reason to compare them.
    private var passed: NSAttributedString?

    init(_ view: UITextView, _ storage: NSTextStorage) {
        self.view = view
        self.storage = storage
        passed = view.edited.rich
        storage.onProcessed = { [weak self] in MainActor.assumeIsolated { self?.storageDidChange() } }
    }

    /// The view takes the storage's text.
    func storageDidChange() {
        guard !isPassing else { return }
        isPassing = true
        defer { isPassing = false }
        take()
        view.textDidChangeLook()
    }

    private func take() {
        let text = NSAttributedString(attributedString: storage)
        if text.string == view.edited.string {
            view.edited.setRich(text)
        } else {
            let selection = view.edited.selection
            view.edited.assign(text)
            view.edited.select(selection)
        }
        passed = view.edited.rich
    }

    /// The storage takes the view's text: what is between the characters that stayed at the beginning and at the end.
    func viewDidChange() {
        guard !isPassing else { return }
        let (new, old) = (view.edited.string as NSString, storage.string as NSString)
        let rich = view.edited.rich
        let isSame = new.isEqual(to: old as String)
        guard !isSame || rich !== passed else { return }
        isPassing = true
        defer { isPassing = false }
        let text = rich ?? NSAttributedString(string: new as String, attributes: view.typingAttributesOfView)
        if isSame, text.isEqual(to: storage) {
            passed = rich
            return
        }
        let shorter = min(new.length, old.length)
        var (start, end) = (0, 0)
        while start < shorter, new.character(at: start) == old.character(at: start) { start += 1 }
        while end < shorter - start,
            new.character(at: new.length - 1 - end) == old.character(at: old.length - 1 - end)
        { end += 1 }
        let part =
            isSame
            ? NSRange(location: 0, length: new.length)
            : NSRange(location: start, length: new.length - end - start)
        let replaced = isSame ? part : NSRange(location: start, length: old.length - end - start)
        storage.replaceCharacters(in: replaced, with: text.attributedSubstring(from: part))
        // Whoever hears of changes may have given the text other attributes.
        take()
    }
}

/// The parts that a text view is made of.
extension UITextView {
    /// The layout manager that says where the view's glyphs are.
    public var layoutManager: NSLayoutManager {
        if let manager = textContainer.layoutManager { return manager }
        let manager = NSLayoutManager()
        manager.addTextContainer(textContainer)
        ownLayoutManager = manager
        return manager
    }

    /// The view's text; what is changed in it is shown.
    public var textStorage: NSTextStorage {
        if let storageLink { return storageLink.storage }
        let storage = layoutManager.textStorage ?? NSTextStorage(attributedString: attributedText)
        storage.addLayoutManager(layoutManager)
        storageLink = TextViewStorage(self, storage)
        return storage
    }

    /// Shows the text that a container came with.
    func adoptStorage() {
        guard let storage = textContainer.layoutManager?.textStorage else { return }
        // The caret stands at the end, as behind any text that is set.
        edited.assign(NSAttributedString(attributedString: storage))
        storageLink = TextViewStorage(self, storage)
    }
}
