import Foundation
@_spi(Framework) import UIKit

/// What watches whether, and how, the network can be reached.
public final class NWPathMonitor: @unchecked Sendable {
    private let isSeen: (NWInterface.InterfaceType?) -> Bool
    private var isStarted = false

    /// Makes a monitor of all ways.
    public init() { isSeen = { _ in true } }

    /// Makes a monitor of one kind of way.
    public init(requiredInterfaceType: NWInterface.InterfaceType) { isSeen = { $0 == requiredInterfaceType } }

    /// Makes a monitor of all ways but those of some kinds.
    public init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) {
        isSeen = { type in type.map { !prohibitedInterfaceTypes.contains($0) } ?? true }
    }

    deinit {
        let identifier = ObjectIdentifier(self)
        if isStarted {
            DispatchQueue.main.async { MainActor.assumeIsolated { NetworkState.shared.forget(identifier) } }
        }
    }

    /// What is called at the start, and with each change.
    public var pathUpdateHandler: (@Sendable (NWPath) -> Void)?
    /// Where the handler is called.
    public private(set) var queue: DispatchQueue?

    /// How the network can be reached now.
    public var currentPath: NWPath { seen(onMain { NetworkState.shared.path }) }

    /// Begins to watch.
    public func start(queue: DispatchQueue) {
        self.queue = queue
        isStarted = true
        onMain {
            NetworkState.shared.watch(self) { [weak self] path in self?.tell(path) }
            soon { [weak self] in
                if let self, isStarted { tell(NetworkState.shared.path) }
            }
        }
    }

    /// Watches no more.
    public func cancel() {
        isStarted = false
        onMain { NetworkState.shared.forget(ObjectIdentifier(self)) }
    }

    private func seen(_ path: NWPath) -> NWPath {
        guard !isSeen(path.interface) else { return path }
        return NWPath(interface: nil, isExpensive: false, isConstrained: false)
    }

    private func tell(_ path: NWPath) {
        guard let handler = pathUpdateHandler, let queue else { return }
        let path = seen(path)
        queue.async { handler(path) }
    }
}
