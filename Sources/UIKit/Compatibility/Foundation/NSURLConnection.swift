import Foundation
import FoundationNetworking
import Synchronization

/// Requests of the network in the way of before `URLSession`, which does the work.
public final class NSURLConnection: NSObject {
    /// Whether requests of a kind can be made: those for the web.
    public static func canHandle(_ request: URLRequest) -> Bool {
        ["http", "https"].contains(request.url?.scheme?.lowercased() ?? "")
    }

    /// Makes a request, and calls a handler on a queue with what came of it.
    public static func sendAsynchronousRequest(
        _ request: URLRequest, queue: OperationQueue,
        completionHandler handler: @escaping (URLResponse?, Data?, (any Error)?) -> Void
    ) {
        nonisolated(unsafe) let handler = handler
        URLSession.shared.dataTask(with: request) { data, response, error in
            let answer = (response, data, error)
            queue.addOperation { handler(answer.0, answer.1, answer.2) }
        }.resume()
    }

    /// Makes a request and waits for its answer.
    ///
    /// - Throws: The error of a request that failed.
    public static func sendSynchronousRequest(
        _ request: URLRequest, returning response: AutoreleasingUnsafeMutablePointer<URLResponse?>?
    ) throws -> Data {
        let answer = Mutex<(Data?, URLResponse?, (any Error)?)>((nil, nil, nil))
        let done = DispatchSemaphore(value: 0)
        URLSession.shared.dataTask(with: request) { data, response, error in
            let received = (data, response, error)
            answer.withLock { $0 = received }
            done.signal()
        }.resume()
        done.wait()
        let (data, received, error) = answer.withLock { $0 }
        response?.pointee = received
        if let error { throw error }
        return data ?? Data()
    }
}
