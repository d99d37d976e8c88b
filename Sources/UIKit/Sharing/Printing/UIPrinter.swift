import Foundation

/// A printer, by its address.
///
/// A device without printers, as the Simulator, has one that writes PDF files into the app's documents; others are not reached.
@preconcurrency @MainActor open class UIPrinter: NSObject, ObjectiveCExposed {
    /// The table of outlets and `@objc` members, which subclasses extend.
    open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(name: "UIPrinter") }

    /// The kinds of job that a printer takes.
    public struct JobTypes: OptionSet, Sendable {
        /// The kinds as bits.
        public let rawValue: Int
        /// Makes kinds of their bits.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// A kind of job that is not known.
        public static let unknown = JobTypes([])
        /// Text and pictures.
        public static let document = JobTypes(rawValue: 1 << 0)
        /// Envelopes.
        public static let envelope = JobTypes(rawValue: 1 << 1)
        /// Labels that are cut off.
        public static let label = JobTypes(rawValue: 1 << 2)
        /// Photos.
        public static let photo = JobTypes(rawValue: 1 << 3)
        /// Receipts on a roll.
        public static let receipt = JobTypes(rawValue: 1 << 4)
        /// Documents on a roll.
        public static let roll = JobTypes(rawValue: 1 << 5)
        /// Sheets larger than A3.
        public static let largeFormat = JobTypes(rawValue: 1 << 6)
        /// Postcards.
        public static let postcard = JobTypes(rawValue: 1 << 7)
    }

    private let address: URL

    /// The printer's address.
    open var url: URL { address }
    /// The name that a person sees.
    open var displayName: String { isFile ? "Save as PDF" : address.host ?? address.absoluteString }
    /// Where the printer stands; nil where nobody knows.
    open var displayLocation: String? { isFile ? "Documents" : nil }
    /// The printer's make and model; nil where nobody knows.
    open var makeAndModel: String? { isFile ? "PDF" : nil }
    /// The kinds of job that the printer takes.
    open var supportedJobTypes: JobTypes { isFile ? [.document, .photo] : .unknown }
    /// Whether the printer has colours.
    open var supportsColor: Bool { isFile }
    /// Whether the printer prints on both sides.
    open var supportsDuplex: Bool { false }

    /// Makes the printer of an address: one in a network, or a folder.
    public init(url: URL) {
        address = url
        super.init()
    }

    /// Makes the printer that writes PDF files into the app's documents.
    public override convenience init() { self.init(url: AppDocuments.folder) }

    /// Whether the printer writes files.
    var isFile: Bool { address.isFileURL }

    /// Asks the printer for what it can do: true comes back for the one that writes files, and false for any other.
    open func contactPrinter(_ completionHandler: ((Bool) -> Void)?) {
        let isThere = isFile
        DispatchQueue.main.async { completionHandler?(isThere) }
    }
}
