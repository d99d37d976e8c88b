/// The functions of WPE WebKit that the engine calls.
struct WPEWeb: Sendable {
    typealias Object = NativeObject
    typealias Data = UnsafeMutableRawPointer?
    typealias Answer = @convention(c) (Object) -> NativeText?

    // Making
    let viewType: @convention(c) () -> UInt
    let backendType: @convention(c) () -> UInt
    let contextType: @convention(c) () -> UInt
    let contentType: @convention(c) () -> UInt
    let makeBackend: @convention(c) (Object, GLib.Release?, Data) -> Object
    let makeDataManager: @convention(c) () -> Object
    let makeContext: @convention(c) (Object) -> Object
    let makeContent: @convention(c) () -> Object
    let dataManager: @convention(c) (Object) -> Object
    let newProxy: @convention(c) (NativeText, UnsafeRawPointer?) -> Object
    let freeProxy: @convention(c) (Object) -> Void
    let setProxy: @convention(c) (Object, UInt32, Object?) -> Void
    let registerScheme:
        @convention(c) (
            Object, NativeText, @convention(c) (Object?, Data) -> Void, Data, GLib.Release?
        ) -> Void
    let clearData: @convention(c) (Object, UInt32, Int64, Object?, GLib.Ready?, Data) -> Void

    // Loading
    let loadRequest: @convention(c) (Object, Object) -> Void
    let loadHTML: @convention(c) (Object, NativeText, NativeText?) -> Void
    let loadBytes: @convention(c) (Object, Object, NativeText?, NativeText?, NativeText?) -> Void
    let reload: @convention(c) (Object) -> Void
    let reloadBypassingCache: @convention(c) (Object) -> Void
    let stop: @convention(c) (Object) -> Void
    let title: Answer
    let uri: Answer
    let progress: @convention(c) (Object) -> Double
    let isLoading: @convention(c) (Object) -> Int32
    let history: @convention(c) (Object) -> Object
    let entry: @convention(c) (Object, Int32) -> Object?
    let goTo: @convention(c) (Object, Object) -> Void
    let entryURI: Answer
    let entryTitle: Answer
    let entryFirstURI: Answer

    // Questions
    let newRequest: @convention(c) (NativeText) -> Object
    let requestURI: Answer
    let requestMethod: Answer
    let requestHeaders: @convention(c) (Object) -> Object?
    let setHeader: @convention(c) (Object, NativeText, NativeText) -> Void
    let action: @convention(c) (Object) -> Object
    let actionKind: @convention(c) (Object) -> UInt32
    let actionRequest: @convention(c) (Object) -> Object
    let isRedirect: @convention(c) (Object) -> Int32
    let response: @convention(c) (Object) -> Object
    let canShow: @convention(c) (Object) -> Int32
    let responseURI: Answer
    let responseType: Answer
    let responseStatus: @convention(c) (Object) -> UInt32
    let responseLength: @convention(c) (Object) -> UInt64
    let use: @convention(c) (Object) -> Void
    let ignore: @convention(c) (Object) -> Void

    // Dialogs
    let retainDialog: @convention(c) (Object) -> Object
    let releaseDialog: @convention(c) (Object) -> Void
    let closeDialog: @convention(c) (Object) -> Void
    let dialogKind: @convention(c) (Object) -> UInt32
    let dialogMessage: Answer
    let dialogText: Answer
    let confirmDialog: @convention(c) (Object, Int32) -> Void
    let enterText: @convention(c) (Object, NativeText) -> Void

    // Servers that ask who is there
    let challengeHost: Answer
    let challengePort: @convention(c) (Object) -> UInt32
    let challengeRealm: Answer
    let isRetry: @convention(c) (Object) -> Int32
    let authenticate: @convention(c) (Object, Object?) -> Void
    let newCredential: @convention(c) (NativeText, NativeText, UInt32) -> Object
    let freeCredential: @convention(c) (Object) -> Void

    init(_ find: NativeFunctions) throws {
        viewType = try find("webkit_web_view_get_type")
        backendType = try find("webkit_web_view_backend_get_type")
        contextType = try find("webkit_web_context_get_type")
        contentType = try find("webkit_user_content_manager_get_type")
        makeBackend = try find("webkit_web_view_backend_new")
        makeDataManager = try find("webkit_website_data_manager_new_ephemeral")
        makeContext = try find("webkit_web_context_new_with_website_data_manager")
        makeContent = try find("webkit_user_content_manager_new")
        dataManager = try find("webkit_web_context_get_website_data_manager")
        newProxy = try find("webkit_network_proxy_settings_new")
        freeProxy = try find("webkit_network_proxy_settings_free")
        setProxy = try find("webkit_website_data_manager_set_network_proxy_settings")
        registerScheme = try find("webkit_web_context_register_uri_scheme")
        clearData = try find("webkit_website_data_manager_clear")
        loadRequest = try find("webkit_web_view_load_request")
        loadHTML = try find("webkit_web_view_load_html")
        loadBytes = try find("webkit_web_view_load_bytes")
        reload = try find("webkit_web_view_reload")
        reloadBypassingCache = try find("webkit_web_view_reload_bypass_cache")
        stop = try find("webkit_web_view_stop_loading")
        title = try find("webkit_web_view_get_title")
        uri = try find("webkit_web_view_get_uri")
        progress = try find("webkit_web_view_get_estimated_load_progress")
        isLoading = try find("webkit_web_view_is_loading")
        history = try find("webkit_web_view_get_back_forward_list")
        entry = try find("webkit_back_forward_list_get_nth_item")
        goTo = try find("webkit_web_view_go_to_back_forward_list_item")
        entryURI = try find("webkit_back_forward_list_item_get_uri")
        entryTitle = try find("webkit_back_forward_list_item_get_title")
        entryFirstURI = try find("webkit_back_forward_list_item_get_original_uri")
        newRequest = try find("webkit_uri_request_new")
        requestURI = try find("webkit_uri_request_get_uri")
        requestMethod = try find("webkit_uri_request_get_http_method")
        requestHeaders = try find("webkit_uri_request_get_http_headers")
        setHeader = try find("soup_message_headers_replace")
        action = try find("webkit_navigation_policy_decision_get_navigation_action")
        actionKind = try find("webkit_navigation_action_get_navigation_type")
        actionRequest = try find("webkit_navigation_action_get_request")
        isRedirect = try find("webkit_navigation_action_is_redirect")
        response = try find("webkit_response_policy_decision_get_response")
        canShow = try find("webkit_response_policy_decision_is_mime_type_supported")
        responseURI = try find("webkit_uri_response_get_uri")
        responseType = try find("webkit_uri_response_get_mime_type")
        responseStatus = try find("webkit_uri_response_get_status_code")
        responseLength = try find("webkit_uri_response_get_content_length")
        use = try find("webkit_policy_decision_use")
        ignore = try find("webkit_policy_decision_ignore")
        retainDialog = try find("webkit_script_dialog_ref")
        releaseDialog = try find("webkit_script_dialog_unref")
        closeDialog = try find("webkit_script_dialog_close")
        dialogKind = try find("webkit_script_dialog_get_dialog_type")
        dialogMessage = try find("webkit_script_dialog_get_message")
        dialogText = try find("webkit_script_dialog_prompt_get_default_text")
        confirmDialog = try find("webkit_script_dialog_confirm_set_confirmed")
        enterText = try find("webkit_script_dialog_prompt_set_text")
        challengeHost = try find("webkit_authentication_request_get_host")
        challengePort = try find("webkit_authentication_request_get_port")
        challengeRealm = try find("webkit_authentication_request_get_realm")
        isRetry = try find("webkit_authentication_request_is_retry")
        authenticate = try find("webkit_authentication_request_authenticate")
        newCredential = try find("webkit_credential_new")
        freeCredential = try find("webkit_credential_free")
    }
}
