/// The functions of WPE's backend that the engine calls: what the page is drawn into, and what it hears of fingers and keys.
struct WPEBackend: Sendable {
    /// `struct wpe_view_backend_exportable_fdo_client`
    struct Client {
        var exportBuffer: (@convention(c) (UnsafeMutableRawPointer?, NativeObject?) -> Void)?
        var exportDMABuffer: (@convention(c) (UnsafeMutableRawPointer?, NativeObject?) -> Void)?
        var exportSharedBuffer: (@convention(c) (UnsafeMutableRawPointer?, NativeObject?) -> Void)?
        var reserved0: (@convention(c) () -> Void)?
        var reserved1: (@convention(c) () -> Void)?
    }

    /// `struct wpe_input_keyboard_event`
    struct KeyEvent {
        var time: UInt32
        var keyCode: UInt32
        var hardwareKeyCode: UInt32 = 0
        var isPressed: Bool
        var modifiers: UInt32 = 0
    }

    /// `struct wpe_input_pointer_event`
    struct PointerEvent {
        /// 1 is a movement, 2 a button.
        var type: UInt32
        var time: UInt32
        var x: Int32
        var y: Int32
        var button: UInt32 = 0
        var state: UInt32 = 0
        var modifiers: UInt32 = 0
    }

    let load: @convention(c) (NativeText) -> Bool
    let useSharedMemory: @convention(c) () -> Bool
    let make: @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer?, UInt32, UInt32) -> NativeObject?
    let destroy: @convention(c) (NativeObject) -> Void
    let view: @convention(c) (NativeObject) -> NativeObject
    let release: @convention(c) (NativeObject, NativeObject) -> Void
    let frameComplete: @convention(c) (NativeObject) -> Void
    let sharedBuffer: @convention(c) (NativeObject) -> NativeObject?

    let width: @convention(c) (NativeObject) -> Int32
    let height: @convention(c) (NativeObject) -> Int32
    let stride: @convention(c) (NativeObject) -> Int32
    let data: @convention(c) (NativeObject) -> UnsafeRawPointer?
    let beginAccess: @convention(c) (NativeObject) -> Void
    let endAccess: @convention(c) (NativeObject) -> Void

    let setSize: @convention(c) (NativeObject, UInt32, UInt32) -> Void
    let setScale: @convention(c) (NativeObject, Float) -> Void
    let addState: @convention(c) (NativeObject, UInt32) -> Void
    let removeState: @convention(c) (NativeObject, UInt32) -> Void
    let sendKey: @convention(c) (NativeObject, UnsafeRawPointer) -> Void
    let sendPointer: @convention(c) (NativeObject, UnsafeRawPointer) -> Void
    let keyCode: @convention(c) (UInt32) -> UInt32

    /// `wpe_view_activity_state_visible`, `…_focused` and `…_in_window`
    static let visible: UInt32 = 1
    static let focused: UInt32 = 2
    static let inWindow: UInt32 = 4

    /// - Parameters:
    ///   - find: Finds functions of libwpe, which WebKit's library is linked with.
    ///   - findBackend: Finds functions of the backend and of libwayland-server, which it is linked with.
    init(_ find: NativeFunctions, _ findBackend: NativeFunctions) throws {
        load = try find("wpe_loader_init")
        setSize = try find("wpe_view_backend_dispatch_set_size")
        setScale = try find("wpe_view_backend_dispatch_set_device_scale_factor")
        addState = try find("wpe_view_backend_add_activity_state")
        removeState = try find("wpe_view_backend_remove_activity_state")
        sendKey = try find("wpe_view_backend_dispatch_keyboard_event")
        sendPointer = try find("wpe_view_backend_dispatch_pointer_event")
        keyCode = try find("wpe_unicode_to_key_code")
        useSharedMemory = try findBackend("wpe_fdo_initialize_shm")
        make = try findBackend("wpe_view_backend_exportable_fdo_create")
        destroy = try findBackend("wpe_view_backend_exportable_fdo_destroy")
        view = try findBackend("wpe_view_backend_exportable_fdo_get_view_backend")
        release = try findBackend("wpe_view_backend_exportable_fdo_dispatch_release_shm_exported_buffer")
        frameComplete = try findBackend("wpe_view_backend_exportable_fdo_dispatch_frame_complete")
        sharedBuffer = try findBackend("wpe_fdo_shm_exported_buffer_get_shm_buffer")
        width = try findBackend("wl_shm_buffer_get_width")
        height = try findBackend("wl_shm_buffer_get_height")
        stride = try findBackend("wl_shm_buffer_get_stride")
        data = try findBackend("wl_shm_buffer_get_data")
        beginAccess = try findBackend("wl_shm_buffer_begin_access")
        endAccess = try findBackend("wl_shm_buffer_end_access")
    }
}
