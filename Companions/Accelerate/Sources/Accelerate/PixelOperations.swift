import Foundation
import UIKit

/// Multiplies each pixel's four components by a matrix of 16 numbers, a row for each component of the source.
///
/// - Parameters:
///   - divisor: The sums are divided by it.
///   - pre_bias: Four numbers that are added before; nil for none.
///   - post_bias: Four numbers that are added to the sums before they are divided; nil for none.
@discardableResult public func vImageMatrixMultiply_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ matrix: UnsafePointer<Int16>,
    _ divisor: Int32, _ pre_bias: UnsafePointer<Int16>?, _ post_bias: UnsafePointer<Int32>?, _ flags: vImage_Flags
) -> vImage_Error {
    let matrix = (0..<16).map { Int(matrix[$0]) }
    return eachPixel(src.pointee, dest.pointee) { source, target in
        let values = (0..<4).map { Int(source[$0]) + Int(pre_bias?[$0] ?? 0) }
        for component in 0..<4 {
            let sum = (0..<4).reduce(Int(post_bias?[component] ?? 0)) { $0 + values[$1] * matrix[$1 * 4 + component] }
            target[component] = UInt8(min(max(sum / max(1, Int(divisor)), 0), 255))
        }
    }
}

/// Puts each pixel's components into another order: the map names the source's component for each of the target's.
@discardableResult public func vImagePermuteChannels_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ permuteMap: UnsafePointer<UInt8>,
    _ flags: vImage_Flags
) -> vImage_Error {
    let map = (0..<4).map { Int(permuteMap[$0]) }
    guard map.allSatisfy({ $0 < 4 }) else { return kvImageInvalidParameter }
    return eachPixel(src.pointee, dest.pointee) { source, target in
        let values = (source[0], source[1], source[2], source[3])
        let list = [values.0, values.1, values.2, values.3]
        for component in 0..<4 { target[component] = list[map[component]] }
    }
}

/// Mirrors the picture left to right.
@discardableResult public func vImageHorizontalReflect_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error { moved(src.pointee, dest.pointee) { column, row, width, _ in (width - 1 - column, row) } }

/// Mirrors the picture top to bottom.
@discardableResult public func vImageVerticalReflect_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error { moved(src.pointee, dest.pointee) { column, row, _, height in (column, height - 1 - row) } }

/// Gives the picture the target's size; each pixel is the mean of what it covers, or lies between its neighbours.
@discardableResult public func vImageScale_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>,
    _ tempBuffer: UnsafeMutableRawPointer?, _ flags: vImage_Flags
) -> vImage_Error {
    if Int(flags) & kvImageGetTempBufferSize != 0 { return 0 }
    let (source, target) = (src.pointee, dest.pointee)
    guard source.data != nil, target.data != nil else { return kvImageNullPointerArgument }
    guard source.width > 0, source.height > 0 else { return kvImageInvalidParameter }
    let columns = Weights.list(from: source.size.width, to: target.size.width)
    for (row, rows) in Weights.list(from: source.size.height, to: target.size.height).enumerated() {
        for (column, part) in columns.enumerated() {
            for component in 0..<4 {
                var sum = 0.0
                for (line, across) in rows {
                    let pixels = source.row(line)
                    for (place, down) in part { sum += across * down * Double(pixels[place * 4 + component]) }
                }
                target.row(row)[column * 4 + component] = UInt8(min(max(sum.rounded(), 0), 255))
            }
        }
    }
    return kvImageNoError
}

/// Counts how often each value of each component is in the picture.
///
/// - Parameter histogram: Four places for 256 numbers each, in the order of the components.
@discardableResult public func vImageHistogramCalculation_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>,
    _ histogram: UnsafeMutablePointer<UnsafeMutablePointer<vImagePixelCount>?>, _ flags: vImage_Flags
) -> vImage_Error {
    for component in 0..<4 { histogram[component]?.update(repeating: 0, count: 256) }
    let source = src.pointee
    guard source.data != nil else { return kvImageNullPointerArgument }
    for row in 0..<source.size.height {
        let pixels = source.row(row)
        for place in 0..<source.size.width * 4 { histogram[place % 4]?[Int(pixels[place])] += 1 }
    }
    return kvImageNoError
}

private func eachPixel(
    _ source: vImage_Buffer, _ target: vImage_Buffer,
    _ body: (UnsafeMutablePointer<UInt8>, UnsafeMutablePointer<UInt8>) -> Void
) -> vImage_Error {
    guard source.data != nil, target.data != nil else { return kvImageNullPointerArgument }
    guard source.width >= target.width, source.height >= target.height else { return kvImageRoiLargerThanInputBuffer }
    for row in 0..<target.size.height {
        let (from, to) = (source.row(row), target.row(row))
        for column in 0..<target.size.width { body(from + column * 4, to + column * 4) }
    }
    return kvImageNoError
}

private func moved(
    _ source: vImage_Buffer, _ target: vImage_Buffer, _ place: (Int, Int, Int, Int) -> (Int, Int)
) -> vImage_Error {
    guard source.data != nil, target.data != nil else { return kvImageNullPointerArgument }
    guard source.width == target.width, source.height == target.height else { return kvImageBufferSizeMismatch }
    let (width, height) = source.size
    let rows = (0..<height).map { Array(UnsafeBufferPointer(start: source.row($0), count: width * 4)) }
    for row in 0..<height {
        for column in 0..<width {
            let (x, y) = place(column, row, width, height)
            for component in 0..<4 { target.row(row)[column * 4 + component] = rows[y][x * 4 + component] }
        }
    }
    return kvImageNoError
}

/// How much of the source's pixels there is in each of the target's, along one side.
private enum Weights {
    static func list(from source: Int, to target: Int) -> [[(Int, Double)]] {
        let step = Double(source) / Double(max(1, target))
        return (0..<target).map { index in
            let middle = (Double(index) + 0.5) * step
            guard step > 1 else {
                let place = middle - 0.5
                let low = Int(place.rounded(.down))
                let part = place - Double(low)
                let last = source - 1
                return [(min(max(low, 0), last), 1 - part), (min(max(low + 1, 0), last), part)]
            }
            let (first, end) = (middle - step / 2, middle + step / 2)
            return (Int(first)...min(source - 1, Int(end.rounded(.up)) - 1)).map {
                ($0, (min(end, Double($0 + 1)) - max(first, Double($0))) / step)
            }
        }
    }
}
