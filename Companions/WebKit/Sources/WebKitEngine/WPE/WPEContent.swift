/// The functions of WPE WebKit for what is in pages: scripts and their values, settings, searches, cookies and schemes.
struct WPEContent: Sendable {
    typealias Object = NativeObject
    typealias Data = UnsafeMutableRawPointer?
    typealias Finish = @convention(c) (Object, Object, GLib.FailurePlace) -> Object?

    // Scripts
    let run: @convention(c) (Object, NativeText, Object?, GLib.Ready?, Data) -> Void
    let runInWorld: @convention(c) (Object, NativeText, NativeText?, Object?, GLib.Ready?, Data) -> Void
    let callFunction: @convention(c) (Object, NativeText, Object?, NativeText?, Object?, GLib.Ready?, Data) -> Void
    let finish: Finish
    let finishInWorld: Finish
    let value: @convention(c) (Object) -> Object
    let releaseResult: @convention(c) (Object) -> Void
    let isUndefined: @convention(c) (Object) -> Int32
    let json: @convention(c) (Object, UInt32) -> UnsafeMutablePointer<CChar>?
    let newScript: @convention(c) (NativeText, UInt32, UInt32, Data, Data) -> Object
    let newScriptInWorld: @convention(c) (NativeText, UInt32, UInt32, NativeText, Data, Data) -> Object
    let releaseScript: @convention(c) (Object) -> Void
    let addScript: @convention(c) (Object, Object) -> Void
    let removeScripts: @convention(c) (Object) -> Void
    let newStyle: @convention(c) (NativeText, UInt32, UInt32, Data, Data) -> Object
    let releaseStyle: @convention(c) (Object) -> Void
    let addStyle: @convention(c) (Object, Object) -> Void
    let addHandler: @convention(c) (Object, NativeText) -> Int32
    let addHandlerInWorld: @convention(c) (Object, NativeText, NativeText) -> Int32
    let removeHandler: @convention(c) (Object, NativeText) -> Void
    let removeHandlerInWorld: @convention(c) (Object, NativeText, NativeText) -> Void

    // Settings
    let settings: @convention(c) (Object) -> Object
    let setUserAgent: @convention(c) (Object, NativeText?) -> Void
    let setMinimumFontSize: @convention(c) (Object, UInt32) -> Void
    let setZoom: @convention(c) (Object, Double) -> Void
    let setBackground: @convention(c) (Object, UnsafeRawPointer) -> Void

    /// `WebKitColor`
    struct Colour {
        var red = 1.0
        var green = 1.0
        var blue = 1.0
        var alpha = 1.0
    }

    // Searches
    let finder: @convention(c) (Object) -> Object
    let search: @convention(c) (Object, NativeText, UInt32, UInt32) -> Void

    // Cookies
    let cookieManager: @convention(c) (Object) -> Object
    let addCookie: @convention(c) (Object, Object, Object?, GLib.Ready?, Data) -> Void
    let deleteCookie: @convention(c) (Object, Object, Object?, GLib.Ready?, Data) -> Void
    let cookies: @convention(c) (Object, NativeText, Object?, GLib.Ready?, Data) -> Void
    let finishCookies: @convention(c) (Object, Object, GLib.FailurePlace) -> UnsafeMutableRawPointer?
    let newCookie: @convention(c) (NativeText, NativeText, NativeText, NativeText, Int32) -> Object
    let freeCookie: @convention(c) (Object) -> Void
    let setSecure: @convention(c) (Object, Int32) -> Void
    let cookieName: WPEWeb.Answer
    let cookieValue: WPEWeb.Answer
    let cookieDomain: WPEWeb.Answer
    let cookiePath: WPEWeb.Answer
    let isSecure: @convention(c) (Object) -> Int32

    // Schemes
    let schemeURI: WPEWeb.Answer
    let schemeMethod: WPEWeb.Answer
    let finishScheme: @convention(c) (Object, Object, Int64, NativeText?) -> Void
    let failScheme: @convention(c) (Object, UnsafeMutableRawPointer) -> Void
    let newFailure: @convention(c) (UInt32, Int32, NativeText) -> UnsafeMutableRawPointer
    let networkFailure: @convention(c) () -> UInt32

    init(_ find: NativeFunctions) throws {
        run = try find("webkit_web_view_run_javascript")
        runInWorld = try find("webkit_web_view_run_javascript_in_world")
        callFunction = try find("webkit_web_view_run_async_javascript_function_in_world")
        finish = try find("webkit_web_view_run_javascript_finish")
        finishInWorld = try find("webkit_web_view_run_javascript_in_world_finish")
        value = try find("webkit_javascript_result_get_js_value")
        releaseResult = try find("webkit_javascript_result_unref")
        isUndefined = try find("jsc_value_is_undefined")
        json = try find("jsc_value_to_json")
        newScript = try find("webkit_user_script_new")
        newScriptInWorld = try find("webkit_user_script_new_for_world")
        releaseScript = try find("webkit_user_script_unref")
        addScript = try find("webkit_user_content_manager_add_script")
        removeScripts = try find("webkit_user_content_manager_remove_all_scripts")
        newStyle = try find("webkit_user_style_sheet_new")
        releaseStyle = try find("webkit_user_style_sheet_unref")
        addStyle = try find("webkit_user_content_manager_add_style_sheet")
        addHandler = try find("webkit_user_content_manager_register_script_message_handler")
        addHandlerInWorld = try find("webkit_user_content_manager_register_script_message_handler_in_world")
        removeHandler = try find("webkit_user_content_manager_unregister_script_message_handler")
        removeHandlerInWorld = try find("webkit_user_content_manager_unregister_script_message_handler_in_world")
        settings = try find("webkit_web_view_get_settings")
        setUserAgent = try find("webkit_settings_set_user_agent")
        setMinimumFontSize = try find("webkit_settings_set_minimum_font_size")
        setZoom = try find("webkit_web_view_set_zoom_level")
        setBackground = try find("webkit_web_view_set_background_color")
        finder = try find("webkit_web_view_get_find_controller")
        search = try find("webkit_find_controller_search")
        cookieManager = try find("webkit_website_data_manager_get_cookie_manager")
        addCookie = try find("webkit_cookie_manager_add_cookie")
        deleteCookie = try find("webkit_cookie_manager_delete_cookie")
        cookies = try find("webkit_cookie_manager_get_cookies")
        finishCookies = try find("webkit_cookie_manager_get_cookies_finish")
        newCookie = try find("soup_cookie_new")
        freeCookie = try find("soup_cookie_free")
        setSecure = try find("soup_cookie_set_secure")
        cookieName = try find("soup_cookie_get_name")
        cookieValue = try find("soup_cookie_get_value")
        cookieDomain = try find("soup_cookie_get_domain")
        cookiePath = try find("soup_cookie_get_path")
        isSecure = try find("soup_cookie_get_secure")
        schemeURI = try find("webkit_uri_scheme_request_get_uri")
        schemeMethod = try find("webkit_uri_scheme_request_get_http_method")
        finishScheme = try find("webkit_uri_scheme_request_finish")
        failScheme = try find("webkit_uri_scheme_request_finish_error")
        newFailure = try find("g_error_new_literal")
        networkFailure = try find("webkit_network_error_quark")
    }
}
