// Apple's Combine is closed; OpenCombine has the same names and semantics. What it lacks, and what joins it to Foundation and to
// the run's clock, is beside this file.
@_exported import OpenCombine
import UIKit

/// What Combine brings into UIKit's registers: nothing, since no view, key or state of the app's is of it.
public enum __Combine: __Companion {
    /// Has nothing to fill.
    @MainActor public static func introduce() {}
}
