import Foundation

/// Where a camera's film goes that becomes a file.
open class AVCaptureMovieFileOutput: AVCaptureFileOutput, @unchecked Sendable {
    /// Makes an output.
    public override init() {}
}
