/// A number with its noun: `1 place`, `3 places`.
///
/// - Parameter nouns: The noun for all numbers but one, where it is not the noun with an s.
func counted(_ number: Int, _ noun: String, _ nouns: String? = nil) -> String {
    "\(number) \(number == 1 ? noun : nouns ?? noun + "s")"
}
