import Foundation
import UIKit

/// The system's source of random bytes.
public let kSecRandomDefault: SecRandomRef? = nil

/// Fills memory with random bytes that nobody can foresee.
///
/// - Returns: `errSecSuccess`.
@discardableResult public func SecRandomCopyBytes(
    _ rnd: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer
) -> Int32 {
    var source = SystemRandomNumberGenerator()
    for place in 0..<count {
        bytes.storeBytes(of: UInt8.random(in: .min ... .max, using: &source), toByteOffset: place, as: UInt8.self)
    }
    return errSecSuccess
}
