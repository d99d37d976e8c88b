import CoreGraphics
import Foundation

/// What a thread draws into: every thread has contexts of its own, so that pictures can be drawn on any.
final class ThreadGraphics {
    /// A picture that is drawn between `UIGraphicsBeginImageContextWithOptions` and `UIGraphicsEndImageContext`.
    struct OpenImage {
        let context: CGContext
        let size: CGSize
        let scale: CGFloat
        let isOpaque: Bool
    }

    /// A PDF file that is drawn between `UIGraphicsBeginPDFContextToData` and `UIGraphicsEndPDFContext`.
    struct OpenFile {
        let context: CGContext
        /// The rectangle of pages that bring none of their own, in points.
        let pages: CGRect
        /// The rectangle of the page that is drawn, in points.
        var bounds: CGRect
    }

    /// The innermost last.
    var contexts: [CGContext] = []
    var images: [OpenImage] = []
    var files: [OpenFile] = []

    /// Where a thread keeps its own, retained until the thread ends.
    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        // Fails only in a process that has used up all keys.
        precondition(
            pthread_key_create(&key) { Unmanaged<ThreadGraphics>.fromOpaque($0!).release() } == 0,
            "no key for the contexts of threads")
        return key
    }()

    static var current: ThreadGraphics {
        if let known = pthread_getspecific(key) {
            return Unmanaged<ThreadGraphics>.fromOpaque(known).takeUnretainedValue()
        }
        let made = ThreadGraphics()
        pthread_setspecific(key, UnsafeRawPointer(Unmanaged.passRetained(made).toOpaque()))
        return made
    }
}
