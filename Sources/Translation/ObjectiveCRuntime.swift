/// Calls that reach into the Objective-C runtime, which Linux lacks.
enum ObjectiveCRuntime {
    static let functions: Set<String> = [
        "objc_setAssociatedObject", "objc_getAssociatedObject", "objc_removeAssociatedObjects", "objc_getClass",
        "objc_allocateClassPair", "objc_registerClassPair", "objc_getClassList", "objc_copyClassList",
        "objc_sync_enter",
        "objc_sync_exit", "objc_getProtocol", "objc_msgSend",
        "class_getName", "class_getSuperclass", "class_getInstanceMethod", "class_getClassMethod", "class_addMethod",
        "class_replaceMethod", "class_copyMethodList", "class_copyPropertyList", "class_copyIvarList",
        "class_getMethodImplementation", "class_conformsToProtocol", "class_respondsToSelector", "class_getProperty",
        "class_addProtocol", "class_createInstance", "class_getInstanceVariable",
        "method_exchangeImplementations", "method_getImplementation", "method_setImplementation",
        "method_getTypeEncoding",
        "method_getName", "object_getClass", "object_setClass", "object_getClassName", "object_getIvar",
        "object_setIvar",
        "property_getName", "property_getAttributes", "ivar_getName", "ivar_getOffset", "imp_implementationWithBlock",
        "imp_getBlock", "imp_removeBlock", "protocol_getName", "sel_registerName", "sel_getName", "sel_getUid",
    ]

    static func message(_ name: String) -> String {
        functions.contains(name)
            ? "'\(name)' needs the Objective-C runtime, which Matryoshka does not have"
            : "key-value observing ('\(name)') needs the Objective-C runtime, which Matryoshka does not have"
    }
}
