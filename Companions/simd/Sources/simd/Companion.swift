@_spi(Framework) import UIKit

/// What simd brings into UIKit's registers: nothing.
public enum __simd: __Companion {
    /// Does nothing: vectors need no register.
    @MainActor public static func introduce() {}
}
