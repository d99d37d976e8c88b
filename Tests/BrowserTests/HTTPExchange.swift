import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// What a server answered.
struct HTTPReply {
    var status: Int
    var body: Data
    var headers: [String: String]
}

/// One request and its answer; blocks until it has come.
enum HTTPExchange {
    struct NoReply: Error, CustomStringConvertible { var description: String }

    private final class Outcome: @unchecked Sendable {
        var reply: Result<HTTPReply, NoReply> = .failure(NoReply(description: "nothing came"))
    }

    static func send(
        _ method: String, _ url: URL, body: Data? = nil, headers: [String: String] = [:]
    ) throws -> HTTPReply {
        var request = URLRequest(url: url, timeoutInterval: 180)
        request.httpMethod = method
        request.httpBody = body
        if body != nil { request.setValue("application/json", forHTTPHeaderField: "Content-Type") }
        for (name, value) in headers { request.setValue(value, forHTTPHeaderField: name) }
        let outcome = Outcome()
        let isDone = DispatchSemaphore(value: 0)
        let task = URLSession.shared.dataTask(with: request) { data, response, error in
            if let response = response as? HTTPURLResponse {
                let headers = response.allHeaderFields.reduce(into: [String: String]()) { headers, field in
                    headers["\(field.key)".lowercased()] = "\(field.value)"
                }
                outcome.reply = .success(HTTPReply(status: response.statusCode, body: data ?? Data(), headers: headers))
            } else {
                outcome.reply = .failure(
                    NoReply(description: "\(method) \(url): \(error.map { "\($0)" } ?? "no answer")"))
            }
            isDone.signal()
        }
        task.resume()
        isDone.wait()
        return try outcome.reply.get()
    }
}
