import Foundation

/// Builds the final Info.plist from the app's own file and its build settings.
struct InfoPlist {
    private let settings: BuildSettings

    /// `file` is the app's Info.plist as written; `name` is what messages call it.
    static func build(
        file: PlistValue?, name: String, settings: BuildSettings
    ) throws(ProjectError) -> [String: PlistValue] {
        var result: [String: PlistValue] = [:]
        if let file {
            guard let dictionary = try InfoPlist(settings: settings).expand(file).dictionary else {
                throw .malformed(file: name, line: nil, reason: "not a dictionary")
            }
            result = dictionary
        }
        let builder = InfoPlist(settings: settings)
        if settings.isTrue("GENERATE_INFOPLIST_FILE") {
            for (key, value) in builder.generated { result[key] = merge(value, over: result[key]) }
        }
        result.merge(builder.required) { own, _ in own }
        if let families = builder.deviceFamilies { result["UIDeviceFamily"] = families }
        if let version = settings["IPHONEOS_DEPLOYMENT_TARGET"] { result["MinimumOSVersion"] = .string(version) }
        return result
    }

    private func expand(_ value: PlistValue) throws(ProjectError) -> PlistValue {
        switch value {
        case .string(let text): return .string(try settings.expand(text))
        case .array(let values):
            var result: [PlistValue] = []
            for value in values { result.append(try expand(value)) }
            return .array(result)
        case .dictionary(let values):
            var result: [String: PlistValue] = [:]
            for (key, value) in values { result[key] = try expand(value) }
            return .dictionary(result)
        default: return value
        }
    }

    /// Settings win over the file for single values, add to its lists, and only complete its dictionaries.
    private static func merge(_ value: PlistValue, over own: PlistValue?) -> PlistValue {
        switch (value, own) {
        case (.array(let added), .array(let present)):
            .array(present + added.filter { !present.contains($0) })
        case (.dictionary(let added), .dictionary(let present)):
            .dictionary(added.merging(present) { $1 })
        default: value
        }
    }

    /// What `INFOPLIST_KEY_…` settings ask for.
    private var generated: [String: PlistValue] {
        let prefix = "INFOPLIST_KEY_"
        var result: [String: PlistValue] = [:]
        for name in settings.names(startingWith: prefix) {
            guard let value = settings[name] else { continue }
            let key = name.dropFirst(prefix.count).replacingOccurrences(of: "_iPhone", with: "~iphone")
                .replacingOccurrences(of: "_iPad", with: "~ipad")
            switch key {
            case "UIApplicationSceneManifest_Generation":
                guard BuildSettings.isTrue(value) else { continue }
                result["UIApplicationSceneManifest"] = [
                    "UIApplicationSupportsMultipleScenes": true, "UISceneConfigurations": [:],
                ]
            case "UILaunchScreen_Generation":
                if BuildSettings.isTrue(value) { result["UILaunchScreen"] = ["UILaunchScreen": [:]] }
            default:
                result[key] = typed(value, key: key)
            }
        }
        for (key, name) in [
            "CFBundleVersion": "CURRENT_PROJECT_VERSION", "CFBundleShortVersionString": "MARKETING_VERSION",
        ] {
            if let value = settings[name] { result[key] = .string(value) }
        }
        return result
    }

    private static let lists = [
        "UISupportedInterfaceOrientations", "UIRequiredDeviceCapabilities", "UIBackgroundModes", "UIAppFonts",
    ]

    private func typed(_ value: String, key: String) -> PlistValue {
        if Self.lists.contains(String(key.prefix { $0 != "~" })) {
            return .array(SettingWords.split(value).map { .string($0) })
        }
        // Names and descriptions can be any text; the flags among the other keys are written YES and NO.
        switch value {
        case "YES" where !isText(key): return true
        case "NO" where !isText(key): return false
        default: return .string(value)
        }
    }

    private func isText(_ key: String) -> Bool {
        key.hasSuffix("Name") || key.hasSuffix("Description") || key.hasSuffix("Copyright")
    }

    /// What every app needs, unless its file says otherwise.
    private var required: [String: PlistValue] {
        func setting(_ name: String, or fallback: String = "") -> PlistValue { .string(settings[name] ?? fallback) }
        return [
            "CFBundleDevelopmentRegion": setting("DEVELOPMENT_LANGUAGE"),
            "CFBundleExecutable": setting("EXECUTABLE_NAME"),
            "CFBundleIdentifier": setting("PRODUCT_BUNDLE_IDENTIFIER"),
            "CFBundleInfoDictionaryVersion": "6.0",
            "CFBundleName": setting("PRODUCT_NAME"),
            "CFBundlePackageType": setting("PRODUCT_BUNDLE_PACKAGE_TYPE"),
            "CFBundleShortVersionString": setting("MARKETING_VERSION", or: "1.0"),
            "CFBundleVersion": setting("CURRENT_PROJECT_VERSION", or: "1"),
            "LSRequiresIPhoneOS": true,
        ]
    }

    private var deviceFamilies: PlistValue? {
        let numbers = (settings["TARGETED_DEVICE_FAMILY"] ?? "").split(separator: ",").compactMap {
            Int($0.trimmingCharacters(in: .whitespaces))
        }
        // 1 is iPhone and 2 is iPad; projects for several platforms list others too.
        let families = Set(numbers).intersection([1, 2]).sorted()
        return families.isEmpty ? nil : .array(families.map { .integer($0) })
    }
}
