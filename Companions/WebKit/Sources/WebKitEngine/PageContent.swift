import Foundation
import FoundationNetworking

/// What a page is loaded from.
package enum PageContent: Sendable {
    case request(URLRequest)
    case html(String, base: URL?)
    case data(Data, mimeType: String, encoding: String, base: URL)

    /// The address that the page has.
    package var url: URL {
        return switch self {
        case .request(let request): request.url ?? .blankPage
        case .html(_, let base): base ?? .blankPage
        case .data(_, _, _, let base): base
        }
    }

    /// The request that leads to the page.
    package var request: URLRequest { if case .request(let request) = self { request } else { URLRequest(url: url) } }
}

/// A step that a page is about to take.
package struct PageAction: Sendable {
    /// Why a page goes elsewhere. The numbers are WebKit's.
    package enum Kind: Int, Sendable {
        case link, form, backForward, reload, formAgain, other
    }

    package var request: URLRequest
    package var kind: Kind
    /// Whether the step is one of the whole page, and not of a frame in it.
    package var isMain: Bool
    package var opensWindow: Bool
    package var isRedirect: Bool

    package init(
        request: URLRequest, kind: Kind, isMain: Bool = true, opensWindow: Bool = false, isRedirect: Bool = false
    ) {
        self.request = request
        self.kind = kind
        self.isMain = isMain
        self.opensWindow = opensWindow
        self.isRedirect = isRedirect
    }
}

/// What came for a step.
package struct PageResponse: Sendable {
    package var url: URL
    package var mimeType: String
    package var length: Int
    /// 0 where it came by no protocol that has one.
    package var status: Int
    package var canShow: Bool
    package var isMain: Bool

    package init(url: URL, mimeType: String, length: Int, status: Int, canShow: Bool, isMain: Bool) {
        self.url = url
        self.mimeType = mimeType
        self.length = length
        self.status = status
        self.canShow = canShow
        self.isMain = isMain
    }
}

/// What becomes of a step.
package enum PageVerdict: Sendable { case allow, cancel }

/// How loading goes on.
package enum PageEvent: Sendable {
    case started, redirected, committed, finished
    case failed(PageFailure, isProvisional: Bool)
}

/// Why a page could not be loaded.
package struct PageFailure: Error, Hashable, Sendable {
    package var domain: String
    package var code: Int
    package var text: String
    package var url: URL?

    package init(domain: String = NSURLErrorDomain, code: Int, text: String, url: URL?) {
        self.domain = domain
        self.code = code
        self.text = text
        self.url = url
    }
}

/// An entry of a page's history.
package struct PageEntry: Hashable, Sendable {
    package var url: URL
    package var title: String?
    package var firstURL: URL

    package init(url: URL, title: String?, firstURL: URL? = nil) {
        self.url = url
        self.title = title
        self.firstURL = firstURL ?? url
    }
}

/// What a page is, apart from what it looks like.
package struct PageState: Hashable, Sendable {
    package var title = ""
    package var url: URL?
    package var isLoading = false
    /// From 0 to 1.
    package var progress = 0.0
    /// The nearest entry last.
    package var back: [PageEntry] = []
    package var current: PageEntry?
    /// The nearest entry first.
    package var forward: [PageEntry] = []
    package var isSecure = false

    package init() {}
}

/// What a page looks like.
package enum PagePicture: Sendable {
    /// Rows from the top, 4 bytes a pixel: blue, green, red and alpha, by which the others are multiplied.
    case pixels(Data, width: Int, height: Int, bytesPerRow: Int)
    /// Paragraphs, one below the other.
    case text([PageParagraph])
}

/// The size of a document, and where it is scrolled.
package struct PageLayout: Hashable, Sendable {
    package var size: CGSize
    package var offset: CGPoint
    /// Whether the page has moved itself.
    package var isOwnMove: Bool
    /// Whether what has the focus takes typing.
    package var takesTyping: Bool

    package init(size: CGSize, offset: CGPoint, isOwnMove: Bool, takesTyping: Bool) {
        self.size = size
        self.offset = offset
        self.isOwnMove = isOwnMove
        self.takesTyping = takesTyping
    }
}

/// A key that types.
package enum PageKey: Hashable, Sendable { case text(String), delete, enter }

extension URL {
    /// The address of a page without anything.
    package static let blankPage = URL(string: "about:blank")!
}
