internal import CCairo
import Foundation

/// Replays display lists on a bitmap.
package final class DisplayListRenderer {
    package let target: Bitmap
    package init(target: Bitmap) { self.target = target }
    package func render(_ list: DisplayList) {}
}
