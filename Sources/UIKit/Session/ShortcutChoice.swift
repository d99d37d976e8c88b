import Foundation

/// The choice of an item in the menu of the app's icon, which displays and the command make by the item's type.
@MainActor enum ShortcutChoice {
    private struct Values: Decodable {
        let type: String
    }

    /// The item that the app is launched with; nil for a usual launch, and for a type that the Info.plist does not have.
    static var ofLaunch: UIApplicationShortcutItem? {
        guard let type = Simulations.latest("shortcut", as: Values.self)?.type else { return nil }
        if let item = declaredItems.first(where: { $0.type == type }) { return item }
        DiagnosticsChannel.shared.report(
            "application.unknown-shortcut", "\(ShortcutProblem.unknown(type, declaredItems.map(\.type)))",
            advice: "Before its first launch an app has the items of UIApplicationShortcutItems in its Info.plist.")
        return nil
    }

    /// Leaves the app for the home screen and comes back by an item.
    static func perform(_ data: Data) throws -> TimeInterval {
        let type = try JSONDecoder().decode(Values.self, from: data).type
        let application = UIApplication.shared
        let items = declaredItems + (application.shortcutItems ?? [])
        guard let item = items.first(where: { $0.type == type }) else {
            throw ShortcutProblem.unknown(type, items.map(\.type))
        }
        AppActivity.moveToBackground()
        AppActivity.enterForeground(application)
        tell(application, item)
        AppActivity.becomeActive(application)
        return 0
    }

    /// Tells the app's delegate, or its scene's, which item was chosen.
    static func tell(_ application: UIApplication, _ item: UIApplicationShortcutItem) {
        if let scene = application.connectedScenes.first as? UIWindowScene {
            (scene.delegate as? any UIWindowSceneDelegate)?.windowScene(
                scene, performActionFor: item, completionHandler: { _ in })
        } else {
            application.delegate?.application(application, performActionFor: item, completionHandler: { _ in })
        }
    }

    /// The items of the Info.plist.
    private static var declaredItems: [UIApplicationShortcutItem] {
        let entries = AppInfo.value("UIApplicationShortcutItems") as? [[String: Any]] ?? []
        return entries.compactMap { entry in
            guard let type = entry["UIApplicationShortcutItemType"] as? String,
                let title = entry["UIApplicationShortcutItemTitle"] as? String
            else { return nil }
            return UIApplicationShortcutItem(
                type: type, localizedTitle: localized(title),
                localizedSubtitle: (entry["UIApplicationShortcutItemSubtitle"] as? String).map(localized),
                icon: icon(entry),
                userInfo: entry["UIApplicationShortcutItemUserInfo"] as? [String: any NSSecureCoding])
        }
    }

    /// A title of the Info.plist is a key of InfoPlist.strings.
    private static func localized(_ key: String) -> String {
        AppInfo.bundle.localizedString(forKey: key, value: key, table: "InfoPlist")
    }

    private static func icon(_ entry: [String: Any]) -> UIApplicationShortcutIcon? {
        if let symbol = entry["UIApplicationShortcutItemIconSymbolName"] as? String {
            return UIApplicationShortcutIcon(systemImageName: symbol)
        }
        return (entry["UIApplicationShortcutItemIconFile"] as? String).map {
            UIApplicationShortcutIcon(templateImageName: $0)
        }
    }
}

/// The reason why an item cannot be chosen.
private enum ShortcutProblem: Error, CustomStringConvertible {
    case unknown(String, [String])

    var description: String {
        switch self {
        case .unknown(let type, let known):
            "the app has no shortcut item of type '\(type)'"
                + (known.isEmpty ? ", and none at all" : "; it has \(known.joined(separator: ", "))")
        }
    }
}
