import Foundation

/// Where bytes go that somebody makes, such as a PDF file's.
public final class CGDataConsumer: @unchecked Sendable {
    private enum Place {
        case memory(NSMutableData)
        case file(URL)
    }

    private let place: Place

    /// Makes a consumer that adds the bytes to data.
    public init?(data: NSMutableData) { place = .memory(data) }

    /// Makes a consumer that writes a file; nil for an address that is no file's, and where no file can be written.
    public init?(url: NSURL) {
        let url = url as URL
        guard url.isFileURL, FileManager.default.createFile(atPath: url.path, contents: nil) else { return nil }
        place = .file(url)
    }

    /// Takes all the bytes that there are.
    func take(_ bytes: Data) {
        switch place {
        case .memory(let data): data.append(bytes)
        // The file was there to be written when the consumer was made; a disk may be full by now.
        case .file(let url): try? bytes.write(to: url)
        }
    }
}
