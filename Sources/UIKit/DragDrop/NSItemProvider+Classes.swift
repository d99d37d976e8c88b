import Foundation

/// What goes wrong as an object is made of data.
private func unreadable(_ type: String) -> any Error {
    NSError(
        domain: NSItemProvider.errorDomain, code: -1200,
        userInfo: [NSLocalizedDescriptionKey: "The data is not \(type)"])
}

extension NSString: NSItemProviderReading, NSItemProviderWriting {
    /// Plain text.
    public static var readableTypeIdentifiersForItemProvider: [String] {
        ["public.utf8-plain-text", "public.plain-text"]
    }

    /// Plain text.
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }

    /// Makes a text of UTF-8.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let text = NSString(data: data, encoding: String.Encoding.utf8.rawValue) as? Self else {
            throw unreadable(typeIdentifier)
        }
        return text
    }

    /// Hands the text over as UTF-8.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data((self as String).utf8), nil)
        return nil
    }
}

extension NSURL: NSItemProviderReading, NSItemProviderWriting {
    /// Addresses, of files too.
    public static var readableTypeIdentifiersForItemProvider: [String] { ["public.url", "public.file-url"] }

    /// An address.
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.url"] }

    /// An address; of a file, the type for these first.
    public var writableTypeIdentifiersForItemProvider: [String] {
        isFileURL ? ["public.file-url", "public.url"] : ["public.url"]
    }

    /// Makes an address of its text.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let url = NSURL(string: String(decoding: data, as: UTF8.self)) as? Self else {
            throw unreadable(typeIdentifier)
        }
        return url
    }

    /// Hands the address over as text.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data(absoluteString.utf8), nil)
        return nil
    }
}

extension UIImage: NSItemProviderReading, NSItemProviderWriting {
    /// Pictures.
    public static var readableTypeIdentifiersForItemProvider: [String] {
        ["public.png", "public.jpeg", "public.image"]
    }

    /// PNG.
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.png"] }

    /// Makes a picture of the bytes of a file.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let image = UIImage(data: data) as? Self else { throw unreadable(typeIdentifier) }
        return image
    }

    /// Hands the picture over as a PNG.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(pngData(), nil)
        return nil
    }
}

extension NSAttributedString: NSItemProviderReading, NSItemProviderWriting {
    /// Plain text, and text with attributes as this system archives it.
    public static var readableTypeIdentifiersForItemProvider: [String] {
        ["com.apple.uikit.attributedstring", "public.utf8-plain-text", "public.plain-text"]
    }

    /// Text with attributes as this system archives it, and plain text.
    public static var writableTypeIdentifiersForItemProvider: [String] {
        ["com.apple.uikit.attributedstring", "public.utf8-plain-text"]
    }

    /// Makes a text of UTF-8; attributes come along where the provider has the object itself.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let text = NSAttributedString(string: String(decoding: data, as: UTF8.self)) as? Self else {
            throw unreadable(typeIdentifier)
        }
        return text
    }

    /// Hands the text over as UTF-8.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data(string.utf8), nil)
        return nil
    }
}

extension UIColor: NSItemProviderReading, NSItemProviderWriting {
    /// Colours.
    public static var readableTypeIdentifiersForItemProvider: [String] { ["com.apple.uikit.color"] }

    /// A colour.
    public static var writableTypeIdentifiersForItemProvider: [String] { ["com.apple.uikit.color"] }

    /// Makes a colour of an archived one.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let color = try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data) as? Self else {
            throw unreadable(typeIdentifier)
        }
        return color
    }

    /// Hands the colour over as an archive.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        do {
            completionHandler(try NSKeyedArchiver.archivedData(withRootObject: self, requiringSecureCoding: true), nil)
        } catch { completionHandler(nil, error) }
        return nil
    }
}
