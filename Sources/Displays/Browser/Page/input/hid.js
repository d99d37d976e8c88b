// USB HID usages (keyboard page, 0x07) by KeyboardEvent.code.

const usages = new Map();

function run(first, ...codes) {
  codes.forEach((code, offset) => usages.set(code, first + offset));
}

run(0x04, ..."ABCDEFGHIJKLMNOPQRSTUVWXYZ".split("").map((letter) => `Key${letter}`));
run(0x1e, ..."1234567890".split("").map((digit) => `Digit${digit}`));
run(0x28, "Enter", "Escape", "Backspace", "Tab", "Space", "Minus", "Equal", "BracketLeft", "BracketRight", "Backslash");
run(0x32, "IntlHash", "Semicolon", "Quote", "Backquote", "Comma", "Period", "Slash", "CapsLock");
run(0x3a, "F1", "F2", "F3", "F4", "F5", "F6", "F7", "F8", "F9", "F10", "F11", "F12");
run(0x46, "PrintScreen", "ScrollLock", "Pause", "Insert", "Home", "PageUp", "Delete", "End", "PageDown");
run(0x4f, "ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp", "NumLock");
run(0x54, "NumpadDivide", "NumpadMultiply", "NumpadSubtract", "NumpadAdd", "NumpadEnter");
run(0x59, ..."1234567890".split("").map((digit) => `Numpad${digit}`), "NumpadDecimal");
run(0x64, "IntlBackslash", "ContextMenu", "Power", "NumpadEqual");
run(0x68, "F13", "F14", "F15", "F16", "F17", "F18", "F19", "F20", "F21", "F22", "F23", "F24");
run(0x74, "Open", "Help", "Props", "Select", "Again", "Undo", "Cut", "Copy", "Paste", "Find");
run(0x7f, "AudioVolumeMute", "AudioVolumeUp", "AudioVolumeDown");
run(0x85, "NumpadComma");
run(0x87, "IntlRo", "KanaMode", "IntlYen", "Convert", "NonConvert");
run(0x90, "Lang1", "Lang2", "Lang3", "Lang4", "Lang5");
run(0xe0, "ControlLeft", "ShiftLeft", "AltLeft", "MetaLeft", "ControlRight", "ShiftRight", "AltRight", "MetaRight");

/// `UIKeyModifierFlags`.
export const flag = { alphaShift: 1 << 16, shift: 1 << 17, control: 1 << 18, alternate: 1 << 19, command: 1 << 20,
  numericPad: 1 << 21 };

/// The `key` messages that press a key and let it go, for what did not come from a key.
export function stroke(key, modifiers = 0, characters = "") {
  return ["down", "up"].map((phase) => ({ phase, usage: key, characters, charactersIgnoringModifiers: characters,
    modifiers, isRepeat: false, isTypedApart: false }));
}

export const usage = {
  v: 0x19, z: 0x1d, backspace: 0x2a, deleteForward: 0x4c, right: 0x4f, left: 0x50,
  keyOf: (code) => usages.get(code),
};
