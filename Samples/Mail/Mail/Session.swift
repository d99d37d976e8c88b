import Foundation

/// Who is signed in, remembered between launches.
final class Session {
    static let shared = Session()
    static let didChange = Notification.Name("SessionDidChange")

    private let defaults: UserDefaults
    private let transport = URLSession.shared

    init(defaults: UserDefaults = .standard) {
        self.defaults = defaults
    }

    var token: String? { defaults.string(forKey: "token") }
    var address: String? { defaults.string(forKey: "address") }

    /// Asks the service for a token; the completion is called on the main queue, with an error if there is none.
    func signIn(address: String, password: String, completion: @escaping (MailError?) -> Void) {
        struct Credentials: Encodable {
            let address: String
            let password: String
        }
        struct Grant: Decodable {
            let token: String
        }

        var request = URLRequest(url: MailServiceAddress.current.appendingPathComponent("session"))
        request.httpMethod = "POST"
        request.setValue("application/json", forHTTPHeaderField: "Content-Type")
        request.httpBody = try? JSONEncoder().encode(Credentials(address: address, password: password))
        transport.dataTask(with: request) { data, response, error in
            let result = MailResponse.check(data, response, error).flatMap { MailResponse.decode(Grant.self, from: $0) }
            DispatchQueue.main.async {
                switch result {
                case .success(let grant):
                    self.defaults.set(grant.token, forKey: "token")
                    self.defaults.set(address, forKey: "address")
                    completion(nil)
                    NotificationCenter.default.post(name: Session.didChange, object: self)
                case .failure(let error):
                    completion(error)
                }
            }
        }.resume()
    }

    func signOut() {
        defaults.removeObject(forKey: "token")
        defaults.removeObject(forKey: "address")
        NotificationCenter.default.post(name: Session.didChange, object: self)
    }
}
