import Foundation
@_spi(Framework) import UIKit

/// What a flow, a test or the page says of notifications: what the person allows, what arrives, and what the person does.
struct SimulatedNotification: Decodable {
    /// `notDetermined`, `denied`, `authorized` or `provisional`.
    var authorization: String?
    /// What a server sends, in the form of Apple's push service: `{"aps": {"alert": …}, …}`.
    var push: [String: PushValue]?
    /// The identifier of the notification in the list that the person opens.
    var open: String?
    /// The identifier of the action that the person takes, with `open`.
    var action: String?
    /// What the person writes for the action.
    var text: String?
}

/// A value of a payload.
indirect enum PushValue: Decodable {
    case null
    case bool(Bool)
    case number(Double)
    case text(String)
    case list([PushValue])
    case object([String: PushValue])

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let value = try? container.decode(Bool.self) {
            self = .bool(value)
        } else if let value = try? container.decode(Double.self) {
            self = .number(value)
        } else if let value = try? container.decode(String.self) {
            self = .text(value)
        } else if let value = try? container.decode([PushValue].self) {
            self = .list(value)
        } else {
            self = .object(try container.decode([String: PushValue].self))
        }
    }

    /// The value as an app gets it.
    var value: Any {
        switch self {
        case .null: NSNull()
        case .bool(let value): value
        case .number(let value): value == value.rounded() ? NSNumber(value: Int(value)) : NSNumber(value: value)
        case .text(let value): value
        case .list(let values): values.map(\.value)
        case .object(let values): values.mapValues(\.value)
        }
    }

    var text: String? { if case .text(let text) = self { text } else { nil } }
    var number: Double? { if case .number(let number) = self { number } else { nil } }
    var object: [String: PushValue]? { if case .object(let object) = self { object } else { nil } }
}

/// Words of a display that mean nothing here.
struct NotificationProblem: Error, CustomStringConvertible {
    let description: String
}

extension UNMutableNotificationContent {
    /// Makes the content of a payload.
    convenience init(payload: [String: PushValue]) {
        self.init()
        userInfo = Dictionary(uniqueKeysWithValues: payload.map { (AnyHashable($0.key), $0.value.value) })
        guard let aps = payload["aps"]?.object else { return }
        if let alert = aps["alert"]?.object {
            (title, subtitle, body) = (
                alert["title"]?.text ?? "", alert["subtitle"]?.text ?? "", alert["body"]?.text ?? ""
            )
        } else {
            body = aps["alert"]?.text ?? ""
        }
        badge = aps["badge"]?.number.map { NSNumber(value: Int($0)) }
        categoryIdentifier = aps["category"]?.text ?? ""
        threadIdentifier = aps["thread-id"]?.text ?? ""
        if let name = aps["sound"]?.text {
            sound = name == "default" ? .default : UNNotificationSound(named: UNNotificationSoundName(name))
        }
    }
}
