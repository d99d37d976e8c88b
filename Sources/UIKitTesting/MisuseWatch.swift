import DisplayProtocol
import UIKit

/// Hears of the misuses that the framework notices.
@MainActor enum MisuseWatch {
    struct Finding: Equatable {
        var code: String
        /// As the console shows it, without the last line end.
        var text: String
    }

    /// Calls back for every finding until the app is reset.
    static func start(_ call: @escaping (Finding) -> Void) {
        DiagnosticsChannel.shared.observers.append { finding in
            let text = finding.consoleText
            call(Finding(code: finding.code, text: text.hasSuffix("\n") ? String(text.dropLast()) : text))
        }
    }
}
