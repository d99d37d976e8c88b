import Foundation

/// The mail that the app knows of. It loads, keeps and changes it, and tells the controllers by a notification.
final class MailStore {
    /// Posted on the main queue after every change.
    static let didChange = Notification.Name("MailStoreDidChange")

    private let service: MailService
    private let cache: MailCache
    private var contents: MailCache.Contents
    private var loads = 0

    /// What the last load ran into.
    private(set) var error: MailError?
    var isLoading: Bool { loads > 0 }

    init(service: MailService, cache: MailCache) {
        self.service = service
        self.cache = cache
        contents = cache.read()
    }

    // MARK: What there is

    var accounts: [Account] { contents.accounts }

    /// The newest first.
    func messages(in account: Account) -> [Message] {
        (contents.messages[account.id] ?? []).sorted { $0.date > $1.date }
    }

    func unreadCount(in account: Account) -> Int { messages(in: account).filter { !$0.isRead }.count }

    // MARK: Loading

    func load() {
        begin()
        service.accounts { result in
            self.end(result) { self.contents.accounts = $0 }
            for account in self.accounts { self.load(account) }
        }
    }

    func load(_ account: Account) {
        begin()
        service.messages(of: account) { result in
            self.end(result) { self.contents.messages[account.id] = $0 }
        }
    }

    private func begin() {
        loads += 1
        if loads == 1 { changed() }
    }

    private func end<Value>(_ result: Result<Value, MailError>, _ keep: (Value) -> Void) {
        loads -= 1
        switch result {
        case .success(let value):
            keep(value)
            error = nil
            cache.write(contents)
        case .failure(let failure):
            error = failure
        }
        changed()
    }

    // MARK: Changing

    func markRead(_ message: Message, in account: Account) {
        guard !message.isRead else { return }
        change(account) { messages in
            if let index = messages.firstIndex(where: { $0.id == message.id }) { messages[index].isRead = true }
        }
        service.markRead(message, completion: note)
    }

    func delete(_ message: Message, in account: Account) {
        change(account) { messages in messages.removeAll { $0.id == message.id } }
        service.delete(message, completion: note)
    }

    func send(_ draft: Draft, completion: @escaping (MailError?) -> Void) {
        service.send(draft) { error in
            completion(error)
            if error == nil { self.load() }
        }
    }

    private func change(_ account: Account, _ body: (inout [Message]) -> Void) {
        body(&contents.messages[account.id, default: []])
        cache.write(contents)
        changed()
    }

    private func note(_ failure: MailError?) {
        guard let failure = failure else { return }
        error = failure
        changed()
    }

    private func changed() { NotificationCenter.default.post(name: MailStore.didChange, object: self) }
}
