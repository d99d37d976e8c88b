import Foundation

extension BuildSettings {
    /// What every target for iOS is built with unless its project says otherwise.
    static func defaults(
        target: String, project: String, folder: URL, configuration: String, developmentRegion: String?,
        productType: String? = nil
    ) -> Layer {
        let wrapper = Wrapper(productType: productType)
        return [
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
            "PRODUCT_TYPE": productType ?? "com.apple.product-type.application",
            "PRODUCT_BUNDLE_PACKAGE_TYPE": wrapper.packageType,
            "EXECUTABLE_NAME": "$(EXECUTABLE_PREFIX)$(PRODUCT_NAME)$(EXECUTABLE_SUFFIX)",
            "WRAPPER_EXTENSION": wrapper.extension,
            "WRAPPER_NAME": "$(PRODUCT_NAME).$(WRAPPER_EXTENSION)",
            "FULL_PRODUCT_NAME": "$(WRAPPER_NAME)",
            "SDKROOT": "iphoneos",
            "PLATFORM_NAME": "iphonesimulator",
            "EFFECTIVE_PLATFORM_NAME": "-iphonesimulator",
            "TARGETED_DEVICE_FAMILY": "1",
        ]
    }
}

/// What the bundle of a kind of product is called and says of itself.
private struct Wrapper {
    let `extension`: String
    let packageType: String

    init(productType: String?) {
        switch ProjectSummary.Target.Kind(productType: productType) {
        case .framework: (self.extension, packageType) = ("framework", "FMWK")
        case .resourceBundle: (self.extension, packageType) = ("bundle", "BNDL")
        default: (self.extension, packageType) = ("app", "APPL")
        }
    }
}
