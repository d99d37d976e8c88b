import Foundation
import FoundationNetworking

/// The key of the data with which a download that was broken off goes on, in an error's `userInfo`.
public let NSURLSessionDownloadTaskResumeData = "NSURLSessionDownloadTaskResumeData"

/// The question whether a server is trusted, which Foundation answers by the system's certificates and never asks.
public let NSURLAuthenticationMethodServerTrust = "NSURLAuthenticationMethodServerTrust"
/// The question for the app's certificate, which Foundation never asks.
public let NSURLAuthenticationMethodClientCertificate = "NSURLAuthenticationMethodClientCertificate"

extension URLSessionDelegate {
    /// All that a session in the background had to say has been said. Never called here: transfers end with the app.
    public func urlSessionDidFinishEvents(forBackgroundURLSession session: URLSession) {}
}

extension URLSessionTaskDelegate {
    /// A task was made that has not begun. Never called here: Foundation tells nobody of it.
    public func urlSession(_ session: URLSession, didCreateTask task: URLSessionTask) {}

    /// A task waits for a network. Never called here: a task without one fails at once.
    public func urlSession(_ session: URLSession, taskIsWaitingForConnectivity task: URLSessionTask) {}

    /// A server has answered that it is still at work. Never called here: such answers are passed over.
    public func urlSession(
        _ session: URLSession, task: URLSessionTask, didReceiveInformationalResponse response: HTTPURLResponse
    ) {}
}

extension URLSession {
    /// A connection of bytes, which Foundation has none of here: the app ends with a sentence that says so.
    public func streamTask(withHostName hostname: String, port: Int) -> URLSessionStreamTask { Self.refuseStream() }

    /// A connection of bytes, which Foundation has none of here: the app ends with a sentence that says so.
    public func streamTask(with service: NetService) -> URLSessionStreamTask { Self.refuseStream() }

    private static func refuseStream() -> Never {
        fatalError(
            "URLSession.streamTask: there are no connections of bytes here; use data tasks, or Network's NWConnection.")
    }
}

extension URL {
    /// Whether a file that may still have to be fetched can be: here whether it is there.
    public func checkPromisedItemIsReachable() throws -> Bool { try checkResourceIsReachable() }
}
