/// Calls what is bound to the main actor on the thread that asks for it.
///
/// Objective-C sends messages and reads values by name on the thread of whoever does so, and knows of no actors.
///
/// - Parameter input: What the body works with, which is not to be captured.
func onThisThread<Input, Result>(_ input: Input, _ body: @MainActor (Input) -> Result) -> Result {
    withoutActuallyEscaping(body) { unsafeBitCast($0, to: ((Input) -> Result).self)(input) }
}

/// The same for an object of any class, which the generic function would open the type of.
func onThisThread<Result>(_ object: AnyObject, _ body: @MainActor (AnyObject) -> Result) -> Result {
    withoutActuallyEscaping(body) { unsafeBitCast($0, to: ((AnyObject) -> Result).self)(object) }
}
