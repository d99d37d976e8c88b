import Foundation
import UIKit

/// A certificate, as the bytes of its file.
public final class SecCertificate: NSObject, Sendable {
    let data: Data

    init(_ data: Data) { self.data = data }

    public override func isEqual(_ object: Any?) -> Bool { (object as? SecCertificate)?.data == data }
    public override var hash: Int { data.hashValue }
}

/// Makes a certificate from the bytes of a DER file; nil for bytes that are none.
public func SecCertificateCreateWithData(_ allocator: CFAllocator?, _ data: CFData) -> SecCertificate? {
    let bytes = data as Data
    return DistinguishedEncoding.isOneSequence(bytes) ? SecCertificate(bytes) : nil
}

/// The bytes of a certificate's DER file.
public func SecCertificateCopyData(_ certificate: SecCertificate) -> CFData { certificate.data as NSData }

/// The key in a certificate: nil, since nothing of a certificate is read here.
public func SecCertificateCopyKey(_ certificate: SecCertificate) -> SecKey? { nil }

/// The name in a certificate: nil, since nothing of a certificate is read here.
public func SecCertificateCopySubjectSummary(_ certificate: SecCertificate) -> CFString? { nil }

/// The outermost rule of DER files.
enum DistinguishedEncoding {
    /// Whether bytes are one sequence with all of its content.
    static func isOneSequence(_ data: Data) -> Bool {
        let bytes = [UInt8](data)
        guard bytes.count > 2, bytes[0] == 0x30 else { return false }
        guard bytes[1] & 0x80 != 0 else { return bytes.count == 2 + Int(bytes[1]) }
        let count = Int(bytes[1] & 0x7F)
        guard (1...4).contains(count), bytes.count > 2 + count else { return false }
        let length = bytes[2..<2 + count].reduce(0) { $0 << 8 | Int($1) }
        return bytes.count == 2 + count + length
    }
}
