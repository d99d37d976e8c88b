import Foundation

/// The mail of a server that speaks JSON over HTTP.
final class RemoteMailService: MailService {
    private let base: URL
    private let token: String
    private let session = URLSession(configuration: .ephemeral)

    init(base: URL, token: String) {
        self.base = base
        self.token = token
    }

    func accounts(completion: @escaping (Result<[Account], MailError>) -> Void) {
        load("accounts", completion)
    }

    func messages(of account: Account, completion: @escaping (Result<[Message], MailError>) -> Void) {
        load("accounts/\(account.id)/messages", completion)
    }

    func markRead(_ message: Message, completion: @escaping (MailError?) -> Void) {
        send("PATCH", "messages/\(message.id)", ["isRead": true], completion)
    }

    func delete(_ message: Message, completion: @escaping (MailError?) -> Void) {
        send("DELETE", "messages/\(message.id)", nil as [String: Bool]?, completion)
    }

    func send(_ draft: Draft, completion: @escaping (MailError?) -> Void) {
        send("POST", "messages", draft, completion)
    }

    // MARK: Requests

    private func load<Value: Decodable>(_ path: String, _ completion: @escaping (Result<Value, MailError>) -> Void) {
        session.dataTask(with: request(path)) { data, response, error in
            let result = MailResponse.check(data, response, error).flatMap { MailResponse.decode(Value.self, from: $0) }
            DispatchQueue.main.async { completion(result) }
        }.resume()
    }

    private func send<Body: Encodable>(
        _ method: String, _ path: String, _ body: Body?, _ completion: @escaping (MailError?) -> Void
    ) {
        var request = self.request(path)
        request.httpMethod = method
        if let body = body {
            request.setValue("application/json", forHTTPHeaderField: "Content-Type")
            request.httpBody = try? JSONEncoder().encode(body)
        }
        session.dataTask(with: request) { data, response, error in
            let failure = MailResponse.failure(data, response, error)
            DispatchQueue.main.async { completion(failure) }
        }.resume()
    }

    private func request(_ path: String) -> URLRequest {
        var request = URLRequest(url: base.appendingPathComponent(path))
        request.setValue("Bearer \(token)", forHTTPHeaderField: "Authorization")
        return request
    }
}

/// Makes sense of what comes back from the server.
enum MailResponse {
    static func check(_ data: Data?, _ response: URLResponse?, _ error: Error?) -> Result<Data, MailError> {
        guard error == nil, let response = response as? HTTPURLResponse else { return .failure(.offline) }
        switch response.statusCode {
        case 200..<300: return .success(data ?? Data())
        case 401, 403: return .failure(.refused)
        default: return .failure(.failed(status: response.statusCode))
        }
    }

    static func failure(_ data: Data?, _ response: URLResponse?, _ error: Error?) -> MailError? {
        if case .failure(let failure) = check(data, response, error) { return failure }
        return nil
    }

    static func decode<Value: Decodable>(_ type: Value.Type, from data: Data) -> Result<Value, MailError> {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        guard let value = try? decoder.decode(type, from: data) else { return .failure(.unreadable) }
        return .success(value)
    }
}
