import XCTest

@testable import Mail

final class MailStoreTests: XCTestCase {
    private let folder = TemporaryFolder()
    private let service = FakeMailService()

    private func makeStore() -> MailStore {
        MailStore(service: service, cache: MailCache(name: "test", folder: folder.url))
    }

    func testLoadingBringsTheMessagesOfAllAccounts() {
        let store = makeStore()
        XCTAssertEqual(store.accounts, [])
        store.load()
        XCTAssertEqual(store.accounts, [.work, .home])
        XCTAssertEqual(store.messages(in: .work), [.tea, .mill], "the newest first")
        XCTAssertEqual(store.messages(in: .home), [.lecture])
        XCTAssertEqual(store.unreadCount(in: .work), 1)
        XCTAssertFalse(store.isLoading)
        XCTAssertEqual(service.requests, ["accounts", "messages of work", "messages of home"])
    }

    func testEveryChangeIsAnnounced() {
        final class Log {
            var states: [Bool] = []
        }
        let store = makeStore()
        let log = Log()
        let token = NotificationCenter.default.addObserver(
            forName: MailStore.didChange, object: store, queue: nil
        ) { _ in log.states.append(store.isLoading) }
        defer { NotificationCenter.default.removeObserver(token) }
        store.load(.work)
        XCTAssertEqual(log.states, [true, false])
    }

    func testWhatWasLoadedIsThereBeforeTheServerAnswers() {
        makeStore().load()
        let store = makeStore()
        XCTAssertEqual(store.accounts, [.work, .home])
        XCTAssertEqual(store.messages(in: .home), [.lecture])
    }

    func testAnErrorLeavesTheMessages() {
        let store = makeStore()
        store.load()
        service.accounts = .failure(.offline)
        service.messages["work"] = .failure(.failed(status: 500))
        store.load(.work)
        XCTAssertEqual(store.error, .failed(status: 500))
        XCTAssertEqual(store.messages(in: .work), [.tea, .mill])

        service.messages["work"] = .success([.mill])
        store.load(.work)
        XCTAssertNil(store.error)
        XCTAssertEqual(store.messages(in: .work), [.mill])
    }

    func testReading() {
        let store = makeStore()
        store.load()
        store.markRead(.mill, in: .work)
        XCTAssertEqual(store.unreadCount(in: .work), 0)
        store.markRead(.tea, in: .work)
        XCTAssertEqual(service.requests.last, "read 1", "what was read is not read again")
        XCTAssertEqual(makeStore().unreadCount(in: .work), 0, "the cache knows")
    }

    func testDeleting() {
        let store = makeStore()
        store.load()
        service.failure = .offline
        store.delete(.tea, in: .work)
        XCTAssertEqual(store.messages(in: .work), [.mill])
        XCTAssertEqual(service.requests.last, "delete 2")
        XCTAssertEqual(store.error, .offline)
    }

    func testSendingLoadsAgainUnlessItFailed() {
        let store = makeStore()
        var errors: [MailError?] = []
        store.send(Draft(recipient: "ada@engine.example")) { errors.append($0) }
        XCTAssertEqual(store.accounts, [.work, .home])
        service.failure = .refused
        store.send(Draft(recipient: "nobody")) { errors.append($0) }
        XCTAssertEqual(service.requests.last, "send to nobody")
        XCTAssertEqual(errors, [nil, .refused])
    }
}
