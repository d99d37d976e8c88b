import Foundation

/// Layouts that were asked for lately, so that measuring and then drawing a label sets its text once.
///
/// `lock` guards what it holds.
package final class TextLayoutCache: @unchecked Sendable {
    package static let shared = TextLayoutCache(capacity: 1024)

    private let capacity: Int
    private let lock = NSLock()
    // Two generations: a layout not used while one fills up is dropped.
    private var young: [TextLayoutRequest: TextLayout] = [:]
    private var old: [TextLayoutRequest: TextLayout] = [:]

    /// A cache of at most `capacity` layouts.
    package init(capacity: Int) {
        self.capacity = max(2, capacity)
    }

    /// The layout of `request`: the same object while it is cached.
    package func layout(for request: TextLayoutRequest) -> TextLayout {
        // Long texts are set anew: hashing and keeping them costs more than a cache is worth.
        guard request.string.utf8.count <= 4096 else { return TextLayout(request) }
        if let known = lookUp(request) { return known }
        let made = TextLayout(request)
        lock.lock()
        defer { lock.unlock() }
        if let known = young[request] { return known }
        insert(made, for: request)
        return made
    }

    /// Drops all layouts; fonts that were registered since may change them.
    package func removeAll() {
        lock.lock()
        defer { lock.unlock() }
        young = [:]
        old = [:]
    }

    package var count: Int {
        lock.lock()
        defer { lock.unlock() }
        return young.count + old.count
    }

    private func lookUp(_ request: TextLayoutRequest) -> TextLayout? {
        lock.lock()
        defer { lock.unlock() }
        if let known = young[request] { return known }
        guard let known = old.removeValue(forKey: request) else { return nil }
        insert(known, for: request)
        return known
    }

    private func insert(_ layout: TextLayout, for request: TextLayoutRequest) {
        if young.count >= capacity / 2 {
            old = young
            young = [:]
        }
        young[request] = layout
    }
}
