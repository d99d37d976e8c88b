// On Apple's systems these classes have `init()` from NSObject. An extension cannot override it; an argument that nobody
// passes makes a call without arguments find another one.
// Choice (projects): what Apple leaves undefined is empty here: no text, no data, number 0, the loopback host.
import Foundation
import FoundationNetworking
import FoundationXML

extension Timer {
    /// Makes a timer that never fires, for a variable that gets another one later.
    public convenience init(__nothing: Void = ()) {
        self.init(timeInterval: 0, repeats: false) { _ in }
        invalidate()
    }
}

extension XMLParser {
    /// Makes a parser of an empty document.
    public convenience init(__nothing: Void = ()) { self.init(data: Data()) }
}

// MARK: Values

extension NSAttributedString {
    /// Makes an empty text.
    public convenience init(__nothing: Void = ()) { self.init(string: "") }
}

extension NSMutableString {
    /// Makes an empty text.
    public convenience init(__nothing: Void = ()) { self.init(capacity: 0) }
}

extension NSNumber {
    /// Makes the number 0.
    public convenience init(__nothing: Void = ()) { self.init(value: 0) }
}

extension NSDecimalNumber {
    /// Makes the number 0.
    public convenience init(__zero: Void = ()) { self.init(decimal: 0) }
}

extension NSError {
    /// Makes an error without a domain.
    public convenience init(__nothing: Void = ()) { self.init(domain: "", code: 0) }
}

extension NSTimeZone {
    /// Makes Greenwich's time zone.
    public convenience init(__nothing: Void = ()) { self.init(forSecondsFromGMT: 0) }
}

extension NSURL {
    /// Makes an address without anything in it.
    public convenience init(__nothing: Void = ()) { self.init(fileURLWithPath: "") }
}

extension NSURLQueryItem {
    /// Makes an item without a name.
    public convenience init(__nothing: Void = ()) { self.init(name: "", value: nil) }
}

extension Progress {
    /// Makes a progress with nothing to do, which belongs to no other.
    public convenience init(__nothing: Void = ()) { self.init(parent: nil) }
}

// MARK: Searching

extension NSRegularExpression {
    /// Makes an expression that finds nothing.
    public convenience init(__nothing: Void = ()) {
        do { try self.init(pattern: "(?!)") } catch { preconditionFailure("\(error)") }
    }
}

extension Scanner {
    /// Makes a scanner of an empty text.
    public convenience init(__nothing: Void = ()) { self.init(string: "") }
}

// MARK: Files and streams

extension Bundle {
    /// Makes a bundle without resources.
    public convenience init(__nothing: Void = ()) {
        // A folder has to be there; this one is in every process, and holds nothing but numbers.
        self.init(path: "/proc/self/fdinfo")!
    }
}

extension InputStream {
    /// Makes a stream without data.
    public convenience init(__nothing: Void = ()) { self.init(data: Data()) }
}

extension OutputStream {
    /// Makes a stream into memory.
    public convenience init(__nothing: Void = ()) { self.init(toMemory: ()) }
}

extension FileHandle {
    /// Makes a handle of no file: reading from it is an error.
    public convenience init(__nothing: Void = ()) { self.init(fileDescriptor: -1, closeOnDealloc: false) }
}

// MARK: Networking

extension URLSession {
    /// Makes a session of the default configuration.
    public convenience init(__nothing: Void = ()) { self.init(configuration: .default) }
}

extension NSURLRequest {
    /// Makes a request for nothing.
    public convenience init(__nothing: Void = ()) { self.init(url: nowhere) }
}

extension URLResponse {
    /// Makes an answer without content.
    public convenience init(__nothing: Void = ()) {
        self.init(url: nowhere, mimeType: nil, expectedContentLength: 0, textEncodingName: nil)
    }
}

extension HTTPURLResponse {
    /// Makes an answer without content that says all is well.
    public convenience init(__successful: Void = ()) {
        self.init(url: nowhere, statusCode: 200, httpVersion: nil, headerFields: nil)!
    }
}

extension CachedURLResponse {
    /// Makes an answer without content.
    public convenience init(__nothing: Void = ()) { self.init(response: URLResponse(), data: Data()) }
}

extension URLCache {
    /// Makes a cache that holds nothing.
    public convenience init(__nothing: Void = ()) { self.init(memoryCapacity: 0, diskCapacity: 0, diskPath: nil) }
}

extension URLCredential {
    /// Makes a credential of nobody.
    public convenience init(__nothing: Void = ()) { self.init(user: "", password: "", persistence: .none) }
}

extension URLProtectionSpace {
    /// Makes the space of this machine.
    public convenience init(__nothing: Void = ()) {
        self.init(host: "localhost", port: 0, protocol: nil, realm: nil, authenticationMethod: nil)
    }
}

private var nowhere: URL { URL(fileURLWithPath: "") }
