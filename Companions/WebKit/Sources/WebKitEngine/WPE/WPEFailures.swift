import Foundation

/// The errors of the libraries below WebKit, as iOS tells them.
enum WPEFailures {
    static func failure(domain: String, code: Int, text: String, url: URL?) -> PageFailure {
        let cannotShow = 101
        if domain == "WebKitPolicyError", code != cannotShow {
            return PageFailure(
                domain: "WebKitErrorDomain", code: code, text: code == 102 ? "Frame load interrupted" : text, url: url)
        }
        let known = codes[domain]?[code] ?? (domain == "g-tls-error-quark" ? .secureConnectionFailed : .unknown)
        return PageFailure(code: known.rawValue, text: sentences[known] ?? text, url: url)
    }

    /// Where a server has no certificate that can be trusted.
    static func untrusted(_ url: URL?) -> PageFailure {
        PageFailure(
            code: Code.untrusted.rawValue, text: sentences[.untrusted] ?? "", url: url)
    }

    private enum Code: Int {
        case unknown = -1
        case cancelled = -999
        case timedOut = -1001
        case unsupportedURL = -1002
        case cannotFindHost = -1003
        case cannotConnect = -1004
        case connectionLost = -1005
        case offline = -1009
        case fileDoesNotExist = -1100
        case noPermission = -1102
        case secureConnectionFailed = -1200
        case untrusted = -1202
    }

    private static let codes: [String: [Int: Code]] = [
        "WebKitPolicyError": [101: .unsupportedURL],
        "WebKitNetworkError": [301: .unsupportedURL, 302: .cancelled, 303: .fileDoesNotExist, 300: .connectionLost],
        // Choice (WebKit): a machine without network cannot find a host; a device says that it is offline.
        "g-resolver-error-quark": [0: .cannotFindHost, 1: .offline, 2: .cannotFindHost],
        "g-io-error-quark": [
            1: .fileDoesNotExist, 14: .noPermission, 19: .cancelled, 24: .timedOut, 28: .cannotFindHost, 37: .offline,
            38: .offline, 39: .cannotConnect, 44: .connectionLost,
        ],
        "soup-session-error-quark": [1: .cannotConnect],
    ]

    private static let sentences: [Code: String] = [
        .cancelled: "cancelled",
        .timedOut: "The request timed out.",
        .unsupportedURL: "unsupported URL",
        .cannotFindHost: "A server with the specified hostname could not be found.",
        .cannotConnect: "Could not connect to the server.",
        .connectionLost: "The network connection was lost.",
        .offline: "The Internet connection appears to be offline.",
        .fileDoesNotExist: "The requested URL was not found on this server.",
        .noPermission: "You do not have permission to access the requested resource.",
        .secureConnectionFailed: "An SSL error has occurred and a secure connection to the server cannot be made.",
        .untrusted: "The certificate for this server is invalid.",
    ]
}
