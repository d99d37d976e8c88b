import Foundation

/// The text that layout managers set, which tells them of its changes.
///
/// A subclass that keeps the text itself overrides `string`, `attributes(at:effectiveRange:)`,
/// `replaceCharacters(in:with:)` and `setAttributes(_:range:)`, and calls `edited(_:range:changeInLength:)` in the last
/// two; everything else is done by these four.
open class NSTextStorage: NSMutableAttributedString {
    /// The kinds of changes of a text.
    public struct EditActions: OptionSet, Hashable, Sendable {
        /// The kinds as bits.
        public let rawValue: Int
        /// Makes kinds from their bits.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// Attributes were set.
        public static let editedAttributes = EditActions(rawValue: 1 << 0)
        /// Characters were put in, taken out or replaced.
        public static let editedCharacters = EditActions(rawValue: 1 << 1)
    }

    /// The object that hears of changes, and may make more while they are processed; not kept alive.
    open weak var delegate: (any NSTextStorageDelegate)?

    /// The layout managers that set the text.
    open private(set) var layoutManagers: [NSLayoutManager] = []

    /// The kinds of changes that are not processed yet.
    open private(set) var editedMask: EditActions = []
    /// The range, of the text as it is now, that the changes touch; its location is `NSNotFound` without any.
    open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
    /// By how many UTF-16 units the changes made the text longer.
    open private(set) var changeInLength = 0

    /// What a text view does when the changes have been processed.
    var onProcessed: (() -> Void)?
    private var depth = 0
    private var isProcessing = false

    // MARK: Making

    /// Makes an empty text.
    public init() { super.init(string: "") }
    /// Makes a text without attributes.
    public override init(string: String) { super.init(string: string) }
    /// Makes a text with the same attributes everywhere.
    public override init(string: String, attributes: [NSAttributedString.Key: Any]? = nil) {
        super.init(string: string, attributes: attributes)
    }
    /// Makes a copy of a text.
    public override init(attributedString: NSAttributedString) { super.init(attributedString: attributedString) }
    /// Makes a text of an archive.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    // MARK: Layout managers

    /// Lets a layout manager set the text; it leaves the text that it set before.
    open func addLayoutManager(_ layoutManager: NSLayoutManager) {
        guard !layoutManagers.contains(where: { $0 === layoutManager }) else { return }
        layoutManagers.append(layoutManager)
        nonisolated(unsafe) let storage = self
        onMain { layoutManager.moved(to: storage) }
    }

    /// Takes the text from a layout manager.
    open func removeLayoutManager(_ layoutManager: NSLayoutManager) {
        guard layoutManagers.contains(where: { $0 === layoutManager }) else { return }
        layoutManagers.removeAll { $0 === layoutManager }
        onMain { layoutManager.moved(to: nil) }
    }

    // MARK: Changes

    open override func replaceCharacters(in range: NSRange, with string: String) {
        super.replaceCharacters(in: range, with: string)
        edited(.editedCharacters, range: range, changeInLength: string.utf16.count - range.length)
    }

    open override func setAttributes(_ attributes: [NSAttributedString.Key: Any]?, range: NSRange) {
        super.setAttributes(attributes, range: range)
        edited(.editedAttributes, range: range, changeInLength: 0)
    }

    open override func replaceCharacters(in range: NSRange, with text: NSAttributedString) {
        beginEditing()
        replaceCharacters(in: range, with: text.string)
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, part, _ in
            setAttributes(attributes, range: NSRange(location: range.location + part.location, length: part.length))
        }
        endEditing()
    }

    open override func addAttributes(_ attributes: [NSAttributedString.Key: Any], range: NSRange) {
        change(range) { $0.merge(attributes) { $1 } }
    }

    open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
        change(range) { $0[name] = value }
    }

    open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
        change(range) { $0[name] = nil }
    }

    private func change(_ range: NSRange, _ body: (inout [NSAttributedString.Key: Any]) -> Void) {
        beginEditing()
        defer { endEditing() }
        var place = range.location
        while place < NSMaxRange(range) {
            var part = NSRange()
            var attributes = attributes(at: place, effectiveRange: &part)
            let piece = NSIntersectionRange(part, range)
            guard piece.length > 0 else { return }
            body(&attributes)
            setAttributes(attributes, range: piece)
            place = NSMaxRange(piece)
        }
    }

    open override func insert(_ text: NSAttributedString, at location: Int) {
        replaceCharacters(in: NSRange(location: location, length: 0), with: text)
    }

    open override func append(_ text: NSAttributedString) { insert(text, at: length) }
    open override func deleteCharacters(in range: NSRange) { replaceCharacters(in: range, with: "") }

    open override func setAttributedString(_ text: NSAttributedString) {
        replaceCharacters(in: NSRange(location: 0, length: length), with: text)
    }

    // MARK: Processing

    open override func beginEditing() { depth += 1 }

    open override func endEditing() {
        depth -= 1
        if depth == 0, !editedMask.isEmpty { process() }
    }

    /// Takes a change down, and processes it unless more are on their way; for subclasses that keep the text themselves.
    ///
    /// - Parameters:
    ///   - range: The range of the text before the change.
    ///   - delta: By how many UTF-16 units the text became longer.
    open func edited(_ mask: EditActions, range: NSRange, changeInLength delta: Int) {
        follow(range, delta)
        let new = NSRange(location: range.location, length: max(0, range.length + delta))
        if editedMask.isEmpty {
            editedRange = new
        } else {
            // What was touched before moves with what was put in before it.
            var old = editedRange
            if NSMaxRange(range) <= old.location {
                old.location += delta
            } else if range.location < NSMaxRange(old) {
                old.length = max(0, old.length + delta)
            }
            editedRange = NSUnionRange(old, new)
        }
        editedMask.formUnion(mask)
        changeInLength += delta
        if depth == 0 { process() }
    }

    /// Copies what a subclass keeps itself to where Foundation's own functions read it.
    private func follow(_ range: NSRange, _ delta: Int) {
        let own = string as NSString
        if own.length != length || !own.isEqual(to: super.string) {
            let isOneChange =
                length + delta == own.length && NSMaxRange(range) <= length && range.length + delta >= 0
            if isOneChange {
                let new = own.substring(with: NSRange(location: range.location, length: range.length + delta))
                super.replaceCharacters(in: range, with: new)
            } else {
                super.replaceCharacters(in: NSRange(location: 0, length: length), with: own as String)
            }
        }
        guard type(of: self) != NSTextStorage.self else { return }
        var place = range.location
        let end = min(length, NSMaxRange(range) + delta)
        while place < end {
            var part = NSRange()
            let attributes = attributes(at: place, effectiveRange: &part)
            guard NSMaxRange(part) > place else { return }
            let piece = NSRange(location: place, length: min(NSMaxRange(part), end) - place)
            super.setAttributes(attributes, range: piece)
            place = NSMaxRange(piece)
        }
    }

    private func process() {
        // What is changed meanwhile belongs to the same change.
        guard !isProcessing else { return }
        isProcessing = true
        processEditing()
        isProcessing = false
        let (mask, range, delta) = (editedMask, editedRange, changeInLength)
        (editedMask, editedRange, changeInLength) = ([], NSRange(location: NSNotFound, length: 0), 0)
        nonisolated(unsafe) let storage = self
        onMain {
            for manager in storage.layoutManagers {
                manager.processEditing(
                    for: storage, edited: mask, range: range, changeInLength: delta, invalidatedRange: range)
            }
        }
        onProcessed?()
    }

    /// Tells the delegate of the changes, before the layout managers hear of them; an override calls super, before or
    /// after changes of its own to attributes.
    open func processEditing() {
        tell(NSTextStorage.willProcessEditingNotification) {
            delegate?.textStorage(
                self, willProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
        }
        tell(NSTextStorage.didProcessEditingNotification) {
            delegate?.textStorage(
                self, didProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
        }
    }

    private func tell(_ name: Notification.Name, _ delegate: () -> Void) {
        delegate()
        NotificationCenter.default.post(name: name, object: self)
    }

    /// The notification posted before changes are processed; the object is the text.
    public static let willProcessEditingNotification = Notification.Name(
        "NSTextStorageWillProcessEditingNotification")
    /// The notification posted after changes were processed; the object is the text.
    public static let didProcessEditingNotification = Notification.Name("NSTextStorageDidProcessEditingNotification")
}
