import Foundation

/// A place in a source file.
struct SourcePlace: Hashable, Sendable {
    var file: String
    /// Counted from 1.
    var line: Int

    /// The file's own name and the line, the same on every machine.
    var shortText: String { "\((file as NSString).lastPathComponent):\(line)" }
}

/// The source of a call: the addresses on the stack, to be turned into a place in the app's sources if need be.
///
/// Taking one costs microseconds, so that controllers can remember theirs; naming its place costs more, once.
struct CallSite: Hashable, Sendable {
    private let addresses: [UInt]

    private typealias Backtrace = @convention(c) (UnsafeMutablePointer<UnsafeMutableRawPointer?>, Int32) -> Int32

    /// The C library's walk up the stack; its header is hidden from Swift. It is 100 times faster than `Runtime`'s.
    private static let backtrace = dlsym(nil, "backtrace").map { unsafeBitCast($0, to: Backtrace.self) }
    private static let depth = 48
    @MainActor private static let buffer = UnsafeMutablePointer<UnsafeMutableRawPointer?>.allocate(capacity: depth)

    /// The first return addresses outside the pass, or the loop, that the framework is in.
    @MainActor private static var boundary: [UInt] = []

    /// Runs a pass, or the loop: whoever lets it run, a test or `main`, is not who makes the calls in it.
    @MainActor @inline(never) static func asPass<Result>(_ body: () -> Result) -> Result {
        let outer = boundary
        // Without the addresses in `walk` and here.
        boundary = Array(walk().dropFirst(2).prefix(4))
        defer { boundary = outer }
        return body()
    }

    /// The calls that are running now, innermost first.
    @MainActor static func here() -> CallSite {
        let addresses = walk()
        guard let first = boundary.first,
            let end = addresses.indices.first(where: {
                addresses[$0] == first && addresses[$0...].starts(with: boundary)
            })
        else { return CallSite(addresses: addresses) }
        return CallSite(addresses: Array(addresses[..<end]))
    }

    /// The first address is here, the second in the caller: nothing but plain calls stands between.
    @MainActor @inline(never) private static func walk() -> [UInt] {
        guard let backtrace else { return [] }
        let count = Int(backtrace(buffer, Int32(depth)))
        return UnsafeBufferPointer(start: buffer, count: count).map { UInt(bitPattern: $0) }
    }

    /// The innermost call that the app's own source makes; nil if there is none or its source is not known.
    ///
    /// - Parameter overrides: The overrides that pass the call on to super; the place is where it was made first.
    @MainActor func place(passing overrides: [MethodName] = []) -> SourcePlace? {
        var isPassing = true
        for address in addresses {
            for frame in Symbolicator.shared.appFrames(at: address) {
                if isPassing, overrides.contains(where: frame.isOverride) { continue }
                isPassing = false
                return frame.place
            }
        }
        return nil
    }
}
