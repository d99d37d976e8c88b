import DisplayProtocol
import Foundation
import QuartzCore

/// Draws the screen into the buffers that the display reads.
@MainActor final class FramePresenter {
    static let shared = FramePresenter()

    func present() {}
    func presentNow(for request: Int) {}
    func consumed(_ sequence: Int) {}
}
