/// A size in whole pixels.
struct PixelSize: Hashable {
    var width: Int
    var height: Int

    var isEmpty: Bool { width <= 0 || height <= 0 }
}
