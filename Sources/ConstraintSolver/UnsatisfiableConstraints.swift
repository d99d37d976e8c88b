/// The error of asking for required constraints that no values can satisfy together.
package struct UnsatisfiableConstraints: Error {
    /// Required constraints that contradict one another, the refused one among them, in the order they were added.
    ///
    /// Where no length takes part, the set is irreducible: without any one of them the others can be satisfied.
    // An error must be Sendable. This one is caught by whoever called the solver, where the constraints already are.
    nonisolated(unsafe) package let constraints: [Constraint]
}
