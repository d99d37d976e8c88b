import Foundation

/// A delegate that gets the documents that a person picks.
@preconcurrency @MainActor public protocol UIDocumentPickerDelegate: NSObjectProtocol {
    /// Called with what was picked, when the picker has left the screen.
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
    /// Called when the person has left the picker without picking anything.
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
    /// The older form of `didPickDocumentsAt`, called by its default with the first document.
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
}

extension UIDocumentPickerDelegate {
    /// Calls the older form with the first document.
    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
        if let url = urls.first { documentPicker(controller, didPickDocumentAt: url) }
    }
    /// Does nothing.
    public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
    /// Does nothing.
    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL) {}
}

/// The use that a picker's documents are for.
public enum UIDocumentPickerMode: UInt, Sendable { case `import`, open, exportToService, moveToService }
