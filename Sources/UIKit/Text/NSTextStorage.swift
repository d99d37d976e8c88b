import Foundation

/// A delegate that hears of the changes of a text storage.
public protocol NSTextStorageDelegate: AnyObject {
    /// Called before attributes are completed and layouts hear of a change; characters may still be changed.
    func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int)
    /// Called before layouts hear of a change; attributes may still be changed.
    func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int)
}

extension NSTextStorageDelegate {
    /// Does nothing.
    public func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
    ) {}
    /// Does nothing.
    public func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
    ) {}
}

/// A text with attributes that tells layouts of its changes.
///
/// A subclass with a store of its own overrides `string`, `attributes(at:effectiveRange:)`, `replaceCharacters(in:with:)`
/// and `setAttributes(_:range:)`, and calls `edited(_:range:changeInLength:)` in the last two; all else is built on these.
open class NSTextStorage: NSMutableAttributedString {
    /// A set of the kinds of changes.
    public struct EditActions: OptionSet, Hashable, Sendable {
        /// The kinds as bits.
        public let rawValue: UInt
        /// Makes a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Attributes were changed.
        public static let editedAttributes = EditActions(rawValue: 1 << 0)
        /// Characters were changed.
        public static let editedCharacters = EditActions(rawValue: 1 << 1)
    }

    /// The kinds of the changes since layouts last heard of one.
    open private(set) var editedMask: EditActions = []
    /// The range that was changed since layouts last heard of a change, in the text as it is now; its location is
    /// `NSNotFound` where nothing was.
    open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
    /// The number of UTF-16 units by which the text has grown since layouts last heard of a change.
    open private(set) var changeInLength = 0
    /// The delegate, which hears of changes; not kept alive.
    open weak var delegate: (any NSTextStorageDelegate)?
    /// The layouts of the text.
    open private(set) var layoutManagers: [NSLayoutManager] = []

    private var openEdits = 0
    /// Whether a change of the characters or attributes of this class itself is under way, which counts as one.
    private var isChanging = false

    // MARK: Layouts

    /// Adds a layout of the text.
    open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
        nonisolated(unsafe) let storage = self
        MainActor.assumeIsolated { aLayoutManager.textStorage = storage }
        layoutManagers.append(aLayoutManager)
    }

    /// Takes a layout of the text away.
    open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
        guard layoutManagers.contains(where: { $0 === aLayoutManager }) else { return }
        layoutManagers.removeAll { $0 === aLayoutManager }
        MainActor.assumeIsolated { aLayoutManager.textStorage = nil }
    }

    // MARK: Edits

    open override func beginEditing() { openEdits += 1 }

    open override func endEditing() {
        openEdits = max(0, openEdits - 1)
        processIfEnded()
    }

    /// Tells of what was changed once no edit is open. What `processEditing()` itself changes belongs to it.
    private func processIfEnded() {
        guard openEdits == 0, !editedMask.isEmpty else { return }
        openEdits += 1
        processEditing()
        openEdits -= 1
    }

    /// Notes a change. The range is that before the change; layouts hear of it once no edit is open any more.
    open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {
        let new = NSRange(location: editedRange.location, length: max(0, editedRange.length + delta))
        if self.editedMask.isEmpty {
            self.editedRange = new
        } else {
            // What was noted before moves with a change in front of it, and grows with one inside.
            var old = self.editedRange
            if old.location >= NSMaxRange(editedRange) {
                old.location += delta
            } else if NSMaxRange(old) > editedRange.location {
                old.length = max(0, old.length + delta)
            }
            self.editedRange = NSUnionRange(old, new)
        }
        self.editedMask.formUnion(editedMask)
        changeInLength += delta
        processIfEnded()
    }

    /// Tells the delegate and the layouts of what was changed. An override changes attributes of what is in
    /// `editedRange`, and calls `super`.
    open func processEditing() {
        guard !editedMask.isEmpty else { return }
        // What the delegate changes is told of together with what was changed.
        openEdits += 1
        delegate?.textStorage(
            self, willProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
        fixAttributes(in: editedRange)
        delegate?.textStorage(
            self, didProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
        openEdits -= 1
        let (mask, range, delta) = (editedMask, editedRange, changeInLength)
        (editedMask, editedRange, changeInLength) = ([], NSRange(location: NSNotFound, length: 0), 0)
        nonisolated(unsafe) let storage = self
        for layout in layoutManagers {
            MainActor.assumeIsolated {
                layout.processEditing(
                    for: storage, edited: mask, range: range, changeInLength: delta, invalidatedRange: range)
            }
        }
    }

    /// Called for what was changed before layouts hear of it. An override completes attributes; `super` does nothing, since
    /// fonts are found for each character as it is drawn.
    open func fixAttributes(in range: NSRange) {}
    /// Whether attributes are completed only when they are asked for: false.
    open var fixesAttributesLazily: Bool { false }
    /// Completes attributes in a range: they are complete.
    open func ensureAttributesAreFixed(in range: NSRange) {}
    /// Notes that attributes in a range are to be completed, and completes them.
    open func invalidateAttributes(in range: NSRange) { fixAttributes(in: range) }

    // MARK: The primitives

    open override func replaceCharacters(in range: NSRange, with str: String) {
        change { super.replaceCharacters(in: range, with: str) }
        edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
    }

    open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
        let isNested = isChanging
        change { super.setAttributes(attrs, range: range) }
        if !isNested { edited(.editedAttributes, range: range, changeInLength: 0) }
    }

    private func change(_ body: () -> Void) {
        let old = isChanging
        isChanging = true
        body()
        isChanging = old
    }

    // MARK: What is built on the primitives

    open override var length: Int { (string as NSString).length }

    open override func addAttributes(_ attrs: [NSAttributedString.Key: Any], range: NSRange) {
        changeAttributes(in: range) { $0.merge(attrs) { $1 } }
    }

    open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
        changeAttributes(in: range) { $0[name] = value }
    }

    open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
        changeAttributes(in: range) { $0[name] = nil }
    }

    private func changeAttributes(in range: NSRange, _ change: (inout [NSAttributedString.Key: Any]) -> Void) {
        beginEditing()
        var start = range.location
        while start < NSMaxRange(range) {
            var run = NSRange()
            var attributes = self.attributes(at: start, effectiveRange: &run)
            let end = min(max(NSMaxRange(run), start + 1), NSMaxRange(range))
            change(&attributes)
            setAttributes(attributes, range: NSRange(location: start, length: end - start))
            start = end
        }
        endEditing()
    }

    open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
        beginEditing()
        replaceCharacters(in: range, with: attrString.string)
        attrString.enumerateAttributes(in: NSRange(location: 0, length: attrString.length)) { attributes, part, _ in
            setAttributes(attributes, range: NSRange(location: range.location + part.location, length: part.length))
        }
        endEditing()
    }

    open override func insert(_ attrString: NSAttributedString, at loc: Int) {
        replaceCharacters(in: NSRange(location: loc, length: 0), with: attrString)
    }

    open override func append(_ attrString: NSAttributedString) { insert(attrString, at: length) }

    open override func deleteCharacters(in range: NSRange) { replaceCharacters(in: range, with: "") }

    open override func setAttributedString(_ attrString: NSAttributedString) {
        replaceCharacters(in: NSRange(location: 0, length: length), with: attrString)
    }

    /// The text with its attributes at this moment.
    var snapshot: NSAttributedString {
        let copy = NSMutableAttributedString(string: string)
        var start = 0
        while start < copy.length {
            var run = NSRange()
            let attributes = self.attributes(at: start, effectiveRange: &run)
            let end = min(max(NSMaxRange(run), start + 1), copy.length)
            copy.setAttributes(attributes, range: NSRange(location: start, length: end - start))
            start = end
        }
        return copy
    }
}
