import CoreGraphics
import Foundation

/// An activity that a sheet offers by itself.
class SystemActivity: UIActivity {
    private(set) var items = SharedItems([])
    /// The subject that the items' source gives; empty for none.
    var subject = ""

    override func prepare(withActivityItems activityItems: [Any]) { items = SharedItems(activityItems) }

    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
        // Titles count the items.
        items = SharedItems(activityItems)
        return takes(items)
    }

    func takes(_ items: SharedItems) -> Bool { false }

    /// All of them, in the order of the sheet.
    static func all() -> [SystemActivity] {
        [MailActivity(), CopyActivity(), SaveImageActivity(), SaveToFilesActivity(), PrintActivity()]
    }
}

/// Writes a mail in the program that the person's machine has for it.
final class MailActivity: SystemActivity {
    override class var activityCategory: Category { .share }
    override var activityType: ActivityType? { .mail }
    override var activityTitle: String? { "Mail" }
    override var activityImage: UIImage? { UIImage(systemName: "envelope.fill") }
    override func takes(_ items: SharedItems) -> Bool { items.hasWords }

    override func perform() {
        var address = URLComponents()
        address.scheme = "mailto"
        address.queryItems = [
            subject.isEmpty ? nil : URLQueryItem(name: "subject", value: subject),
            URLQueryItem(name: "body", value: items.words),
        ].compactMap { $0 }
        guard let url = address.url else { return activityDidFinish(false) }
        UIApplication.shared.open(url) { self.activityDidFinish($0) }
    }
}

/// Puts the items on the pasteboard.
final class CopyActivity: SystemActivity {
    override var activityType: ActivityType? { .copyToPasteboard }
    override var activityTitle: String? { "Copy" }
    override var activityImage: UIImage? { UIImage(systemName: "doc.on.doc") }
    override func takes(_ items: SharedItems) -> Bool { items.hasWords || !items.images.isEmpty }

    override func perform() {
        let board = UIPasteboard.general
        if let url = items.urls.first, items.texts.isEmpty, items.urls.count == 1 {
            board.url = url
        } else if items.hasWords {
            board.strings = items.texts + items.urls.map(\.absoluteString)
        } else {
            board.images = items.images
        }
        activityDidFinish(true)
    }
}

/// Adds pictures to the photo library.
final class SaveImageActivity: SystemActivity {
    override var activityType: ActivityType? { .saveToCameraRoll }
    override var activityTitle: String? { items.images.count > 1 ? "Save \(items.images.count) Images" : "Save Image" }
    override var activityImage: UIImage? { UIImage(systemName: "square.and.arrow.down") }
    override func takes(_ items: SharedItems) -> Bool { !items.images.isEmpty }

    override func perform() {
        PhotoPermission.shared.ask { [self] isAllowed in
            let errors = isAllowed ? items.images.compactMap(SavedPhotos.save) : [SavedPhotos.denied]
            activityDidFinish(errors.isEmpty)
        }
    }
}

/// Writes pictures and files into the app's documents.
final class SaveToFilesActivity: SystemActivity {
    override var activityType: ActivityType? { .saveToFiles }
    override var activityTitle: String? { "Save to Files" }
    override var activityImage: UIImage? { UIImage(systemName: "folder") }
    override func takes(_ items: SharedItems) -> Bool {
        !items.images.isEmpty || !items.files.isEmpty || !items.data.isEmpty
    }

    override func perform() {
        do {
            for image in items.images { try AppDocuments.write(image.pngData() ?? Data(), named: "Image", "png") }
            for file in items.files {
                try AppDocuments.write(
                    Data(contentsOf: file), named: file.deletingPathExtension().lastPathComponent, file.pathExtension)
            }
            for bytes in items.data { try AppDocuments.write(bytes, named: "Document", "") }
            activityDidFinish(true)
        } catch {
            DiagnosticsChannel.shared.report("sharing.not-saved", "Save to Files: \(error.localizedDescription)")
            activityDidFinish(false)
        }
    }
}

/// Prints the items as a PDF file into the app's documents.
final class PrintActivity: SystemActivity {
    override var activityType: ActivityType? { .print }
    override var activityTitle: String? { "Print" }
    override var activityImage: UIImage? { UIImage(systemName: "printer") }
    override func takes(_ items: SharedItems) -> Bool { !items.texts.isEmpty || !items.images.isEmpty }

    override func perform() {
        let job = PrintJob(renderer: PrintedItems(items), name: "", paper: UIPrintPaper(), orientation: .portrait)
        let problem = job.print(to: UIPrinter())
        if let problem {
            DiagnosticsChannel.shared.report("sharing.not-saved", "Print: \(problem.localizedDescription)")
        }
        activityDidFinish(problem == nil)
    }
}

/// The folder that an app shows the person.
enum AppDocuments {
    static var folder: URL { URL(fileURLWithPath: NSHomeDirectory()).appendingPathComponent("Documents") }

    /// Writes a file under a name that no other has.
    @discardableResult static func write(
        _ data: Data, named name: String, _ pathExtension: String, into folder: URL = AppDocuments.folder
    ) throws -> URL {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let end = pathExtension.isEmpty ? "" : "." + pathExtension
        for number in 1... {
            let file = folder.appendingPathComponent(name + (number == 1 ? "" : " \(number)") + end)
            if FileManager.default.fileExists(atPath: file.path) { continue }
            try data.write(to: file)
            return file
        }
        return folder
    }
}
