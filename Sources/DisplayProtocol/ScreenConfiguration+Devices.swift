import Foundation

extension ScreenConfiguration {
    /// The devices that can be asked for by name; the first is the one that is taken when none is named.
    package static let devices: [ScreenConfiguration] = [
        phone("iPhone 15", 393, 852, top: 59, corner: 55, statusBar: 54),
        phone("iPhone 15 Pro", 393, 852, top: 59, corner: 55, statusBar: 54),
        phone("iPhone 15 Plus", 430, 932, top: 59, corner: 55, statusBar: 54),
        phone("iPhone 15 Pro Max", 430, 932, top: 59, corner: 55, statusBar: 54),
        phone("iPhone 16", 393, 852, top: 59, corner: 55, statusBar: 54),
        phone("iPhone 16 Pro", 402, 874, top: 62, corner: 62, statusBar: 54),
        phone("iPhone 16 Pro Max", 440, 956, top: 62, corner: 62, statusBar: 54),
        phone("iPhone 14", 390, 844, top: 47, corner: 47.33, statusBar: 47),
        phone("iPhone 13", 390, 844, top: 47, corner: 47.33, statusBar: 47),
        phone("iPhone 13 mini", 375, 812, top: 50, corner: 44, statusBar: 50),
        phone("iPhone X", 375, 812, top: 44, corner: 39, statusBar: 44),
        homeButton("iPhone SE (3rd generation)", .phone, 375, 667),
        homeButton("iPhone SE (2nd generation)", .phone, 375, 667),
        homeButton("iPhone 8", .phone, 375, 667),
        pad("iPad (10th generation)", 820, 1180, corner: 25),
        pad("iPad Pro 11-inch", 834, 1194, corner: 18),
        pad("iPad Pro 11-inch (M4)", 834, 1210, corner: 18),
        pad("iPad Pro 13-inch (M4)", 1032, 1376, corner: 18),
        pad("iPad mini (6th generation)", 744, 1133, corner: 21.5),
    ]

    /// The device that is taken when none is named: the first of the list, or its first iPad.
    package static func standard(forPad isPad: Bool) -> ScreenConfiguration {
        devices.first { !isPad || $0.idiom == .pad } ?? devices[0]
    }

    /// The screen of this process where no display says another: the first one, unless the environment names a device.
    package static let withoutDisplay =
        ProcessInfo.processInfo.environment[Wire.deviceVariable].flatMap(device(named:)) ?? devices[0]

    /// The device of that name, whatever the case of its letters.
    ///
    /// A generation in brackets may be left out; the newest is taken. `SE (3rd gen)` is understood as well, and so are the
    /// names of Xcode's simulators for other devices with the very same screen.
    package static func device(named name: String) -> ScreenConfiguration? {
        var wanted = name.lowercased().replacingOccurrences(of: "gen)", with: "generation)")
        wanted = sameScreens[wanted] ?? wanted
        return devices.first { $0.deviceName.lowercased() == wanted }
            ?? devices.first { device in
                let withoutGeneration = device.deviceName.lowercased().components(separatedBy: " (")[0]
                return withoutGeneration == wanted
            }
    }

    /// Names of Xcode's simulators, in small letters, and the device above whose screen they have.
    private static let sameScreens: [String: String] = {
        var names = [
            "iphone 16 plus": "iphone 15 plus", "iphone 14 pro": "iphone 15 pro",
            "iphone 14 pro max": "iphone 15 pro max", "iphone 16e": "iphone 14", "iphone 13 pro": "iphone 13",
            "iphone 12": "iphone 13", "iphone 12 pro": "iphone 13", "iphone 12 mini": "iphone 13 mini",
            "iphone xs": "iphone x", "iphone 11 pro": "iphone x", "iphone 7": "iphone 8", "iphone 6s": "iphone 8",
            "iphone 17": "iphone 16 pro", "iphone 17 pro": "iphone 16 pro", "iphone 17 pro max": "iphone 16 pro max",
            "ipad pro (11-inch)": "ipad pro 11-inch",
            "ipad mini (a17 pro)": "ipad mini (6th generation)", "ipad (a16)": "ipad (10th generation)",
            "ipad air (4th generation)": "ipad (10th generation)",
            "ipad air (5th generation)": "ipad (10th generation)",
            "ipad air 11-inch (m2)": "ipad (10th generation)", "ipad air 11-inch (m3)": "ipad (10th generation)",
        ]
        for generation in ["1st", "2nd", "3rd", "4th"] {
            names["ipad pro (11-inch) (\(generation) generation)"] = "ipad pro 11-inch"
            names["ipad pro 11-inch (\(generation) generation)"] = "ipad pro 11-inch"
        }
        return names
    }()

    private static func phone(
        _ name: String, _ width: Double, _ height: Double, top: Double, corner: Double, statusBar: Double
    ) -> ScreenConfiguration {
        ScreenConfiguration(
            deviceName: name, idiom: .phone, size: CGSize(width: width, height: height), scale: 3,
            safeAreaInsets: EdgeInsets(top: top, bottom: 34), cornerRadius: corner, statusBarHeight: statusBar)
    }

    private static func homeButton(
        _ name: String, _ idiom: Idiom, _ width: Double, _ height: Double
    ) -> ScreenConfiguration {
        ScreenConfiguration(
            deviceName: name, idiom: idiom, size: CGSize(width: width, height: height), scale: 2,
            safeAreaInsets: EdgeInsets(top: 20), cornerRadius: 0, statusBarHeight: 20)
    }

    private static func pad(
        _ name: String, _ width: Double, _ height: Double, corner: Double
    ) -> ScreenConfiguration {
        ScreenConfiguration(
            deviceName: name, idiom: .pad, size: CGSize(width: width, height: height), scale: 2,
            safeAreaInsets: EdgeInsets(top: 24, bottom: 20), cornerRadius: corner, statusBarHeight: 24)
    }
}
