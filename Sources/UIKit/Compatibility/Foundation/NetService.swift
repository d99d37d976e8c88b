import Foundation

/// A service in the local network, which there is none of here: nothing can be published, and no address is found.
open class NetService: NSObject, @unchecked Sendable {
    /// The reasons why a service cannot be published or found.
    public enum ErrorCode: Int, Sendable {
        case unknownError = -72000
        case collisionError = -72001
        case notFoundError = -72002
        case activityInProgress = -72003
        case badArgumentError = -72004
        case cancelledError = -72005
        case invalidError = -72006
        case timeoutError = -72007
        case missingRequiredConfigurationError = -72008
    }

    /// Wishes for a service that is published.
    public struct Options: OptionSet, Sendable {
        /// A bit for each wish.
        public let rawValue: UInt
        /// The wishes of some bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// A name that is taken is not changed.
        public static let noAutoRename = Options(rawValue: 1 << 0)
        /// The service listens for connections.
        public static let listenForConnections = Options(rawValue: 1 << 1)
    }

    /// The key of an error's number in the dictionaries that delegates get.
    public static let errorCode = "NSNetServicesErrorCode"
    /// The key of an error's domain in the dictionaries that delegates get.
    public static let errorDomain = "NSNetServicesErrorDomain"

    /// The domain, such as "local.".
    public let domain: String
    /// The kind, such as "_http._tcp.".
    public let type: String
    /// The service's name.
    public let name: String
    /// The number of the port; -1 for a service that was not resolved.
    public let port: Int
    /// Told that nothing can be published or found; not kept alive.
    open weak var delegate: (any NetServiceDelegate)?
    /// Whether the service is found among devices beside each other.
    open var includesPeerToPeer = false

    private var record: Data?

    /// A service to be published on a port.
    public init(domain: String, type: String, name: String, port: Int32) {
        (self.domain, self.type, self.name, self.port) = (domain, type, name, Int(port))
        super.init()
    }

    /// A service to be found.
    public convenience init(domain: String, type: String, name: String) {
        self.init(domain: domain, type: type, name: name, port: -1)
    }

    /// The name of the device that has the service: none is found.
    open var hostName: String? { nil }
    /// The addresses of the service: none is found.
    open var addresses: [Data]? { nil }

    /// Says that the service is going to be published, and then that it could not be.
    open func publish() { publish(options: []) }

    /// Says that the service is going to be published, and then that it could not be.
    open func publish(options: Options = []) {
        tell { delegate, service in
            delegate.netServiceWillPublish(service)
            delegate.netService(service, didNotPublish: Self.failure(.unknownError))
        }
    }

    /// Says that the service is going to be looked for, and then that it was not found.
    open func resolve() { resolve(withTimeout: 5) }

    /// Says that the service is going to be looked for, and then that it was not found in time.
    open func resolve(withTimeout timeout: TimeInterval) {
        // Choice (net services): the time, in seconds, is not waited for, as nothing could come.
        tell { delegate, service in
            delegate.netServiceWillResolve(service)
            delegate.netService(service, didNotResolve: Self.failure(.timeoutError))
        }
    }

    /// Ends what was asked for.
    open func stop() { tell { $0.netServiceDidStop($1) } }

    /// Watches the record of the service for changes, of which there are none.
    open func startMonitoring() {}
    /// Ends watching.
    open func stopMonitoring() {}
    /// The service speaks on the main run loop: there is nothing to schedule.
    open func schedule(in aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {}
    /// The service speaks on the main run loop: there is nothing to remove.
    open func remove(from aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {}

    /// The record of the service; nil unless set.
    open func txtRecordData() -> Data? { record }
    /// Sets the record of the service, and returns whether that could be done.
    open func setTXTRecord(_ recordData: Data?) -> Bool {
        record = recordData
        return true
    }

    /// The entries of a record: each a byte with its length, a name, "=" and a value.
    open class func dictionary(fromTXTRecord txtData: Data) -> [String: Data] {
        var (rest, entries) = (txtData[...], [String: Data]())
        while let length = rest.popFirst() {
            let entry = rest.prefix(Int(length))
            rest = rest.dropFirst(Int(length))
            let parts = entry.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
            guard let name = parts.first, !name.isEmpty else { continue }
            entries[String(decoding: name, as: UTF8.self)] = parts.count > 1 ? Data(parts[1]) : Data()
        }
        return entries
    }

    /// A record of entries, each of which has at most 255 bytes.
    open class func data(fromTXTRecord txtDictionary: [String: Data]) -> Data {
        txtDictionary.sorted { $0.key < $1.key }.reduce(into: Data()) { record, entry in
            let bytes = Data(entry.key.utf8) + [UInt8(ascii: "=")] + entry.value
            guard bytes.count <= UInt8.max else { return }
            record.append(UInt8(bytes.count))
            record.append(bytes)
        }
    }

    static func failure(_ code: ErrorCode) -> [String: NSNumber] {
        [errorCode: NSNumber(value: code.rawValue), errorDomain: NSNumber(value: 10)]
    }

    private func tell(_ message: @escaping @Sendable (any NetServiceDelegate, NetService) -> Void) {
        DispatchQueue.main.async { if let delegate = self.delegate { message(delegate, self) } }
    }
}

/// Hears of a service that is published or looked for.
public protocol NetServiceDelegate: AnyObject {
    /// The service is going to be published.
    func netServiceWillPublish(_ sender: NetService)
    /// The service could not be published; the dictionary has the reason.
    func netService(_ sender: NetService, didNotPublish errorDict: [String: NSNumber])
    /// The service is published; never called here.
    func netServiceDidPublish(_ sender: NetService)
    /// The service is going to be looked for.
    func netServiceWillResolve(_ sender: NetService)
    /// The service was not found; the dictionary has the reason.
    func netService(_ sender: NetService, didNotResolve errorDict: [String: NSNumber])
    /// The service's addresses were found; never called here.
    func netServiceDidResolveAddress(_ sender: NetService)
    /// The service's record is another; never called here.
    func netService(_ sender: NetService, didUpdateTXTRecord data: Data)
    /// What was asked for has ended.
    func netServiceDidStop(_ sender: NetService)
    /// Somebody has connected; never called here.
    func netService(
        _ sender: NetService, didAcceptConnectionWith inputStream: InputStream, outputStream: OutputStream)
}

extension NetServiceDelegate {
    /// Does nothing.
    public func netServiceWillPublish(_ sender: NetService) {}
    /// Does nothing.
    public func netService(_ sender: NetService, didNotPublish errorDict: [String: NSNumber]) {}
    /// Does nothing.
    public func netServiceDidPublish(_ sender: NetService) {}
    /// Does nothing.
    public func netServiceWillResolve(_ sender: NetService) {}
    /// Does nothing.
    public func netService(_ sender: NetService, didNotResolve errorDict: [String: NSNumber]) {}
    /// Does nothing.
    public func netServiceDidResolveAddress(_ sender: NetService) {}
    /// Does nothing.
    public func netService(_ sender: NetService, didUpdateTXTRecord data: Data) {}
    /// Does nothing.
    public func netServiceDidStop(_ sender: NetService) {}
    /// Does nothing.
    public func netService(
        _ sender: NetService, didAcceptConnectionWith inputStream: InputStream, outputStream: OutputStream
    ) {}
}
