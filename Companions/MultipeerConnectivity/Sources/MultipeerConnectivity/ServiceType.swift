import Foundation
import UIKit

/// The rules for names of services: up to 15 small letters, digits and hyphens.
enum ServiceType {
    static func check(_ name: String) {
        let isGood =
            (1...15).contains(name.utf8.count)
            && name.allSatisfy { $0.isASCII && ($0.isLowercase || $0.isNumber || $0 == "-") }
            && name.contains { $0.isLetter } && !name.hasPrefix("-") && !name.hasSuffix("-") && !name.contains("--")
        if !isGood { NSException(name: .invalidArgumentException, reason: "Invalid serviceType passed").raise() }
    }
}
