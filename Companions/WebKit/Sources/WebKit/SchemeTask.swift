import Foundation
import FoundationNetworking
import WebKitEngine
@_spi(Framework) import UIKit

/// A request that the app answers: its parts are handed to the page when all are there.
@MainActor final class SchemeTask: NSObject, WKURLSchemeTask {
    private let asked: PageSchemeRequest
    private var response: URLResponse?
    private var data = Data()
    private var isOver = false

    init(_ asked: PageSchemeRequest) { self.asked = asked }

    var request: URLRequest { asked.request }

    func didReceive(_ response: URLResponse) { self.response = response }

    func didReceive(_ data: Data) { self.data.append(data) }

    func didFinish() {
        precondition(response != nil, "No response has been sent for this task")
        guard let response else { return }
        finish(.success((response, data)))
    }

    func didFailWithError(_ error: any Error) {
        let error = error as NSError
        finish(
            .failure(
                PageFailure(
                    domain: error.domain, code: error.code, text: error.localizedDescription, url: request.url)))
    }

    private func finish(_ result: Result<(URLResponse, Data), PageFailure>) {
        precondition(!isOver, "This task has already completed")
        isOver = true
        asked.finish(result)
    }
}
