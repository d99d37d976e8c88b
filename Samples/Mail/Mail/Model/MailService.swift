import Foundation

/// What went wrong between the app and its service, in words for a person.
enum MailError: Error, Equatable {
    case offline
    case refused
    case failed(status: Int)
    case unreadable

    var text: String {
        switch self {
        case .offline: return "The mail server cannot be reached."
        case .refused: return "The address or the password is wrong."
        case .failed(let status): return "The mail server answered with an error (\(status))."
        case .unreadable: return "The mail server sent something that is not mail."
        }
    }
}

/// Where mail comes from. Completions are called on the main queue.
protocol MailService {
    func accounts(completion: @escaping (Result<[Account], MailError>) -> Void)
    func messages(of account: Account, completion: @escaping (Result<[Message], MailError>) -> Void)
    func markRead(_ message: Message, completion: @escaping (MailError?) -> Void)
    func delete(_ message: Message, completion: @escaping (MailError?) -> Void)
    func send(_ draft: Draft, completion: @escaping (MailError?) -> Void)
}

enum MailServiceAddress {
    /// The server named in the environment, or else the one in the Info.plist.
    static var current: URL {
        let text =
            ProcessInfo.processInfo.environment["MAIL_SERVICE"]
            ?? Bundle.main.object(forInfoDictionaryKey: "MailServiceURL") as? String
        return text.flatMap(URL.init(string:)) ?? URL(string: "http://localhost:8025")!
    }
}
