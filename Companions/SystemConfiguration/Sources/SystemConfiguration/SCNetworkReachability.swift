import Foundation
import Glibc
import Network
@_spi(Framework) import UIKit

/// Whether a host can be reached: each can, while the device is on a network.
public final class SCNetworkReachability: @unchecked Sendable {
    private let isOfThisDevice: Bool
    private var callback: SCNetworkReachabilityCallBack?
    private var context: SCNetworkReachabilityContext?
    private var monitor: NWPathMonitor?
    private var last: SCNetworkReachabilityFlags?

    init(isOfThisDevice: Bool = false) { self.isOfThisDevice = isOfThisDevice }

    deinit { setCallback(nil, nil) }

    var flags: SCNetworkReachabilityFlags { flags(of: NWPathMonitor().currentPath) }

    private func flags(of path: NWPath) -> SCNetworkReachabilityFlags {
        if isOfThisDevice { return [.reachable, .isLocalAddress, .isDirect] }
        guard path.status == .satisfied else { return [] }
        return path.usesInterfaceType(.cellular) ? [.reachable, .isWWAN, .transientConnection] : .reachable
    }

    func setCallback(_ callback: SCNetworkReachabilityCallBack?, _ context: SCNetworkReachabilityContext?) {
        let old = self.context
        self.callback = callback
        self.context = callback == nil ? nil : context
        if let context = self.context, let info = context.info, let retain = context.retain {
            self.context?.info = UnsafeMutableRawPointer(mutating: retain(UnsafeRawPointer(info)))
        }
        if let old, let info = old.info { old.release?(UnsafeRawPointer(info)) }
    }

    /// Tells of changes in a queue; nil ends it.
    func watch(in queue: DispatchQueue?) {
        monitor?.cancel()
        monitor = nil
        last = nil
        guard let queue else { return }
        let monitor = NWPathMonitor()
        last = flags(of: monitor.currentPath)
        monitor.pathUpdateHandler = { [weak self] path in self?.tell(path) }
        self.monitor = monitor
        monitor.start(queue: queue)
    }

    private func tell(_ path: NWPath) {
        let flags = flags(of: path)
        guard flags != last else { return }
        last = flags
        callback?(self, flags, context?.info)
    }
}

/// Called when it changes whether a host can be reached, with what the context has.
public typealias SCNetworkReachabilityCallBack = (
    SCNetworkReachability, SCNetworkReachabilityFlags, UnsafeMutableRawPointer?
) -> Void

/// What a callback is called with.
public struct SCNetworkReachabilityContext {
    /// The version of this type: 0.
    public var version: Int
    /// What the callback is called with.
    public var info: UnsafeMutableRawPointer?
    /// Called to keep it.
    public var retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?
    /// Called when it is no longer kept.
    public var release: ((UnsafeRawPointer) -> Void)?
    /// Describes it.
    public var copyDescription: ((UnsafeRawPointer) -> Unmanaged<CFString>)?

    /// Makes a context without anything.
    public init() { self.init(version: 0, info: nil, retain: nil, release: nil, copyDescription: nil) }

    /// Makes a context.
    public init(
        version: Int, info: UnsafeMutableRawPointer?, retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?,
        release: ((UnsafeRawPointer) -> Void)?, copyDescription: ((UnsafeRawPointer) -> Unmanaged<CFString>)?
    ) {
        self.version = version
        self.info = info
        self.retain = retain
        self.release = release
        self.copyDescription = copyDescription
    }
}

/// Whether an address can be reached.
public func SCNetworkReachabilityCreateWithAddress(
    _ allocator: CFAllocator?, _ address: UnsafePointer<sockaddr>
) -> SCNetworkReachability? {
    SCNetworkReachability(isOfThisDevice: isLoopback(address))
}

/// Whether an address can be reached from another.
public func SCNetworkReachabilityCreateWithAddressPair(
    _ allocator: CFAllocator?, _ localAddress: UnsafePointer<sockaddr>?, _ remoteAddress: UnsafePointer<sockaddr>?
) -> SCNetworkReachability? {
    SCNetworkReachability(isOfThisDevice: remoteAddress.map(isLoopback) ?? false)
}

/// Whether a host can be reached; nil for an empty name.
public func SCNetworkReachabilityCreateWithName(
    _ allocator: CFAllocator?, _ nodename: UnsafePointer<CChar>
) -> SCNetworkReachability? {
    let name = String(cString: nodename)
    return name.isEmpty ? nil : SCNetworkReachability(isOfThisDevice: ["localhost", "127.0.0.1", "::1"].contains(name))
}

private func isLoopback(_ address: UnsafePointer<sockaddr>) -> Bool {
    guard Int32(address.pointee.sa_family) == AF_INET else { return false }
    return address.withMemoryRebound(to: sockaddr_in.self, capacity: 1) {
        UInt32(bigEndian: $0.pointee.sin_addr.s_addr) >> 24 == 127
    }
}

/// How a host can be reached now; true.
public func SCNetworkReachabilityGetFlags(
    _ target: SCNetworkReachability, _ flags: UnsafeMutablePointer<SCNetworkReachabilityFlags>
) -> Bool {
    flags.pointee = target.flags
    return true
}

/// Has a callback called when it changes; nil ends it.
@discardableResult public func SCNetworkReachabilitySetCallback(
    _ target: SCNetworkReachability, _ callout: SCNetworkReachabilityCallBack?,
    _ context: UnsafeMutablePointer<SCNetworkReachabilityContext>?
) -> Bool {
    target.setCallback(callout, context?.pointee)
    return true
}

/// Has the callback called in a queue; nil ends it.
@discardableResult public func SCNetworkReachabilitySetDispatchQueue(
    _ target: SCNetworkReachability, _ queue: DispatchQueue?
) -> Bool {
    target.watch(in: queue)
    return true
}

// Choice (SystemConfiguration): callbacks of every run loop are called in the main one's thread.
/// Has the callback called in a run loop.
@discardableResult public func SCNetworkReachabilityScheduleWithRunLoop(
    _ target: SCNetworkReachability, _ runLoop: CFRunLoop, _ runLoopMode: CFString
) -> Bool {
    target.watch(in: .main)
    return true
}

/// Has the callback called no more.
@discardableResult public func SCNetworkReachabilityUnscheduleFromRunLoop(
    _ target: SCNetworkReachability, _ runLoop: CFRunLoop, _ runLoopMode: CFString
) -> Bool {
    target.watch(in: nil)
    return true
}
