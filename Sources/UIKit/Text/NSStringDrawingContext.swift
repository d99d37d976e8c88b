import CoreGraphics
import Foundation

/// What drawing a string found out; no figures are collected.
public class NSStringDrawingContext: NSObject {}
