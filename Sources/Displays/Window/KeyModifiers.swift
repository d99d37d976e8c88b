/// The modifier keys that are down, as `UIKeyModifierFlags` has them.
struct KeyModifiers: OptionSet, Hashable {
    let rawValue: Int

    static let capsLock = KeyModifiers(rawValue: 1 << 16)
    static let shift = KeyModifiers(rawValue: 1 << 17)
    static let control = KeyModifiers(rawValue: 1 << 18)
    static let option = KeyModifiers(rawValue: 1 << 19)
    static let command = KeyModifiers(rawValue: 1 << 20)
    static let numericPad = KeyModifiers(rawValue: 1 << 21)
}
