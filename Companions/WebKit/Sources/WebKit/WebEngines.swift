import Foundation
import WebKitEngine
@_spi(Framework) import UIKit

/// Which engine a session's pages have.
@MainActor final class WebEngines: SessionState {
    /// Makes the engine of a page; tests put the double here.
    var maker: (@MainActor (WKWebsiteDataStore, _ isTransparent: Bool) -> any PageEngine)?

    init() {}

    private static let packages = "libwpewebkit-1.1-0 libwpebackend-fdo-1.0-1"
    private static let purpose = "pages are shown as text"
    private let web = NativePlugin(
        library: "libWPEWebKit-1.1.so.0", for: "WebKit", package: packages, without: purpose)
    private static let backendLibrary = "libWPEBackend-fdo-1.0.so.1"
    private let backend = NativePlugin(
        library: backendLibrary, for: "WebKit", package: packages, without: purpose)

    func make(for store: WKWebsiteDataStore) -> any PageEngine {
        if let maker { return maker(store, false) }
        do {
            guard let library = try WPEProcess.library(open) else { return still(missing) }
            return WPEPage(library, store: store.native)
        } catch let missing as MissingFunction {
            return unusable(
                "its library has no function \(missing.name)",
                advice: "Install the versions that the system has: sudo apt-get install \(Self.packages)")
        } catch let unusable as WPELibrary.Unusable {
            return self.unusable(unusable.reason, advice: unusable.advice)
        } catch {
            return unusable("\(error)", advice: "Look whether the libraries belong together.")
        }
    }

    private var missing: String {
        "This page is shown as text: WPE WebKit is not installed. Install it: sudo apt-get install \(Self.packages)"
    }

    private func unusable(_ reason: String, advice: String) -> StillPage {
        Findings.report(
            limit: "webkit.engine", "WebKit: \(Self.purpose), since WPE WebKit cannot be used: \(reason)",
            advice: advice)
        return still("This page is shown as text: WPE WebKit cannot be used: \(reason)")
    }

    /// Opens the libraries; nil where one is missing, which is reported.
    private func open() throws -> WPELibrary? {
        guard web.function("webkit_web_view_get_type", as: (@convention(c) () -> UInt).self) != nil,
            backend.function("wpe_fdo_initialize_shm", as: (@convention(c) () -> Bool).self) != nil
        else { return nil }
        let (webLibrary, backendLibrary) = (web, backend)
        func functions(_ plugin: NativePlugin) -> NativeFunctions {
            NativeFunctions { name in
                MainActor.assumeIsolated { plugin.function(name, as: Address.self) }.map {
                    unsafeBitCast($0, to: UnsafeMutableRawPointer.self)
                }
            }
        }
        return try WPELibrary(
            functions(webLibrary), functions(backendLibrary), backendLibrary: Self.backendLibrary)
    }

    /// Any function: its type is known to who calls it.
    private typealias Address = @convention(c) () -> Void

    /// The double, which says what it is not.
    func still(_ limit: String?) -> StillPage { StillPage(limit: limit, later: { soon($0) }) }
}

/// The library of a process, which cannot be opened twice.
@MainActor enum WPEProcess {
    private static var opened: WPELibrary?

    static func library(_ open: () throws -> WPELibrary?) rethrows -> WPELibrary? {
        if let opened { return opened }
        opened = try open()
        return opened
    }
}
