import Foundation

@testable import Mail

/// Answers at once with what a test wants, and writes down what it was asked.
final class FakeMailService: MailService {
    var accounts: Result<[Account], MailError> = .success([.work, .home])
    /// By account.
    var messages: [String: Result<[Message], MailError>] = [
        "work": .success([.mill, .tea]), "home": .success([.lecture]),
    ]
    /// What changes run into.
    var failure: MailError?
    private(set) var requests: [String] = []

    func accounts(completion: @escaping (Result<[Account], MailError>) -> Void) {
        requests.append("accounts")
        completion(accounts)
    }

    func messages(of account: Account, completion: @escaping (Result<[Message], MailError>) -> Void) {
        requests.append("messages of \(account.id)")
        completion(messages[account.id] ?? .success([]))
    }

    func markRead(_ message: Message, completion: @escaping (MailError?) -> Void) {
        requests.append("read \(message.id)")
        completion(failure)
    }

    func delete(_ message: Message, completion: @escaping (MailError?) -> Void) {
        requests.append("delete \(message.id)")
        completion(failure)
    }

    func send(_ draft: Draft, completion: @escaping (MailError?) -> Void) {
        requests.append("send to \(draft.recipient)")
        completion(failure)
    }
}

extension Account {
    static let work = Account(id: "work", name: "Work", address: "ada@engine.example")
    static let home = Account(id: "home", name: "Home", address: "ada@lovelace.example")
}

extension Message {
    static let mill = Message(
        id: "1", sender: "Charles Babbage", subject: "The mill", date: Date(timeIntervalSince1970: 1_000),
        body: "The drawings are done.", isRead: false)
    static let tea = Message(
        id: "2", sender: "Mary Somerville", subject: "Thursday", date: Date(timeIntervalSince1970: 2_000),
        body: "Will you come to tea?", isRead: true)
    static let lecture = Message(
        id: "3", sender: "Faraday", subject: "A lecture", date: Date(timeIntervalSince1970: 3_000),
        body: "There is a place for you.", isRead: false)
}

/// A folder that is gone when it is let go.
final class TemporaryFolder {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

    deinit { try? FileManager.default.removeItem(at: url) }
}
