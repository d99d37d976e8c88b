import FoundationNetworking
import UIKitTesting
import XCTest

@testable import Combine
@_spi(Framework) import UIKit

/// What is published by the parts beside OpenCombine, and by properties.
@preconcurrency @MainActor final class PublisherTests: XCTestCase, @unchecked Sendable {
    private nonisolated(unsafe) var events: [String] = []
    private nonisolated(unsafe) var subscriptions: Set<AnyCancellable> = []

    override func setUp() {
        super.setUp()
        events = []
    }

    override func tearDown() {
        subscriptions = []
        super.tearDown()
    }

    private func note<P: Publisher>(_ publisher: P) {
        publisher.sink(
            receiveCompletion: { self.events.append("\($0)") }, receiveValue: { self.events.append("\($0)") }
        )
        .store(in: &subscriptions)
    }

    private func expect(_ expected: String..., file: StaticString = #filePath, line: UInt = #line) {
        XCTAssertEqual(events, expected, file: file, line: line)
        events = []
    }

    // MARK: Several publishers

    private enum Broken: Error { case broken }

    func testMergedPublishers() {
        let first = PassthroughSubject<Int, Broken>()
        let second = PassthroughSubject<Int, Broken>()
        note(first.merge(with: second, Just(0).setFailureType(to: Broken.self)))
        first.send(1)
        second.send(2)
        first.send(completion: .finished)
        second.send(3)
        second.send(completion: .finished)
        expect("0", "1", "2", "3", "finished")
        let chain: Publishers.Merge3<Just<Int>, Just<Int>, Just<Int>> = Just(1).merge(
            with: Just(2) as Just<Int>, Just(3))
        note(chain.merge(with: Just(4)))
        expect("1", "2", "3", "4", "finished")
        note(Publishers.MergeMany([[1, 2].publisher, [3].publisher]))
        expect("1", "2", "3", "finished")
        note(Publishers.MergeMany([Just<Int>]()))
        expect("finished")
    }

    func testAFailureEndsAll() {
        let first = PassthroughSubject<Int, Broken>()
        let second = PassthroughSubject<Int, Broken>()
        note(first.merge(with: second.eraseToAnyPublisher()))
        first.send(completion: .failure(.broken))
        second.send(1)
        expect("\(Subscribers.Completion<Broken>.failure(.broken))")
    }

    func testMergedPublishersGiveWhatIsAskedFor() {
        let taker = Taker<Int>()
        [1, 2, 3].publisher.merge(with: [10, 20].publisher.eraseToAnyPublisher()).subscribe(taker)
        XCTAssertEqual(taker.events, [])
        taker.subscription?.request(.max(1))
        XCTAssertEqual(taker.events, ["1"])
        taker.subscription?.request(.max(2))
        XCTAssertEqual(taker.events, ["1", "2", "3"])
        taker.subscription?.request(.unlimited)
        XCTAssertEqual(taker.events, ["1", "2", "3", "10", "20", "finished"])
    }

    func testLatestValues() {
        let name = CurrentValueSubject<String, Never>("a")
        let count = PassthroughSubject<Int?, Never>()
        let flag = Just(true)
        note(name.combineLatest(count, flag) { "\($0) \($1 ?? 0) \($2)" })
        count.send(nil)
        name.send("b")
        count.send(2)
        name.send(completion: .finished)
        count.send(completion: .finished)
        expect("a 0 true", "b 0 true", "b 2 true", "finished")
        note(Publishers.CombineLatest4(Just(1), Just(2), Just(3), Just(4)))
        expect("(1, 2, 3, 4)", "finished")
    }

    func testZippedPublishers() {
        note(Publishers.Zip3([1, 2].publisher, ["a", "b", "c"].publisher, [true, false].publisher))
        expect("(1, \"a\", true)", "(2, \"b\", false)", "finished")
    }

    /// A subscriber that takes as much as the test asks for.
    private final class Taker<Input>: Subscriber {
        typealias Failure = Never
        var subscription: (any Subscription)?
        var events: [String] = []
        func receive(subscription: any Subscription) { self.subscription = subscription }
        func receive(_ input: Input) -> Subscribers.Demand {
            events.append("\(input)")
            return .none
        }
        func receive(completion: Subscribers.Completion<Never>) { events.append("\(completion)") }
    }

    // MARK: Properties

    private class Counter: ObservableObject {
        @Published var count = 0
        @Published var name = "a"
    }

    private final class NamedCounter: Counter {
        @Published var unit: String?
    }

    func testPublishedPropertiesTellBeforeTheyChange() {
        let counter = NamedCounter()
        counter.$count.sink { self.events.append("\($0) for \(counter.count)") }.store(in: &subscriptions)
        counter.objectWillChange.sink { self.events.append("change") }.store(in: &subscriptions)
        counter.count = 1
        counter.name = "b"
        counter.unit = "m"
        expect("0 for 0", "change", "1 for 0", "change", "change")
    }

    func testAssignment() {
        let counter = Counter()
        let label = UILabel()
        counter.$name.map { Optional($0) }.assign(to: \.text, on: label).store(in: &subscriptions)
        let source = CurrentValueSubject<String, Never>("x")
        source.assign(to: &counter.$name)
        XCTAssertEqual(label.text, "x")
        source.send("y")
        XCTAssertEqual([label.text, counter.name], ["y", "y"])
    }

    func testNotifications() {
        let center = NotificationCenter()
        let name = Notification.Name("changed")
        let object = NSObject()
        let subscription = center.publisher(for: name, object: object).sink {
            self.events.append("\($0.name.rawValue) \($0.userInfo?["key"] ?? "")")
        }
        center.post(name: name, object: object, userInfo: ["key": 1])
        center.post(name: name, object: NSObject())
        subscription.cancel()
        center.post(name: name, object: object)
        expect("changed 1")
        XCTAssertEqual(center.publisher(for: name), center.publisher(for: name))
    }

    func testObservedProperties() {
        let progress = UIScrollView()
        let subscription = progress.publisher(for: \.contentOffset).map(\.y).sink { self.events.append("\($0)") }
        progress.contentOffset.y = 5
        progress.contentOffset.y = 7
        subscription.cancel()
        progress.contentOffset.y = 9
        expect("0.0", "5.0", "7.0")
        let later = progress.publisher(for: \.contentOffset, options: [.new]).sink { self.events.append("\($0.y)") }
        progress.contentOffset.y = 11
        later.cancel()
        expect("11.0")
    }

    func testDecoding() {
        struct Person: Codable, Equatable { var name: String }
        note(Just(Data("{\"name\": \"Ada\"}".utf8)).decode(type: Person.self, decoder: JSONDecoder()).map(\.name))
        expect("Ada", "finished")
        note(Just(Person(name: "Bob")).encode(encoder: JSONEncoder()).map { String(decoding: $0, as: UTF8.self) })
        expect("{\"name\":\"Bob\"}", "finished")
    }

    func testResultsAndOptionals() {
        note(Result<Int, Never>.success(1).publisher)
        note(Optional(2).publisher)
        note((3...4).publisher)
        expect("1", "finished", "2", "finished", "3", "4", "finished")
    }

    /// Answers requests with their own path, and refuses those of the path "/bad".
    private final class Echo: URLProtocol {
        override class func canInit(with request: URLRequest) -> Bool { true }
        override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
        override func startLoading() {
            let url = request.url!
            guard url.path != "/bad" else {
                client?.urlProtocol(self, didFailWithError: URLError(.badServerResponse))
                return
            }
            let response = URLResponse(url: url, mimeType: nil, expectedContentLength: 0, textEncodingName: nil)
            client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
            client?.urlProtocol(self, didLoad: Data(url.path.utf8))
            client?.urlProtocolDidFinishLoading(self)
        }
        override func stopLoading() {}
    }

    func testAnswersToRequests() throws {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.protocolClasses = [Echo.self]
        let session = URLSession(configuration: configuration)
        for path in ["good", "bad"] {
            let done = expectation(description: path)
            session.dataTaskPublisher(for: URL(string: "https://example.com/\(path)")!)
                .map { String(decoding: $0.data, as: UTF8.self) }.receive(on: DispatchQueue.main)
                .sink {
                    if case .failure(let error) = $0 { self.events.append("\(error.code == .badServerResponse)") }
                    done.fulfill()
                } receiveValue: {
                    self.events.append($0)
                }.store(in: &subscriptions)
            wait(for: [done], timeout: 10)
        }
        expect("/good", "true")
    }

    func testValuesAsASequence() async {
        var values: [Int] = []
        for await value in [1, 2, 3].publisher.values { values.append(value) }
        XCTAssertEqual(values, [1, 2, 3])
    }
}
