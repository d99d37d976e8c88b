/// The functions of GLib and GObject that the engine calls.
struct GLib: Sendable {
    typealias Callback = @convention(c) (UnsafeMutableRawPointer?) -> Int32
    typealias Release = @convention(c) (UnsafeMutableRawPointer?) -> Void
    /// `GAsyncReadyCallback`
    typealias Ready = @convention(c) (NativeObject?, NativeObject?, UnsafeMutableRawPointer?) -> Void

    /// `GError`
    struct Failure {
        var domain: UInt32
        var code: Int32
        var message: NativeText?
    }
    /// `GError **`
    typealias FailurePlace = UnsafeMutableRawPointer

    /// `GList` and `GSList`, as far as it is read.
    struct List {
        var data: UnsafeMutableRawPointer?
        var next: UnsafeMutableRawPointer?
    }

    let newLoop: @convention(c) (NativeObject?, Int32) -> NativeObject
    let runLoop: @convention(c) (NativeObject) -> Void
    let addIdle: @convention(c) (Int32, Callback, UnsafeMutableRawPointer?, Release?) -> UInt32
    let addTimeout: @convention(c) (Int32, UInt32, Callback, UnsafeMutableRawPointer?, Release?) -> UInt32
    let connect:
        @convention(c) (
            UnsafeMutableRawPointer?, NativeText, UnsafeMutableRawPointer?, UnsafeMutableRawPointer?,
            UnsafeMutableRawPointer?, Int32
        ) -> UInt
    let ref: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer?
    let unref: @convention(c) (UnsafeMutableRawPointer?) -> Void
    let free: @convention(c) (UnsafeMutableRawPointer?) -> Void
    let freeFailure: @convention(c) (UnsafeMutableRawPointer?) -> Void
    let freeList: @convention(c) (UnsafeMutableRawPointer?) -> Void
    let quarkText: @convention(c) (UInt32) -> NativeText?
    let newBytes: @convention(c) (UnsafeRawPointer?, Int) -> NativeObject
    let unrefBytes: @convention(c) (NativeObject) -> Void
    let memoryStream: @convention(c) (NativeObject) -> NativeObject
    /// `g_object_new_with_properties`: the plain `g_object_new` has a variable number of arguments.
    let make:
        @convention(c) (
            UInt, UInt32, UnsafeMutableRawPointer, UnsafeRawPointer
        ) -> UnsafeMutableRawPointer?
    let initialize: @convention(c) (UnsafeMutableRawPointer, UInt) -> UnsafeMutableRawPointer
    let setObject: @convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer?) -> Void
    let setBoxed: @convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer?) -> Void
    let setBool: @convention(c) (UnsafeMutableRawPointer, Int32) -> Void
    let clear: @convention(c) (UnsafeMutableRawPointer) -> Void
    let setProperty: @convention(c) (UnsafeMutableRawPointer?, NativeText, UnsafeRawPointer) -> Void

    /// `GValue`: a type, and two words of data.
    struct Value {
        var type: UInt = 0
        var first: UInt64 = 0
        var second: UInt64 = 0
    }

    /// `G_TYPE_BOOLEAN`, which is fixed.
    static let boolean: UInt = 5 << 2
    /// `G_PRIORITY_DEFAULT`
    static let usualPriority: Int32 = 0

    init(_ find: NativeFunctions) throws {
        newLoop = try find("g_main_loop_new")
        runLoop = try find("g_main_loop_run")
        addIdle = try find("g_idle_add_full")
        addTimeout = try find("g_timeout_add_full")
        connect = try find("g_signal_connect_data")
        ref = try find("g_object_ref")
        unref = try find("g_object_unref")
        free = try find("g_free")
        freeFailure = try find("g_error_free")
        freeList = try find("g_list_free")
        quarkText = try find("g_quark_to_string")
        newBytes = try find("g_bytes_new")
        unrefBytes = try find("g_bytes_unref")
        memoryStream = try find("g_memory_input_stream_new_from_bytes")
        make = try find("g_object_new_with_properties")
        initialize = try find("g_value_init")
        setObject = try find("g_value_set_object")
        setBoxed = try find("g_value_set_boxed")
        setBool = try find("g_value_set_boolean")
        clear = try find("g_value_unset")
        setProperty = try find("g_object_set_property")
    }

    /// Calls on the thread that runs the default loop; any thread may ask for it.
    func call(_ body: @escaping () -> Void) {
        _ = addIdle(Self.usualPriority, Self.perform, Unmanaged.passRetained(EngineCall(body)).toOpaque(), Self.release)
    }

    /// Calls on the thread that runs the default loop, after some milliseconds.
    func call(after milliseconds: UInt32, _ body: @escaping () -> Void) {
        _ = addTimeout(
            Self.usualPriority, milliseconds, Self.perform, Unmanaged.passRetained(EngineCall(body)).toOpaque(),
            Self.release)
    }

    private static let perform: Callback = { data in
        if let data { Unmanaged<EngineCall>.fromOpaque(data).takeUnretainedValue().body() }
        return 0
    }

    private static let release: Release = { data in
        if let data { Unmanaged<EngineCall>.fromOpaque(data).release() }
    }

    /// The text of a string that is the caller's to free.
    func taking(_ text: UnsafeMutablePointer<CChar>?) -> String? {
        guard let text else { return nil }
        defer { free(text) }
        return String(cString: text)
    }

    func set(_ property: String, _ value: Bool, on object: NativeObject) {
        var holder = Value()
        _ = initialize(&holder, Self.boolean)
        setBool(&holder, value ? 1 : 0)
        property.withCString { setProperty(UnsafeMutableRawPointer(object), $0, &holder) }
        clear(&holder)
    }
}
