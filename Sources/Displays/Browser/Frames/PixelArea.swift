/// Pixels of a picture in memory: BGRA, rows without padding.
struct PixelPlane {
    let base: UnsafePointer<UInt32>
    let width: Int
    let height: Int

    init(_ bytes: UnsafeRawBufferPointer, width: Int, height: Int) {
        precondition(bytes.count >= width * height * 4, "the picture is shorter than its size says")
        base = bytes.baseAddress!.assumingMemoryBound(to: UInt32.self)
        self.width = width
        self.height = height
    }

    func row(_ y: Int) -> UnsafePointer<UInt32> { base + y * width }
}

/// A rectangle of pixels.
struct PixelArea: Sendable, Hashable {
    var x: Range<Int>
    var y: Range<Int>

    var count: Int { x.count * y.count }
    var isEmpty: Bool { x.isEmpty || y.isEmpty }

    init(x: Range<Int>, y: Range<Int>) {
        self.x = x
        self.y = y
    }

    /// The part of a rectangle that lies in a picture of a size.
    init(x: Int, y: Int, width: Int, height: Int, in size: (width: Int, height: Int)) {
        self.x = Self.clamped(x, width, to: size.width)
        self.y = Self.clamped(y, height, to: size.height)
    }

    private static func clamped(_ start: Int, _ length: Int, to limit: Int) -> Range<Int> {
        let (end, overflow) = start.addingReportingOverflow(max(0, length))
        let low = min(max(0, start), limit)
        return low..<max(low, min(overflow ? limit : end, limit))
    }

    func union(_ other: PixelArea) -> PixelArea {
        PixelArea(
            x: min(x.lowerBound, other.x.lowerBound)..<max(x.upperBound, other.x.upperBound),
            y: min(y.lowerBound, other.y.lowerBound)..<max(y.upperBound, other.y.upperBound))
    }

    func overlaps(_ other: PixelArea) -> Bool { x.overlaps(other.x) && y.overlaps(other.y) }
}

/// Where a picture may differ from an earlier one.
struct Damage: Sendable, Equatable {
    /// Few, and none empty; they may overlap.
    private(set) var areas: [PixelArea] = []

    private static let limit = 16

    mutating func add(_ area: PixelArea) {
        guard !area.isEmpty else { return }
        var area = area
        // What lies close together is looked at as one: what moves damages both the place where it was and where it is.
        while let index = areas.firstIndex(where: { near in
            let union = near.union(area)
            return union.count * 4 <= (near.count + area.count) * 5
        }) {
            area = area.union(areas.remove(at: index))
        }
        areas.append(area)
        if areas.count > Self.limit { areas = [areas.dropFirst().reduce(areas[0]) { $0.union($1) }] }
    }
}
