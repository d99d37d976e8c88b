import Foundation

extension BuildSettings {
    /// What every iOS app is built with unless its project says otherwise.
    static func defaults(
        target: String, project: String, folder: URL, configuration: String, developmentRegion: String?
    ) -> Layer {
        [
            "TARGET_NAME": target,
            "TARGETNAME": target,
            "PROJECT_NAME": project,
            "PROJECT_DIR": folder.path,
            "PROJECT_ROOT": folder.path,
            "SRCROOT": folder.path,
            "SOURCE_ROOT": folder.path,
            "CONFIGURATION": configuration,
            "DEVELOPMENT_LANGUAGE": developmentRegion ?? "en",
            "PRODUCT_NAME": "$(TARGET_NAME)",
            "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)",
            "PRODUCT_BUNDLE_IDENTIFIER": "local.$(PRODUCT_NAME:rfc1034identifier)",
            "PRODUCT_TYPE": "com.apple.product-type.application",
            "PRODUCT_BUNDLE_PACKAGE_TYPE": "APPL",
            "EXECUTABLE_NAME": "$(EXECUTABLE_PREFIX)$(PRODUCT_NAME)$(EXECUTABLE_SUFFIX)",
            "WRAPPER_EXTENSION": "app",
            "WRAPPER_NAME": "$(PRODUCT_NAME).app",
            "FULL_PRODUCT_NAME": "$(WRAPPER_NAME)",
            "SDKROOT": "iphoneos",
            "PLATFORM_NAME": "iphonesimulator",
            "EFFECTIVE_PLATFORM_NAME": "-iphonesimulator",
            "TARGETED_DEVICE_FAMILY": "1",
        ]
    }
}
