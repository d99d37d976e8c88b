// What `import UIKit` brings along on iOS.
@_exported import CoreFoundation
@_exported import CoreGraphics
@_exported import Dispatch
@_exported import Foundation
@_exported import FoundationNetworking
@_exported import FoundationXML
@_exported import QuartzCore

// Foundation brings Core Foundation's own along; what the module declares itself has precedence.
/// Core Graphics' own array of Core Foundation, which comes before Foundation's.
public typealias CFArray = CoreGraphics.CFArray
/// Core Graphics' own text of Core Foundation, which comes before Foundation's.
public typealias CFString = CoreGraphics.CFString
