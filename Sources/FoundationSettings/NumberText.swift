import Foundation

extension NSNumber {
    /// A number's text, with the formats that Apple's documentation of `description(withLocale:)` lists.
    ///
    /// Foundation on Linux writes numbers as Swift does, 5.0 for 5; this takes its place in the class (`Methods.c`).
    @_silgen_name("hook_number_text") public func __text() -> String {
        switch UInt8(bitPattern: objCType.pointee) {
        case UInt8(ascii: "d"): String(format: "%0.16g", doubleValue)
        case UInt8(ascii: "f"): String(format: "%0.7g", doubleValue)
        case UInt8(ascii: "Q"): uint64Value.description
        default: int64Value.description
        }
    }
}
