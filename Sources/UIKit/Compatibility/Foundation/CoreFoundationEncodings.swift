import CoreFoundation
import Foundation

/// The encoding that a name of the Internet's stands for, such as "utf-8"; `kCFStringEncodingInvalidId` for none.
///
/// Core Foundation's own function takes its own strings, which are not Foundation's on Linux.
public func CFStringConvertIANACharSetNameToEncoding(_ theString: CFString!) -> CFStringEncoding {
    (theString as String).withCString { bytes in
        CoreFoundation.CFStringConvertIANACharSetNameToEncoding(
            CFStringCreateWithCString(nil, bytes, CFStringBuiltInEncodings.UTF8.rawValue))
    }
}

/// The Internet's name of an encoding, such as "utf-8"; nil for one without a name.
public func CFStringConvertEncodingToIANACharSetName(_ encoding: CFStringEncoding) -> CFString! {
    guard let name: CoreFoundation.CFString = CoreFoundation.CFStringConvertEncodingToIANACharSetName(encoding) else {
        return nil
    }
    return NSString(string: name.text)
}

extension CoreFoundation.CFString {
    /// Core Foundation's own text as Swift's.
    var text: String {
        var bytes = [CChar](repeating: 0, count: CFStringGetLength(self) * 4 + 1)
        CFStringGetCString(self, &bytes, bytes.count, CFStringBuiltInEncodings.UTF8.rawValue)
        return String(decoding: bytes.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
}
