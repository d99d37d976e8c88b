import Foundation
import FoundationNetworking

extension StillPage {
    /// What was read to be shown.
    struct Document {
        var html: String
        var mimeType = "text/html"
        var length: Int
        var status = 0

        init(_ html: String) {
            self.html = html
            length = html.utf8.count
        }

        init(_ data: Data, _ response: URLResponse? = nil, mimeType: String? = nil) {
            self.init(String(decoding: data, as: UTF8.self))
            self.mimeType = mimeType ?? response?.mimeType ?? "text/html"
            status = (response as? HTTPURLResponse)?.statusCode ?? 0
            if self.mimeType == "text/plain" {
                html = "<pre>" + html.replacing("&", with: "&amp;").replacing("<", with: "&lt;") + "</pre>"
            }
        }
    }

    /// Reads what needs no network.
    static func document(_ content: PageContent) -> Result<Document, PageFailure> {
        switch content {
        case .html(let text, _): return .success(Document(text))
        case .data(let data, let type, _, _): return .success(Document(data, mimeType: type))
        case .request(let request):
            guard let url = request.url else { return .failure(failure(NSURLErrorBadURL, "bad URL", at: nil)) }
            switch url.scheme?.lowercased() {
            case "file":
                guard let data = FileManager.default.contents(atPath: url.path) else {
                    let text = "The requested URL was not found on this server."
                    return .failure(failure(NSURLErrorFileDoesNotExist, text, at: url))
                }
                return .success(Document(data, mimeType: mimeType(ofExtension: url.pathExtension)))
            case "about": return .success(Document(""))
            case "http", "https":
                let text = "The Internet connection appears to be offline."
                return .failure(failure(NSURLErrorNotConnectedToInternet, text, at: url))
            default: return .failure(failure(NSURLErrorUnsupportedURL, "unsupported URL", at: url))
            }
        }
    }

    static func failure(_ code: Int, _ text: String, at url: URL?) -> PageFailure {
        PageFailure(code: code, text: text, url: url)
    }

    private static func mimeType(ofExtension name: String) -> String {
        switch name.lowercased() {
        case "htm", "html", "xhtml": "text/html"
        case "txt", "text", "md", "swift", "css", "js", "json", "": "text/plain"
        default: "application/octet-stream"
        }
    }
}
