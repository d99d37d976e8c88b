/// An unknown of a ``Solver``, identified by a small integer that the solver gives out.
///
/// A variable belongs to the solver that made it, and its identity may be given out again after
/// ``Solver/release(_:)``.
package struct Variable: Hashable, Sendable {
    /// The tableau symbol that stands for the variable.
    package let index: Int

    init(index: Int) {
        self.index = index
    }
}
