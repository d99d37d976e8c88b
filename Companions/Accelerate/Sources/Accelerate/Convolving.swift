import Foundation
import UIKit

/// How pixels outside of the picture count.
private enum Edge {
    case extend, truncate, copy
    case color([UInt8])

    init?(_ flags: vImage_Flags, _ color: UnsafePointer<UInt8>?, channels: Int) {
        switch Int(flags)
            & (kvImageEdgeExtend | kvImageTruncateKernel | kvImageCopyInPlace | kvImageBackgroundColorFill)
        {
        case kvImageEdgeExtend: self = .extend
        case kvImageTruncateKernel: self = .truncate
        case kvImageCopyInPlace: self = .copy
        case kvImageBackgroundColorFill:
            self = .color((0..<channels).map { color?[$0] ?? 0 })
        default: return nil
        }
    }
}

/// Means of the pixels around each pixel, along one line.
private struct BoxLine {
    let radius: Int
    let edge: Edge
    let channels: Int

    /// - Parameters:
    ///   - source: The line's pixels, one after the other.
    ///   - target: Gets as many.
    func run(_ source: [UInt8], _ target: inout [UInt8]) {
        let count = source.count / channels
        for channel in 0..<channels {
            func value(_ index: Int) -> (sum: Int, weight: Int) {
                if index >= 0, index < count { return (Int(source[index * channels + channel]), 1) }
                switch edge {
                case .extend, .copy:
                    return (Int(source[min(max(index, 0), count - 1) * channels + channel]), 1)
                case .truncate: return (0, 0)
                case .color(let color): return (Int(color[channel]), 1)
                }
            }
            var (sum, weight) = (0, 0)
            for index in -radius...radius {
                let next = value(index)
                (sum, weight) = (sum + next.sum, weight + next.weight)
            }
            for index in 0..<count {
                let place = index * channels + channel
                if case .copy = edge, index < radius || index + radius >= count {
                    target[place] = source[place]
                } else {
                    target[place] = UInt8((2 * sum + weight) / (2 * weight))
                }
                let (old, new) = (value(index - radius), value(index + radius + 1))
                (sum, weight) = (sum + new.sum - old.sum, weight + new.weight - old.weight)
            }
        }
    }
}

/// The means of boxes, first along rows and then along columns.
private func box(
    _ source: vImage_Buffer, _ target: vImage_Buffer, _ x: vImagePixelCount, _ y: vImagePixelCount,
    _ kernel: (height: UInt32, width: UInt32), _ color: UnsafePointer<UInt8>?, _ flags: vImage_Flags, channels: Int,
    passes: Int
) -> vImage_Error {
    guard kernel.height % 2 == 1, kernel.width % 2 == 1 else { return kvImageInvalidKernelSize }
    guard let edge = Edge(flags, color, channels: channels) else { return kvImageInvalidEdgeStyle }
    if Int(flags) & kvImageGetTempBufferSize != 0 { return 0 }
    guard source.data != nil, target.data != nil else { return kvImageNullPointerArgument }
    let (width, height) = source.size
    guard Int(x) + target.size.width <= width, Int(y) + target.size.height <= height else {
        return kvImageRoiLargerThanInputBuffer
    }
    guard width > 0, height > 0 else { return kvImageNoError }
    let rowBytes = width * channels
    var pixels = [UInt8](repeating: 0, count: rowBytes * height)
    var line = [UInt8](repeating: 0, count: rowBytes)
    let across = BoxLine(radius: Int(kernel.width) / 2, edge: edge, channels: channels)
    for row in 0..<height {
        var values = Array(UnsafeBufferPointer(start: source.row(row), count: rowBytes))
        for _ in 0..<passes {
            across.run(values, &line)
            swap(&values, &line)
        }
        pixels.replaceSubrange(row * rowBytes..<(row + 1) * rowBytes, with: values)
    }
    let down = BoxLine(radius: Int(kernel.height) / 2, edge: edge, channels: channels)
    var column = [UInt8](repeating: 0, count: height * channels)
    var result = column
    let keepsAlpha = channels == 4 && Int(flags) & kvImageLeaveAlphaUnchanged != 0
    for place in Int(x)..<Int(x) + target.size.width {
        for row in 0..<height {
            for channel in 0..<channels {
                column[row * channels + channel] = pixels[row * rowBytes + place * channels + channel]
            }
        }
        for _ in 0..<passes {
            down.run(column, &result)
            swap(&column, &result)
        }
        for row in 0..<target.size.height {
            let pixel = target.row(row) + (place - Int(x)) * channels
            for channel in 0..<channels where !(keepsAlpha && channel == 0) {
                pixel[channel] = column[(row + Int(y)) * channels + channel]
            }
        }
    }
    return kvImageNoError
}

/// Gives each pixel the mean of a box of pixels around it; the box has odd sides. Four bytes a pixel, in any order.
///
/// - Parameters:
///   - tempBuffer: Not needed.
///   - srcOffsetToROI_X: The source's column that becomes the target's first.
///   - flags: How what is outside of the picture counts.
@discardableResult public func vImageBoxConvolve_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>,
    _ tempBuffer: UnsafeMutableRawPointer?, _ srcOffsetToROI_X: vImagePixelCount, _ srcOffsetToROI_Y: vImagePixelCount,
    _ kernel_height: UInt32, _ kernel_width: UInt32, _ backgroundColor: UnsafePointer<UInt8>?, _ flags: vImage_Flags
) -> vImage_Error {
    box(
        src.pointee, dest.pointee, srcOffsetToROI_X, srcOffsetToROI_Y, (kernel_height, kernel_width), backgroundColor,
        flags, channels: 4, passes: 1)
}

/// Gives each pixel the mean of a box of pixels around it; the box has odd sides. One byte a pixel.
@discardableResult public func vImageBoxConvolve_Planar8(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>,
    _ tempBuffer: UnsafeMutableRawPointer?, _ srcOffsetToROI_X: vImagePixelCount, _ srcOffsetToROI_Y: vImagePixelCount,
    _ kernel_height: UInt32, _ kernel_width: UInt32, _ backgroundColor: Pixel_8, _ flags: vImage_Flags
) -> vImage_Error {
    withUnsafePointer(to: backgroundColor) {
        box(
            src.pointee, dest.pointee, srcOffsetToROI_X, srcOffsetToROI_Y, (kernel_height, kernel_width), $0, flags,
            channels: 1, passes: 1)
    }
}

/// Gives each pixel a mean of the pixels around it that counts near ones more; the kernel has odd sides. Four bytes a pixel.
@discardableResult public func vImageTentConvolve_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>,
    _ tempBuffer: UnsafeMutableRawPointer?, _ srcOffsetToROI_X: vImagePixelCount, _ srcOffsetToROI_Y: vImagePixelCount,
    _ kernel_height: UInt32, _ kernel_width: UInt32, _ backgroundColor: UnsafePointer<UInt8>?, _ flags: vImage_Flags
) -> vImage_Error {
    guard kernel_height % 2 == 1, kernel_width % 2 == 1 else { return kvImageInvalidKernelSize }
    // A tent is a box of half its width over itself.
    func half(_ side: UInt32) -> UInt32 { (side / 4) * 2 + 1 }
    return box(
        src.pointee, dest.pointee, srcOffsetToROI_X, srcOffsetToROI_Y, (half(kernel_height), half(kernel_width)),
        backgroundColor, flags, channels: 4, passes: 2)
}
