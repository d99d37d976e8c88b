import Foundation
import UIKit

/// A file or a value that a test adds to its report.
///
/// XCTest on Linux has none. `matryoshka test --output FOLDER` keeps attachments as files: those of tests that fail, and those
/// that are kept always; without the option they are dropped.
public final class XCTAttachment {
    /// Which reports keep an attachment.
    public enum Lifetime: Int, Sendable {
        /// All.
        case keepAlways
        /// Those of tests that fail.
        case deleteOnSuccess
    }

    /// The quality of an image; every image is kept as PNG, without loss.
    public enum ImageQuality: Int, Sendable {
        /// As it is.
        case original
        /// As it is, here.
        case medium
        /// As it is, here.
        case low
    }

    /// The name of the file, to which an extension is added unless it has one.
    public var name: String?
    /// Which reports keep it; those of tests that fail unless set.
    public var lifetime = Lifetime.deleteOnSuccess
    /// The type of what is attached, such as `public.png`.
    public let uniformTypeIdentifier: String
    /// What the test likes to note; it is not kept.
    public var userInfo: [AnyHashable: Any]?
    private let data: Data

    /// Makes an attachment of bytes.
    public init(
        uniformTypeIdentifier: String?, name: String?, payload: Data?, userInfo: [AnyHashable: Any]? = nil
    ) {
        self.uniformTypeIdentifier = uniformTypeIdentifier ?? "public.data"
        self.name = name
        self.userInfo = userInfo
        data = payload ?? Data()
    }

    /// Makes an attachment of bytes of a type.
    public convenience init(data payload: Data, uniformTypeIdentifier: String = "public.data") {
        self.init(uniformTypeIdentifier: uniformTypeIdentifier, name: nil, payload: payload)
    }

    /// Makes an attachment of a text.
    public convenience init(string: String) {
        self.init(uniformTypeIdentifier: "public.plain-text", name: nil, payload: Data(string.utf8))
    }

    /// Makes an attachment of a picture.
    public convenience init(image: UIImage) { self.init(image: image, quality: .original) }

    /// Makes an attachment of a picture; it is kept as PNG whatever the quality is.
    public convenience init(image: UIImage, quality: ImageQuality) {
        self.init(uniformTypeIdentifier: "public.png", name: nil, payload: image.pngData())
    }

    /// Makes an attachment of what can stand in a property list.
    public convenience init(plistObject object: Any) {
        let data = try? PropertyListSerialization.data(fromPropertyList: object, format: .xml, options: 0)
        self.init(uniformTypeIdentifier: "com.apple.property-list", name: nil, payload: data)
    }

    /// Makes an attachment of a file's content, as it is now.
    public convenience init(contentsOfFile url: URL, uniformTypeIdentifier: String? = nil) {
        self.init(
            uniformTypeIdentifier: uniformTypeIdentifier, name: url.lastPathComponent,
            payload: FileManager.default.contents(atPath: url.path))
    }

    // Choice (projects): what is attached is what it is when it is added.
    /// Has the report of the running test take it.
    func keep() {
        let name = name ?? "Attachment"
        let own = (name as NSString).pathExtension
        TestReport.shared.attach(
            KeptAttachment(
                name: own.isEmpty ? name : (name as NSString).deletingPathExtension,
                fileExtension: own.isEmpty ? fileExtension : own, data: data, isKeptAlways: lifetime == .keepAlways))
    }

    private var fileExtension: String {
        let known = [
            "public.png": "png", "public.jpeg": "jpg", "public.plain-text": "txt", "public.utf8-plain-text": "txt",
            "public.text": "txt", "public.json": "json", "public.xml": "xml", "public.html": "html",
            "com.apple.property-list": "plist", "com.adobe.pdf": "pdf", "public.comma-separated-values-text": "csv",
        ]
        return known[uniformTypeIdentifier] ?? "dat"
    }
}

/// A part of a test that has a name, and takes attachments.
public protocol XCTActivity: AnyObject {
    /// What the part is called.
    var name: String { get }
    /// Adds an attachment to the report.
    func add(_ attachment: XCTAttachment)
}

/// What runs in a test.
public enum XCTContext {
    private final class Activity: XCTActivity {
        let name: String
        init(name: String) { self.name = name }
        func add(_ attachment: XCTAttachment) { attachment.keep() }
    }

    /// Runs a part of a test under a name; the report has no levels, so that the name is for the reader alone.
    public static func runActivity<Result>(
        named name: String, block: (any XCTActivity) throws -> Result
    ) rethrows -> Result {
        try block(Activity(name: name))
    }
}

/// Adds an attachment to the running test; what the translation makes of `XCTestCase.add(_:)`.
public func __add(_ attachment: XCTAttachment) { attachment.keep() }
