import Foundation

/// A length of a vector.
public typealias vDSP_Length = UInt
/// A step from an element to the next.
public typealias vDSP_Stride = Int

/// The sum of a vector.
public func vDSP_sve(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
    let values = elements(__A, __IA, __N)
    __C.pointee = values.reduce(0, +)
}

/// The mean of a vector; 0 of none.
public func vDSP_meanv(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
    let values = elements(__A, __IA, __N)
    __C.pointee = mean(values)
}

/// The mean of the magnitudes of a vector; 0 of none.
public func vDSP_meamgv(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
    let values = elements(__A, __IA, __N)
    __C.pointee = mean(values.map(abs))
}

/// The mean of the squares of a vector; 0 of none.
public func vDSP_measqv(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
    let values = elements(__A, __IA, __N)
    __C.pointee = mean(values.map { $0 * $0 })
}

/// The root of the mean of the squares of a vector; 0 of none.
public func vDSP_rmsqv(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
    let values = elements(__A, __IA, __N)
    __C.pointee = mean(values.map { $0 * $0 }).squareRoot()
}

/// The sum of the squares of a vector.
public func vDSP_svesq(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
    let values = elements(__A, __IA, __N)
    __C.pointee = values.reduce(0) { $0 + $1 * $1 }
}

/// The largest element of a vector; less than any of none.
public func vDSP_maxv(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
    let values = elements(__A, __IA, __N)
    __C.pointee = values.max() ?? -.infinity
}

/// The smallest element of a vector; more than any of none.
public func vDSP_minv(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
    let values = elements(__A, __IA, __N)
    __C.pointee = values.min() ?? .infinity
}

/// The largest magnitude in a vector; 0 of none.
public func vDSP_maxmgv(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
    let values = elements(__A, __IA, __N)
    __C.pointee = values.map(abs).max() ?? 0
}

/// Adds two vectors.
public func vDSP_vadd(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Float>,
    _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    for index in 0..<Int(__N) { __C[index * __IC] = __A[index * __IA] + __B[index * __IB] }
}

/// Takes a vector, the first argument, from another one.
public func vDSP_vsub(
    _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride, _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Float>,
    _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    for index in 0..<Int(__N) { __C[index * __IC] = __A[index * __IA] - __B[index * __IB] }
}

/// Multiplies two vectors, element by element.
public func vDSP_vmul(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Float>,
    _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    for index in 0..<Int(__N) { __C[index * __IC] = __A[index * __IA] * __B[index * __IB] }
}

/// Divides a vector, the second argument, by the first one, element by element.
public func vDSP_vdiv(
    _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride, _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Float>,
    _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    for index in 0..<Int(__N) { __C[index * __IC] = __A[index * __IA] / __B[index * __IB] }
}

/// Multiplies a vector by a number.
public func vDSP_vsmul(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __C: UnsafeMutablePointer<Float>,
    _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    let number = __B.pointee
    for index in 0..<Int(__N) { __C[index * __IC] = __A[index * __IA] * number }
}

/// Adds a number to a vector.
public func vDSP_vsadd(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __C: UnsafeMutablePointer<Float>,
    _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    let number = __B.pointee
    for index in 0..<Int(__N) { __C[index * __IC] = __A[index * __IA] + number }
}

/// Divides a vector by a number.
public func vDSP_vsdiv(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __C: UnsafeMutablePointer<Float>,
    _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    let number = __B.pointee
    for index in 0..<Int(__N) { __C[index * __IC] = __A[index * __IA] / number }
}

/// The magnitudes of a vector.
public func vDSP_vabs(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) {
    for index in 0..<Int(__N) { __C[index * __IC] = abs(__A[index * __IA]) }
}

/// Fills a vector with a number.
public func vDSP_vfill(
    _ __A: UnsafePointer<Float>, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    for index in 0..<Int(__N) { __C[index * __IC] = __A.pointee }
}

/// Fills a vector with zeros.
public func vDSP_vclr(_ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length) {
    for index in 0..<Int(__N) { __C[index * __IC] = 0 }
}

/// The sum of the products of two vectors.
public func vDSP_dotpr(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
    __C.pointee = (0..<Int(__N)).reduce(0) { sum, index in sum + __A[index * __IA] * __B[index * __IB] }
}

/// Keeps the elements of a vector between two numbers.
public func vDSP_vclip(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __C: UnsafePointer<Float>,
    _ __D: UnsafeMutablePointer<Float>, _ __ID: vDSP_Stride,
    _ __N: vDSP_Length
) {
    for index in 0..<Int(__N) { __D[index * __ID] = min(max(__A[index * __IA], __B.pointee), __C.pointee) }
}

/// The sum of a vector.
public func vDSP_sveD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
    let values = elements(__A, __IA, __N)
    __C.pointee = values.reduce(0, +)
}

/// The mean of a vector; 0 of none.
public func vDSP_meanvD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
    let values = elements(__A, __IA, __N)
    __C.pointee = mean(values)
}

/// The mean of the magnitudes of a vector; 0 of none.
public func vDSP_meamgvD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
    let values = elements(__A, __IA, __N)
    __C.pointee = mean(values.map(abs))
}

/// The mean of the squares of a vector; 0 of none.
public func vDSP_measqvD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
    let values = elements(__A, __IA, __N)
    __C.pointee = mean(values.map { $0 * $0 })
}

/// The root of the mean of the squares of a vector; 0 of none.
public func vDSP_rmsqvD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
    let values = elements(__A, __IA, __N)
    __C.pointee = mean(values.map { $0 * $0 }).squareRoot()
}

/// The sum of the squares of a vector.
public func vDSP_svesqD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
    let values = elements(__A, __IA, __N)
    __C.pointee = values.reduce(0) { $0 + $1 * $1 }
}

/// The largest element of a vector; less than any of none.
public func vDSP_maxvD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
    let values = elements(__A, __IA, __N)
    __C.pointee = values.max() ?? -.infinity
}

/// The smallest element of a vector; more than any of none.
public func vDSP_minvD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
    let values = elements(__A, __IA, __N)
    __C.pointee = values.min() ?? .infinity
}

/// The largest magnitude in a vector; 0 of none.
public func vDSP_maxmgvD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
    let values = elements(__A, __IA, __N)
    __C.pointee = values.map(abs).max() ?? 0
}

/// Adds two vectors.
public func vDSP_vaddD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Double>,
    _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    for index in 0..<Int(__N) { __C[index * __IC] = __A[index * __IA] + __B[index * __IB] }
}

/// Takes a vector, the first argument, from another one.
public func vDSP_vsubD(
    _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride, _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Double>,
    _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    for index in 0..<Int(__N) { __C[index * __IC] = __A[index * __IA] - __B[index * __IB] }
}

/// Multiplies two vectors, element by element.
public func vDSP_vmulD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Double>,
    _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    for index in 0..<Int(__N) { __C[index * __IC] = __A[index * __IA] * __B[index * __IB] }
}

/// Divides a vector, the second argument, by the first one, element by element.
public func vDSP_vdivD(
    _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride, _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Double>,
    _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    for index in 0..<Int(__N) { __C[index * __IC] = __A[index * __IA] / __B[index * __IB] }
}

/// Multiplies a vector by a number.
public func vDSP_vsmulD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>,
    _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    let number = __B.pointee
    for index in 0..<Int(__N) { __C[index * __IC] = __A[index * __IA] * number }
}

/// Adds a number to a vector.
public func vDSP_vsaddD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>,
    _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    let number = __B.pointee
    for index in 0..<Int(__N) { __C[index * __IC] = __A[index * __IA] + number }
}

/// Divides a vector by a number.
public func vDSP_vsdivD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>,
    _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    let number = __B.pointee
    for index in 0..<Int(__N) { __C[index * __IC] = __A[index * __IA] / number }
}

/// The magnitudes of a vector.
public func vDSP_vabsD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) {
    for index in 0..<Int(__N) { __C[index * __IC] = abs(__A[index * __IA]) }
}

/// Fills a vector with a number.
public func vDSP_vfillD(
    _ __A: UnsafePointer<Double>, _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    for index in 0..<Int(__N) { __C[index * __IC] = __A.pointee }
}

/// Fills a vector with zeros.
public func vDSP_vclrD(_ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length) {
    for index in 0..<Int(__N) { __C[index * __IC] = 0 }
}

/// The sum of the products of two vectors.
public func vDSP_dotprD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
    __C.pointee = (0..<Int(__N)).reduce(0) { sum, index in sum + __A[index * __IA] * __B[index * __IB] }
}

/// Keeps the elements of a vector between two numbers.
public func vDSP_vclipD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __C: UnsafePointer<Double>,
    _ __D: UnsafeMutablePointer<Double>, _ __ID: vDSP_Stride,
    _ __N: vDSP_Length
) {
    for index in 0..<Int(__N) { __D[index * __ID] = min(max(__A[index * __IA], __B.pointee), __C.pointee) }
}

private func elements<Number: FloatingPoint>(
    _ values: UnsafePointer<Number>, _ stride: Int, _ count: vDSP_Length
) -> [Number] { (0..<Int(count)).map { values[$0 * stride] } }

private func mean<Number: FloatingPoint>(_ values: [Number]) -> Number {
    values.isEmpty ? 0 : values.reduce(0, +) / Number(values.count)
}
