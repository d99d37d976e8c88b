import Foundation

extension NSCoder {
    /// Writes values as one piece of data: the values of an object come and go together.
    func encodeJSON(_ values: some Encodable, forKey key: String) {
        guard let data = try? JSONEncoder().encode(values) else { return }
        encode(data as NSData, forKey: key)
    }

    func decodeJSON<Values: Decodable>(_ type: Values.Type, forKey key: String) -> Values? {
        guard let data = decodeObject(of: NSData.self, forKey: key) else { return nil }
        return try? JSONDecoder().decode(type, from: data as Data)
    }
}
