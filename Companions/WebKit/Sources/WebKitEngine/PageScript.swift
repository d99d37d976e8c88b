import Foundation
import FoundationNetworking

/// A script that is run once.
package struct PageScript: Sendable {
    package var source: String
    /// The names and values of what a function gets, each as JSON; nil where the source is no function's body.
    package var arguments: [String: String]?
    /// The world that the script shares objects with; nil is the page's own.
    package var world: String?

    package init(source: String, arguments: [String: String]? = nil, world: String? = nil) {
        self.source = source
        self.arguments = arguments
        self.world = world
    }

    /// The body of an asynchronous function that calls a function with the arguments.
    package var body: String {
        let arguments = (arguments ?? [:]).sorted { $0.key < $1.key }
        let names = arguments.map(\.key).joined(separator: ", ")
        let values = arguments.map(\.value).joined(separator: ", ")
        return "return await (async function(\(names)) {\n\(source)\n})(\(values))"
    }
}

/// The value of a script.
package enum PageValue: Hashable, Sendable {
    case undefined
    case json(String)
    /// A function, or another value that has no form outside of the page.
    case unsupported
}

/// What went wrong in a script.
package struct PageScriptFailure: Error, Hashable, Sendable {
    package var message: String
    /// From 1; 0 where it is not known.
    package var line: Int
    package var source: String?

    package init(message: String, line: Int = 0, source: String? = nil) {
        self.message = message
        self.line = line
        self.source = source
    }
}

/// A script that runs in every page.
package struct PageUserScript: Hashable, Sendable {
    package var source: String
    package var atEnd: Bool
    package var onlyMain: Bool
    package var world: String?

    package init(source: String, atEnd: Bool, onlyMain: Bool, world: String?) {
        self.source = source
        self.atEnd = atEnd
        self.onlyMain = onlyMain
        self.world = world
    }
}

/// A name under which scripts may post messages.
package struct PageHandler: Hashable, Sendable {
    package var name: String
    package var world: String?
    package var replies: Bool

    package init(name: String, world: String?, replies: Bool) {
        self.name = name
        self.world = world
        self.replies = replies
    }
}

/// A message of a script.
package struct PageMessage: Sendable {
    package var handler: PageHandler
    /// As JSON.
    package var body: String
    /// Takes the answer: a value as JSON, or the message of an error.
    package var reply: (@MainActor @Sendable (Result<String, PageScriptFailure>) -> Void)?

    package init(
        handler: PageHandler, body: String,
        reply: (@MainActor @Sendable (Result<String, PageScriptFailure>) -> Void)? = nil
    ) {
        self.handler = handler
        self.body = body
        self.reply = reply
    }
}

/// A question of a script to the person.
package enum PageDialog: Hashable, Sendable {
    case alert(String)
    case confirm(String)
    case prompt(String, text: String)
    /// Whether to leave the page.
    case leave(String)
}

/// What the person answers.
package enum PageDialogAnswer: Hashable, Sendable { case done, confirmed(Bool), entered(String?) }

/// A question of a server.
package struct PageChallenge: Sendable {
    package var host: String
    package var port: Int
    package var realm: String
    package var isRetry: Bool

    package init(host: String, port: Int, realm: String, isRetry: Bool) {
        self.host = host
        self.port = port
        self.realm = realm
        self.isRetry = isRetry
    }
}

/// How a page behaves.
package struct PageSettings: Hashable, Sendable {
    package var runsScripts = true
    package var opensWindows = false
    package var minimumFontSize = 0.0
    package var userAgent: String?
    package var zoom = 1.0
    package var isInspectable = false
    package var isTransparent = false
    package var allowsFilesFromFiles = false
    package var allowsFilesToReadAll = false

    package init() {}
}

/// How a text is looked for.
package struct PageFindOptions: Hashable, Sendable {
    package var backwards: Bool
    package var caseSensitive: Bool
    package var wraps: Bool

    package init(backwards: Bool, caseSensitive: Bool, wraps: Bool) {
        self.backwards = backwards
        self.caseSensitive = caseSensitive
        self.wraps = wraps
    }
}

/// A request for an address whose scheme the app answers.
@MainActor package final class PageSchemeRequest {
    package let request: URLRequest
    private let answer: @MainActor (Result<(URLResponse, Data), PageFailure>) -> Void

    package init(
        _ request: URLRequest, _ answer: @escaping @MainActor (Result<(URLResponse, Data), PageFailure>) -> Void
    ) {
        self.request = request
        self.answer = answer
    }

    package func finish(_ result: Result<(URLResponse, Data), PageFailure>) { answer(result) }
}
