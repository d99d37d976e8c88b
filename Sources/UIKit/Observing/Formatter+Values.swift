import Foundation

// The way from a text to a value that formatters have for fields: an app's formatter overrides one of the two methods.

extension UnsafeMutablePointer where Pointee == AnyObject? {
    /// The place of another type's value as one for an object that a function is to put there.
    ///
    /// On Apple's systems such a place does not keep what is in it. Here it does: an object that lies there stays until another
    /// comes, and anything else goes, as it is no object that could be let go. A place that is too small for an object stops
    /// the app.
    public init<Other>(_ place: UnsafeMutablePointer<Other>) {
        precondition(
            MemoryLayout<Other>.stride >= MemoryLayout<AnyObject?>.size,
            "The place of a value of type \(Other.self) is too small for an object")
        self = UnsafeMutableRawPointer(place).assumingMemoryBound(to: AnyObject?.self)
        if Other.self is AnyClass || Other.self is any _ObjectPlace.Type { return }
        initialize(to: nil)
    }
}

/// What a place of an object holds that may be empty.
private protocol _ObjectPlace {}

extension Optional: _ObjectPlace where Wrapped: AnyObject {}

/// What reads values from texts. In an extension of a formatter's class itself, a class below could not have methods of these names.
public protocol _ValueReading: Formatter {}

/// What throws where a text stands for no value.
public protocol _ThrowingValueReading: _ValueReading {}

extension Formatter: _ValueReading {}
extension NumberFormatter: _ThrowingValueReading {}
extension DateFormatter: _ThrowingValueReading {}

extension _ValueReading {
    /// Puts the value that a text stands for in a place, and says whether there is one; else an explanation is put in the other.
    ///
    /// A class may have its own, or `getObjectValue(_:for:range:)`, which is asked here.
    public func getObjectValue(
        _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
        errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
    ) -> Bool {
        if let answer = KeyValueCoding.own(
            "getObjectValue:forString:errorDescription:", of: self, [obj, string, error])
        {
            return answer.value as? Bool ?? false
        }
        return __getObjectValue(obj, for: string, errorDescription: error)
    }

    /// The same without a class's own method of the name: what that reaches as its superclass's.
    public func __getObjectValue(
        _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
        errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
    ) -> Bool {
        do {
            try readValue(obj, from: string, range: nil)
            return true
        } catch let problem {
            error?.pointee = NSString(string: problem.localizedDescription)
            return false
        }
    }
}

extension _ThrowingValueReading {
    /// Puts the number or the date that a part of a text stands for in a place, or throws that it stands for none.
    ///
    /// A class may have its own, which is asked here.
    ///
    /// - Parameter rangep: The part of the text that is read, in units of UTF-16; afterwards the part that stands for the value. Nil
    ///   for the whole text.
    public func getObjectValue(
        _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
        range rangep: UnsafeMutablePointer<NSRange>?
    ) throws { try readValue(obj, from: string, range: rangep) }

    /// The same without a class's own method of the name: what that reaches as its superclass's.
    public func __getObjectValue(
        _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
        range rangep: UnsafeMutablePointer<NSRange>?
    ) throws { try readOwnValue(obj, from: string, range: rangep) }
}

extension Formatter {
    /// Has a class's own `getObjectValue(_:for:range:)` read a text, or else the formatter itself.
    fileprivate func readValue(
        _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, from string: String,
        range rangep: UnsafeMutablePointer<NSRange>?
    ) throws {
        if let answer = KeyValueCoding.own("getObjectValue:forString:range:error:", of: self, [obj, string, rangep]) {
            if let error = answer.value as? any Error { throw error }
            return
        }
        try readOwnValue(obj, from: string, range: rangep)
    }

    fileprivate func readOwnValue(
        _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, from string: String,
        range rangep: UnsafeMutablePointer<NSRange>?
    ) throws {
        let text = string as NSString
        let whole = NSRange(location: 0, length: text.length)
        let range = NSIntersectionRange(rangep?.pointee ?? whole, whole)
        guard let (value, length) = firstValue(in: text.substring(with: range)),
            // Without a range to say how much was read, all of it has to be.
            rangep != nil || text.substring(from: length).allSatisfy(\.isWhitespace)
        else {
            // Choice (Foundation): the words of the explanation.
            throw CocoaError(
                .formatting, userInfo: [NSLocalizedDescriptionKey: "The value “\(string)” is invalid."])
        }
        obj?.pointee = value
        rangep?.pointee = NSRange(location: range.location, length: length)
    }

    private func value(of text: String) -> AnyObject? {
        switch self {
        case let formatter as NumberFormatter: formatter.number(from: text)
        case let formatter as DateFormatter: formatter.date(from: text).map { $0 as NSDate }
        case let formatter as ISO8601DateFormatter: formatter.date(from: text).map { $0 as NSDate }
        default: nil
        }
    }

    /// The value at the beginning of a text, and how much of the text stands for it, in units of UTF-16.
    private func firstValue(in text: String) -> (value: AnyObject, length: Int)? {
        var part = text[...]
        while !part.isEmpty {
            if let value = value(of: String(part)) {
                // A date may end with blanks that belong to no part of it.
                while part.last?.isWhitespace == true, self.value(of: String(part.dropLast())) != nil {
                    part = part.dropLast()
                }
                return (value, lengthRead(of: part, as: value))
            }
            part = part.dropLast()
        }
        return nil
    }

    /// Linux's Foundation reads a number past which anything may follow: the number ends where less would be another one.
    private func lengthRead(of text: Substring, as value: AnyObject) -> Int {
        guard let formatter = self as? NumberFormatter, let number = value as? NSNumber else { return text.utf16.count }
        var end = text.startIndex
        repeat {
            end = text.index(after: end)
        } while end < text.endIndex && formatter.number(from: String(text[..<end])) != number
        // Noughts after the last other digit belong to it, and the separator before them.
        var rest = text[end...]
        while let next = rest.first, next.isWholeNumber || String(next) == formatter.decimalSeparator {
            rest = rest.dropFirst()
        }
        return text[..<rest.startIndex].utf16.count
    }
}
