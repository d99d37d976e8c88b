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
    var bytes = [CChar](repeating: 0, count: 128)
    guard CFStringGetCString(name, &bytes, bytes.count, CFStringBuiltInEncodings.UTF8.rawValue) else { return nil }
    return NSString(utf8String: bytes)
}
