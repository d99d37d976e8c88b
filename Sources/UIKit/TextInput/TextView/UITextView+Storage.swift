import Foundation

/// What a text view keeps once an app has asked for its storage or layout.
@MainActor final class TextViewStorage {
    let storage: NSTextStorage
    let layout: NSLayoutManager
    /// Whether the view and the storage are being made the same, which is no change of either.
    var isFollowing = false

    init(storage: NSTextStorage, layout: NSLayoutManager) {
        self.storage = storage
        self.layout = layout
    }
}

/// The text as a storage, and its layout. Both are made when they are first asked for.
extension UITextView {
    /// The text as a storage: a change of it shows in the view, and what is typed changes it.
    public var textStorage: NSTextStorage { madeStorage.storage }
    /// The layout of the text, in the coordinates of `textContainer`.
    public var layoutManager: NSLayoutManager { madeStorage.layout }

    private var madeStorage: TextViewStorage {
        if let storedStorage { return storedStorage }
        let storage = NSTextStorage(attributedString: attributedText)
        let layout = NSLayoutManager()
        layout.addTextContainer(textContainer)
        storage.addLayoutManager(layout)
        let made = TextViewStorage(storage: storage, layout: layout)
        storedStorage = made
        return made
    }

    /// Takes on the storage of a space that came with one.
    func adoptStorage() {
        guard let layout = textContainer.layoutManager, let storage = layout.textStorage else { return }
        storedStorage = TextViewStorage(storage: storage, layout: layout)
        storageDidChange()
    }

    /// Shows what the storage holds now.
    func storageDidChange() {
        guard let storedStorage, !storedStorage.isFollowing else { return }
        storedStorage.isFollowing = true
        let selection = edited.selection
        edited.assign(storedStorage.storage.snapshot)
        edited.select(selection)
        storedStorage.isFollowing = false
        textDidChangeLook()
    }

    /// Gives the storage the text that the view shows now, where that is another one.
    func storageFollows() {
        guard let storedStorage, !storedStorage.isFollowing else { return }
        let (new, old) = (attributedText ?? NSAttributedString(string: ""), storedStorage.storage.snapshot)
        guard !new.isEqual(to: old) else { return }
        storedStorage.isFollowing = true
        let (from, to) = (old.string as NSString, new.string as NSString)
        var start = 0
        while start < min(from.length, to.length), from.character(at: start) == to.character(at: start) { start += 1 }
        var end = 0
        while end < min(from.length, to.length) - start,
            from.character(at: from.length - 1 - end) == to.character(at: to.length - 1 - end)
        {
            end += 1
        }
        if from.isEqual(to: to as String) { (start, end) = (0, 0) }
        storedStorage.storage.replaceCharacters(
            in: NSRange(location: start, length: from.length - start - end),
            with: new.attributedSubstring(from: NSRange(location: start, length: to.length - start - end)))
        storedStorage.isFollowing = false
        // A storage may colour what it was given.
        if !storedStorage.storage.snapshot.isEqual(to: new) { storageDidChange() }
    }
}
