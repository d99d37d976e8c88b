import CoreGraphics
import Foundation

/// An object for figures about the drawing of a string; none are collected.
public class NSStringDrawingContext: NSObject {}
