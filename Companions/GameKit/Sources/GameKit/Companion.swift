// An app that imports GameKit has GameplayKit's names too, as on iOS.
@_exported import GameplayKit
@_spi(Framework) import UIKit

/// What GameKit brings into UIKit's registers.
public enum __GameKit: __Companion {
    /// There is nothing to register.
    @MainActor public static func introduce() {}
}

/// Answers in a later turn of the main queue, as Game Center does.
func later(_ answer: @escaping () -> Void) {
    nonisolated(unsafe) let answer = answer
    DispatchQueue.main.async { answer() }
}

/// Answers a request with why it is refused: there is no player.
func refuse(_ handler: ((any Error)?) -> Void) { handler(GKError(.notAuthenticated)) }
