// Foundation on Linux has the four geometry types with Apple's API; a client of this module gets them from here, as it
// does on Apple's systems.
@_exported import struct Foundation.CGFloat
@_exported import struct Foundation.CGPoint
@_exported import struct Foundation.CGRect
@_exported import enum Foundation.CGRectEdge
@_exported import struct Foundation.CGSize
