import Foundation
import FoundationNetworking
import OpenCombine

extension URLSession {
    /// A publisher of what is at an address, which is loaded once for each subscriber.
    public func dataTaskPublisher(for url: URL) -> DataTaskPublisher { dataTaskPublisher(for: URLRequest(url: url)) }

    /// A publisher of the answer to a request, which is made once for each subscriber.
    public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
        DataTaskPublisher(request: request, session: self)
    }

    /// A publisher of the answer to a request: its data and its response, or why there is none.
    public struct DataTaskPublisher: Publisher {
        /// What is published.
        public typealias Output = (data: Data, response: URLResponse)
        /// Why publishing may end early.
        public typealias Failure = URLError

        /// What is asked for.
        public let request: URLRequest
        /// Who asks.
        public let session: URLSession

        /// A publisher of the answer to a request.
        public init(request: URLRequest, session: URLSession) {
            self.request = request
            self.session = session
        }

        /// Tells a subscriber of its subscription.
        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Input == Output, Downstream.Failure == URLError {
            subscriber.receive(
                subscription: Loading(request: request, session: session, downstream: subscriber))
        }
    }
}

/// The subscription to an answer; the request is made when it is first wanted.
private final class Loading<Downstream: Subscriber>: Subscription, @unchecked Sendable
where Downstream.Input == (data: Data, response: URLResponse), Downstream.Failure == URLError {
    private let lock = Lock()
    private let request: URLRequest
    private let session: URLSession
    private var downstream: Downstream?
    private var task: URLSessionDataTask?

    init(request: URLRequest, session: URLSession, downstream: Downstream) {
        self.request = request
        self.session = session
        self.downstream = downstream
    }

    func request(_ demand: Subscribers.Demand) {
        lock.withLock {
            guard demand > 0, downstream != nil, task == nil else { return }
            let finish = self.finish
            let task = session.dataTask(with: request) { finish($0, $1, $2) }
            self.task = task
            task.resume()
        }
    }

    private func finish(_ data: Data?, _ response: URLResponse?, _ error: (any Error)?) {
        guard
            let downstream = lock.withLock({ () -> Downstream? in
                defer { self.downstream = nil }
                return self.downstream
            })
        else { return }
        if let response, error == nil {
            _ = downstream.receive((data: data ?? Data(), response: response))
            downstream.receive(completion: .finished)
        } else {
            downstream.receive(completion: .failure((error as? URLError) ?? URLError(.unknown)))
        }
    }

    func cancel() {
        lock.withLock {
            downstream = nil
            task?.cancel()
            task = nil
        }
    }
}
