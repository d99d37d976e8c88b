import Foundation

/// Picks, among assignments with conditions such as `[sdk=iphoneos*]`, those that hold for a debug build for the simulator.
struct SettingConditions {
    /// The build configuration's name.
    let configuration: String

    /// The assignments without their conditions; where several hold, the last one counts.
    func layer(from assignments: [(name: String, value: String)]) -> BuildSettings.Layer {
        var layer: BuildSettings.Layer = [:]
        var conditional: BuildSettings.Layer = [:]
        for (name, value) in assignments {
            let parts = name.split(separator: "[", omittingEmptySubsequences: false)
            let key = parts[0].trimmingCharacters(in: .whitespaces)
            if parts.count == 1 {
                layer[key] = value
            } else if parts.dropFirst().allSatisfy({ holds(String($0)) }) {
                conditional[key] = value
            }
        }
        return layer.merging(conditional) { $1 }
    }

    /// Whether a condition as it stands between the brackets holds: `sdk=iphoneos*` or `sdk=iphoneos*,arch=arm64`.
    private func holds(_ text: String) -> Bool {
        text.prefix { $0 != "]" }.split(separator: ",").allSatisfy { condition in
            let sides = condition.split(separator: "=", maxSplits: 1).map {
                $0.trimmingCharacters(in: .whitespaces)
            }
            guard sides.count == 2 else { return false }
            switch sides[0] {
            case "sdk": return matches("iphonesimulator", sides[1])
            case "arch": return matches(Self.architecture, sides[1])
            case "config": return matches(configuration, sides[1])
            default: return sides[1] == "*"
            }
        }
    }

    /// This machine's processor, as a simulator's apps are compiled for the Mac that it runs on.
    private static var architecture: String {
        #if arch(arm64)
            "arm64"
        #else
            "x86_64"
        #endif
    }

    private func matches(_ text: String, _ pattern: String) -> Bool {
        guard let star = pattern.firstIndex(of: "*") else { return text == pattern }
        return text.hasPrefix(pattern[..<star])
    }
}
