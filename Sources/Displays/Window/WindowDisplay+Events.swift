import CSDL2
import CoreGraphics
import DisplayProtocol
import Foundation

extension WindowDisplay {
    /// Takes all that the desktop has said.
    func takeEvents() {
        // What the app says while an event is dealt with waits for its end.
        guard isOpen, !isTakingEvents else { return }
        isTakingEvents = true
        defer { isTakingEvents = false }
        var moved: SDL_MouseMotionEvent?
        while isOpen, let event = window.nextEvent() {
            // Of a mouse's many small moves the last counts.
            if event.type == SDL_MOUSEMOTION.rawValue {
                moved = event.motion
                continue
            }
            if let motion = moved.take() { mouseMoved(motion) }
            take(event)
        }
        if let motion = moved.take() { mouseMoved(motion) }
        paint()
        // Painting waits for the desktop's answer, and what comes before that is read with it: nothing would wake us for it.
        if isOpen, window.hasEvents { takeLater() }
    }

    private func takeLater() {
        DispatchQueue.main.async { [weak self] in MainActor.assumeIsolated { self?.takeEvents() } }
    }

    private func take(_ event: SDL_Event) {
        switch SDL_EventType(event.type) {
        case SDL_WINDOWEVENT: windowChanged(event.window)
        case SDL_MOUSEBUTTONDOWN: mouseDown(event.button)
        case SDL_MOUSEBUTTONUP: mouseUp(event.button)
        case SDL_MOUSEWHEEL: wheelTurned(event.wheel)
        case SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP: fingerChanged(event.tfinger)
        case SDL_KEYDOWN: keyDown(event.key)
        case SDL_KEYUP: keyUp(event.key)
        case SDL_TEXTINPUT: typed(event.text)
        case SDL_TEXTEDITING: composed(event.edit)
        case SDL_TEXTEDITING_EXT: composed(event.editExt)
        case SDL_CLIPBOARDUPDATE: shareClipboard()
        case SDL_QUIT: closedByPerson()
        default: break
        }
    }

    private func windowChanged(_ event: SDL_WindowEvent) {
        switch SDL_WindowEventID(UInt32(event.event)) {
        case SDL_WINDOWEVENT_SIZE_CHANGED:
            closeMenu()
            updateLayout()
        case SDL_WINDOWEVENT_EXPOSED: invalidateAll()
        case SDL_WINDOWEVENT_FOCUS_GAINED: shareClipboard()
        case SDL_WINDOWEVENT_FOCUS_LOST: focusLost()
        case SDL_WINDOWEVENT_LEAVE: if !input.pointer.isMouseDown { overlays.pinch = nil }
        case SDL_WINDOWEVENT_CLOSE: closedByPerson()
        default: break
        }
    }

    func closedByPerson() {
        guard isOpen else { return }
        close()
        onClose?()
    }

    /// What is down when the window loses the keyboard will not come up in it.
    private func focusLost() {
        for message in input.cancel() { host.send(message) }
        endComposition()
        closeMenu()
        overlays.pinch = nil
    }

    // MARK: Mouse

    private func place(_ x: Int32, _ y: Int32) -> (x: Double, y: Double) {
        let ratio = window.pixelsPerEventUnit
        // The middle of the pixel that the pointer is on.
        return ((Double(x) + 0.5) * ratio, (Double(y) + 0.5) * ratio)
    }

    private func mouseDown(_ event: SDL_MouseButtonEvent) {
        let place = place(event.x, event.y)
        let point = CGPoint(x: place.x / window.unit, y: place.y / window.unit)
        if event.button == 3 { return overlays.menu == nil ? openMenu(at: point) : closeMenu() }
        guard event.button == 1 else { return }
        if let menu = overlays.menu {
            let command = menu.command(at: point)
            if command != nil || !menu.frame.contains(point) { closeMenu() }
            if let command { perform(command) }
            return
        }
        guard acceptsInput, painter.layout.isTouchable(x: place.x, y: place.y) else { return }
        let layout = painter.layout
        let anchor = isPinchKeyDown ? center(of: layout) : nil
        deliver(input.pointer.mouseDown(at: layout.clamped(layout.point(atX: place.x, y: place.y)), anchor: anchor))
        updatePinch()
    }

    private func mouseMoved(_ event: SDL_MouseMotionEvent) {
        let place = place(event.x, event.y)
        if let menu = overlays.menu {
            let command = menu.command(at: CGPoint(x: place.x / window.unit, y: place.y / window.unit))
            if command != menu.selection { overlays.menu?.select(command) }
            return
        }
        let layout = painter.layout
        deliver(
            input.pointer.mouseMoved(
                to: layout.clamped(layout.point(atX: place.x, y: place.y)),
                isParallel: Int(SDL_GetModState().rawValue) & Int(KMOD_SHIFT.rawValue) != 0))
        updatePinch()
    }

    private func mouseUp(_ event: SDL_MouseButtonEvent) {
        guard event.button == 1 else { return }
        deliver(input.pointer.mouseUp())
        updatePinch()
    }

    private func deliver(_ touches: [DisplayMessage.Touch]) {
        for touch in touches { host.send(touch) }
    }

    private func wheelTurned(_ event: SDL_MouseWheelEvent) {
        guard acceptsInput, overlays.menu == nil, let place = window.pointer,
            painter.layout.isTouchable(x: place.x, y: place.y)
        else { return }
        let sign = event.direction == SDL_MOUSEWHEEL_FLIPPED.rawValue ? -1.0 : 1.0
        let layout = painter.layout
        let turns = input.wheel.turned(
            x: Double(event.preciseX) * sign, y: Double(event.preciseY) * sign,
            at: layout.clamped(layout.point(atX: place.x, y: place.y)),
            isSideways: Int(SDL_GetModState().rawValue) & Int(KMOD_SHIFT.rawValue) != 0)
        for turn in turns { host.send(turn) }
        guard input.wheel.isScrolling else { return timers.stop(.wheelRest) }
        timers.start(.wheelRest, after: WheelInput.rest) { [weak self] in
            guard let self else { return }
            for turn in input.wheel.rest() { host.send(turn) }
        }
    }

    // MARK: Touch screen

    private func fingerChanged(_ event: SDL_TouchFingerEvent) {
        let layout = painter.layout
        let (x, y) = (Double(event.x) * Double(layout.window.width), Double(event.y) * Double(layout.window.height))
        let point = layout.clamped(layout.point(atX: x, y: y))
        switch SDL_EventType(event.type) {
        case SDL_FINGERDOWN:
            guard acceptsInput, overlays.menu == nil, layout.isTouchable(x: x, y: y) else { return }
            deliver(input.pointer.fingerDown(event.fingerId, at: point))
        case SDL_FINGERMOTION: deliver(input.pointer.fingerMoved(event.fingerId, to: point))
        default: deliver(input.pointer.fingerUp(event.fingerId))
        }
    }

    // MARK: Keys

    private func keyDown(_ key: SDL_KeyboardEvent) {
        var event = KeyboardInput.Event(key)
        event.isTextFollowing = window.isTextFollowing(key)
        // Keys repeat on Wayland, and input methods answer, at other times than the desktop's own.
        window.expectEvents(for: 0.5)
        updatePinch()
        if overlays.menu != nil, takeMenuKey(event) { return }
        if let command = WindowCommand(event) {
            if !event.isRepeat || command == .step { perform(command) }
            return
        }
        if takeCardKey(event) { return }
        guard acceptsInput else { return }
        // What was copied elsewhere while the window had the keyboard all along.
        if event.isLeftControl, event.usage == 0x19 { shareClipboard() }
        host.send(input.keyboard.down(event))
    }

    private func keyUp(_ key: SDL_KeyboardEvent) {
        if let press = input.keyboard.up(KeyboardInput.Event(key)) { host.send(press) }
        updatePinch()
    }

    private func typed(_ event: SDL_TextInputEvent) {
        let text = withUnsafeBytes(of: event.text) { Self.string($0) }
        input.isComposing = false
        // A shortcut's letter is typed by some input methods too.
        let held = Int(SDL_GetModState().rawValue) & Int(KMOD_CTRL.rawValue | KMOD_LALT.rawValue | KMOD_GUI.rawValue)
        guard acceptsInput, overlays.menu == nil, held == 0, !text.isEmpty else { return }
        host.send(DisplayMessage.Text(text: text, deleting: 0))
    }

    private func composed(_ event: SDL_TextEditingEvent) {
        compose(
            withUnsafeBytes(of: event.text) { Self.string($0) }, start: Int(event.start), length: Int(event.length))
    }

    private func composed(_ event: SDL_TextEditingExtEvent) {
        defer { SDL_free(event.text) }
        compose(
            event.text.map { String(cString: $0) } ?? "", start: Int(event.start), length: Int(event.length))
    }

    private func compose(_ text: String, start: Int, length: Int) {
        guard acceptsInput, input.isComposing || !text.isEmpty else { return }
        input.isComposing = !text.isEmpty
        if input.isComposing { window.expectEvents(for: 30) }
        // SDL counts characters.
        let selection = Self.utf16Range(of: text, start: start, length: length)
        host.send(
            DisplayMessage.Composition(
                text: text, selectionStart: selection.lowerBound, selectionLength: selection.count))
    }

    private func endComposition() {
        guard input.isComposing else { return }
        input.isComposing = false
        host.send(DisplayMessage.Composition(text: "", selectionStart: 0, selectionLength: 0))
    }

    private static func string(_ bytes: UnsafeRawBufferPointer) -> String {
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }

    /// The UTF-16 range of a range of Unicode scalars, as far as the text goes.
    static func utf16Range(of text: String, start: Int, length: Int) -> Range<Int> {
        let scalars = text.unicodeScalars
        let first = scalars.prefix(max(0, start)).reduce(0) { $0 + UTF16.width($1) }
        let count = scalars.dropFirst(max(0, start)).prefix(max(0, length)).reduce(0) { $0 + UTF16.width($1) }
        return first..<first + count
    }

    // MARK: Text and pasteboard

    /// Whether there is an app that takes what a person does.
    var acceptsInput: Bool {
        if case .running = host.phase { return !host.isInBackground && overlays.card?.dims != true }
        return false
    }

    func updateTextInput() {
        let input = host.textInput
        let isRunning = host.phase == .running
        window.takesText = input.isActive && isRunning
        if input.isActive, let caret = input.caret { window.setCaret(painter.layout.pixels(of: caret.rectangle)) }
    }

    /// Tells the app what can be pasted, if that has changed.
    func shareClipboard() {
        let text = window.clipboard
        guard text != pasteboard, host.phase == .running else { return }
        pasteboard = text
        host.send(PasteboardText(text: text))
    }

    // MARK: Pinching

    /// Many window managers keep the mouse with the Alt key to themselves; control does as well.
    var isPinchKeyDown: Bool {
        Int(SDL_GetModState().rawValue) & Int(KMOD_LALT.rawValue | KMOD_CTRL.rawValue) != 0
    }

    private func center(of layout: WindowLayout) -> CGPoint {
        CGPoint(x: layout.interfaceSize.width / 2, y: layout.interfaceSize.height / 2)
    }

    /// Shows where the two fingers are, or would be.
    private func updatePinch() {
        let layout = painter.layout
        var fingers = input.pointer.pinch
        if fingers == nil, !input.pointer.isMouseDown, isPinchKeyDown, acceptsInput, overlays.menu == nil,
            let place = window.pointer,
            layout.isTouchable(x: place.x, y: place.y)
        {
            let point = layout.clamped(layout.point(atX: place.x, y: place.y))
            fingers = (point, PointerInput.opposite(point, around: center(of: layout)))
        }
        overlays.pinch = fingers.map { .init(first: $0.0, second: $0.1) }
    }
}
