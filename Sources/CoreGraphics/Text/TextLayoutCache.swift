import Foundation

/// Layouts that were asked for lately, so that measuring and then drawing a label sets its text once.
///
/// `lock` guards what it holds.
package final class TextLayoutCache: @unchecked Sendable {
    package static let shared = TextLayoutCache(capacity: 1024, byteLimit: 16 << 20)

    private let capacity: Int
    private let byteLimit: Int
    private let lock = NSLock()
    // Two generations: a layout not used while one fills up is dropped.
    private var young = Generation()
    private var old = Generation()

    private struct Generation {
        var layouts: [TextLayoutRequest: TextLayout] = [:]
        var byteCount = 0

        mutating func insert(_ layout: TextLayout, for request: TextLayoutRequest) {
            let replaced = layouts.updateValue(layout, forKey: request)
            byteCount += layout.byteCount - (replaced?.byteCount ?? 0)
        }

        mutating func remove(_ request: TextLayoutRequest) -> TextLayout? {
            let layout = layouts.removeValue(forKey: request)
            byteCount -= layout?.byteCount ?? 0
            return layout
        }
    }

    /// A cache of at most `capacity` layouts that take up at most `byteLimit` bytes.
    package init(capacity: Int, byteLimit: Int = .max) {
        self.capacity = max(2, capacity)
        self.byteLimit = byteLimit
    }

    /// The layout of `request`: the same object while it is cached.
    ///
    /// - Parameter previous: A layout of which the text was made by edits.
    package func layout(for request: TextLayoutRequest, after previous: TextLayout? = nil) -> TextLayout {
        // Long texts are set anew: hashing and keeping them costs more than a cache is worth.
        guard request.string.utf8.count <= 4096 else { return TextLayout(request, after: previous) }
        if let known = lookUp(request) { return known }
        let made = TextLayout(request)
        lock.lock()
        defer { lock.unlock() }
        if let known = young.layouts[request] { return known }
        insert(made, for: request)
        return made
    }

    /// Drops all layouts; fonts that were registered since may change them.
    package func removeAll() {
        lock.lock()
        defer { lock.unlock() }
        young = Generation()
        old = Generation()
    }

    package var count: Int {
        lock.lock()
        defer { lock.unlock() }
        return young.layouts.count + old.layouts.count
    }

    /// What the layouts take up.
    package var byteCount: Int {
        lock.lock()
        defer { lock.unlock() }
        return young.byteCount + old.byteCount
    }

    private func lookUp(_ request: TextLayoutRequest) -> TextLayout? {
        lock.lock()
        defer { lock.unlock() }
        if let known = young.layouts[request] { return known }
        guard let known = old.remove(request) else { return nil }
        insert(known, for: request)
        return known
    }

    private func insert(_ layout: TextLayout, for request: TextLayoutRequest) {
        if layout.byteCount > byteLimit / 2 { return }
        if young.layouts.count >= capacity / 2 || young.byteCount + layout.byteCount > byteLimit / 2 {
            old = young
            young = Generation()
        }
        young.insert(layout, for: request)
    }
}
