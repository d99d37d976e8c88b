import CoreGraphics

/// The matrix that takes a transform back; the transform itself where it has none, as a scaling to nothing.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
    // Gauss and Jordan: what makes the left half the identity makes the right one the inverse.
    var rows = zip(t.rows, CATransform3DIdentity.rows).map { $0 + $1 }
    for column in 0..<4 {
        let pivot = (column..<4).max { abs(rows[$0][column]) < abs(rows[$1][column]) } ?? column
        guard rows[pivot][column] != 0 else { return t }
        rows.swapAt(column, pivot)
        let divisor = rows[column][column]
        rows[column] = rows[column].map { $0 / divisor }
        for row in 0..<4 where row != column {
            let factor = rows[row][column]
            for index in 0..<8 { rows[row][index] -= factor * rows[column][index] }
        }
    }
    return CATransform3D(rows: rows.map { Array($0[4...]) })
}
