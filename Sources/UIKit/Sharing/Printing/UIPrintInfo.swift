import Foundation

/// What a print job is: its name, what it prints, and how that lies on the paper.
@preconcurrency @MainActor open class UIPrintInfo: NSObject, NSCopying, ObjectiveCExposed {
    /// The table of outlets and `@objc` members, which subclasses extend.
    open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(name: "UIPrintInfo") }

    /// The kinds of content, for which a printer takes its best quality: text with pictures, photos, and both without colours.
    public enum OutputType: Int, Sendable { case general, photo, grayscale, photoGrayscale }
    /// The side of the paper that is up.
    public enum Orientation: Int, Sendable { case portrait, landscape }
    /// Whether both sides of the paper are printed, and which edge the sheets are turned about.
    public enum Duplex: Int, Sendable { case none, longEdge, shortEdge }

    /// The printer that is chosen when the sheet appears; nil for none.
    open var printerID: String?
    /// The name of the job, which the file that it becomes is called; empty takes the name "Print".
    open var jobName = ""
    /// The kind of the content. A file has every kind in its colours.
    open var outputType = OutputType.general
    /// The side of the paper that is up when the sheet appears.
    open var orientation = Orientation.portrait
    /// Whether both sides are printed. The pages of a file have one.
    open var duplex = Duplex.none

    /// Makes the description of a job without a name, upright.
    public override init() { super.init() }

    /// Makes a description of what `dictionaryRepresentation` told of another; nil makes the usual one.
    public convenience init(dictionary: [AnyHashable: Any]?) {
        self.init()
        let entries = dictionary ?? [:]
        printerID = entries["printerID"] as? String
        jobName = entries["jobName"] as? String ?? ""
        outputType = (entries["outputType"] as? Int).flatMap(OutputType.init) ?? .general
        orientation = (entries["orientation"] as? Int).flatMap(Orientation.init) ?? .portrait
        duplex = (entries["duplex"] as? Int).flatMap(Duplex.init) ?? .none
    }

    /// Makes the description of a job without a name, upright.
    public class func printInfo() -> UIPrintInfo { UIPrintInfo() }

    /// The description as values that can be kept, from which `init(dictionary:)` makes it again.
    open var dictionaryRepresentation: [AnyHashable: Any] {
        var entries: [AnyHashable: Any] = [
            "jobName": jobName, "outputType": outputType.rawValue, "orientation": orientation.rawValue,
            "duplex": duplex.rawValue,
        ]
        entries["printerID"] = printerID
        return entries
    }

    /// Makes the same description; it has to be called on the main thread.
    public nonisolated func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated { UIPrintInfo(dictionary: dictionaryRepresentation) }
    }
}
