import CoreFoundation
import Foundation

/// The bundles of the frameworks that an app brings.
package enum FrameworkBundles {
    /// Lets `Bundle(identifier:)` find the frameworks in a bundle: Foundation on Linux looks only among those that were made
    /// in a way that no call of its own does.
    package static func announce(in bundle: Bundle) {
        let folder = bundle.bundleURL.appendingPathComponent("Frameworks", isDirectory: true)
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        for name in names.sorted() where name.hasSuffix(".framework") {
            let url = NSURL(fileURLWithPath: folder.appendingPathComponent(name).path, isDirectory: true)
            let made = withExtendedLifetime(url) { CFBundleCreate(nil, unsafeBitCast(url, to: CFURL.self)) }
            // A framework is never unloaded.
            if let made { _ = Unmanaged.passRetained(made) }
        }
    }
}
