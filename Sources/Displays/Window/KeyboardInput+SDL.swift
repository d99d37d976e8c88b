import CSDL2

extension KeyboardInput.Event {
    /// SDL numbers keys as the USB standard does.
    init(_ key: SDL_KeyboardEvent) {
        let modifiers = Int(key.keysym.mod)
        func has(_ flag: SDL_Keymod) -> Bool { modifiers & Int(flag.rawValue) != 0 }
        let code = UInt32(bitPattern: key.keysym.sym)
        // Keys that stand for no character have codes with this bit.
        let character = code != 0 && code & (1 << 30) == 0 ? Unicode.Scalar(code).map(Character.init) : nil
        self.init(
            usage: Int(key.keysym.scancode.rawValue), character: character,
            isShifted: has(KMOD_LSHIFT) || has(KMOD_RSHIFT), isLeftControl: has(KMOD_LCTRL),
            isRightControl: has(KMOD_RCTRL), isOption: has(KMOD_LALT), isCommand: has(KMOD_LGUI) || has(KMOD_RGUI),
            hasCapsLock: has(KMOD_CAPS), isRepeat: key.repeat != 0)
    }
}
