import Foundation

extension AVCaptureSession {
    /// How good pictures are to be.
    public struct Preset: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Makes one of its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// For photographs.
        public static let photo = Preset(rawValue: "AVCaptureSessionPresetPhoto")
        /// Good.
        public static let high = Preset(rawValue: "AVCaptureSessionPresetHigh")
        /// Middling.
        public static let medium = Preset(rawValue: "AVCaptureSessionPresetMedium")
        /// Small.
        public static let low = Preset(rawValue: "AVCaptureSessionPresetLow")
        /// 352 by 288 pixels.
        public static let cif352x288 = Preset(rawValue: "AVCaptureSessionPreset352x288")
        /// 640 by 480 pixels.
        public static let vga640x480 = Preset(rawValue: "AVCaptureSessionPreset640x480")
        /// 960 by 540 pixels.
        public static let iFrame960x540 = Preset(rawValue: "AVCaptureSessionPresetiFrame960x540")
        /// 1280 by 720 pixels.
        public static let iFrame1280x720 = Preset(rawValue: "AVCaptureSessionPresetiFrame1280x720")
        /// 1280 by 720 pixels.
        public static let hd1280x720 = Preset(rawValue: "AVCaptureSessionPreset1280x720")
        /// 1920 by 1080 pixels.
        public static let hd1920x1080 = Preset(rawValue: "AVCaptureSessionPreset1920x1080")
        /// 3840 by 2160 pixels.
        public static let hd4K3840x2160 = Preset(rawValue: "AVCaptureSessionPreset3840x2160")
        /// As the device is set.
        public static let inputPriority = Preset(rawValue: "AVCaptureSessionPresetInputPriority")
    }
}

extension AVCaptureDevice {
    /// A kind of device.
    public struct DeviceType: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Makes one of its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The usual camera.
        public static let builtInWideAngleCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInWideAngleCamera")
        /// The camera that sees more.
        public static let builtInUltraWideCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInUltraWideCamera")
        /// The camera that sees farther.
        public static let builtInTelephotoCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTelephotoCamera")
        /// Two cameras.
        public static let builtInDualCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInDualCamera")
        /// Two cameras, one of which sees more.
        public static let builtInDualWideCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInDualWideCamera")
        /// Three cameras.
        public static let builtInTripleCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTripleCamera")
        /// The camera that sees faces.
        public static let builtInTrueDepthCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTrueDepthCamera")
        /// The camera that measures.
        public static let builtInLiDARDepthCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInLiDARDepthCamera")
        /// A camera on a wire.
        public static let external = DeviceType(rawValue: "AVCaptureDeviceTypeExternal")
        /// The microphone.
        public static let builtInMicrophone = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInMicrophone")
        /// A microphone.
        public static let microphone = DeviceType(rawValue: "AVCaptureDeviceTypeMicrophone")
    }
}

extension AVMetadataObject {
    /// A kind of thing that is seen.
    public struct ObjectType: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Makes one of its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A code of Aztec.
        public static let aztec = ObjectType(rawValue: "org.iso.Aztec")
        /// A code of 39.
        public static let code39 = ObjectType(rawValue: "org.iso.Code39")
        /// A code of 39 with a sum.
        public static let code39Mod43 = ObjectType(rawValue: "org.iso.Code39Mod43")
        /// A code of 93.
        public static let code93 = ObjectType(rawValue: "com.intermec.Code93")
        /// A code of 128.
        public static let code128 = ObjectType(rawValue: "org.iso.Code128")
        /// A code of squares.
        public static let dataMatrix = ObjectType(rawValue: "org.iso.DataMatrix")
        /// A code of 8 digits.
        public static let ean8 = ObjectType(rawValue: "org.gs1.EAN-8")
        /// A code of 13 digits.
        public static let ean13 = ObjectType(rawValue: "org.gs1.EAN-13")
        /// A code of pairs.
        public static let interleaved2of5 = ObjectType(rawValue: "org.ansi.Interleaved2of5")
        /// A code of cartons.
        public static let itf14 = ObjectType(rawValue: "org.gs1.ITF14")
        /// A code of rows.
        public static let pdf417 = ObjectType(rawValue: "org.iso.PDF417")
        /// A quick code.
        public static let qr = ObjectType(rawValue: "org.iso.QRCode")
        /// A short code of goods.
        public static let upce = ObjectType(rawValue: "org.gs1.UPC-E")
        /// A code of libraries.
        public static let codabar = ObjectType(rawValue: "Codabar")
        /// A face.
        public static let face = ObjectType(rawValue: "face")
        /// A person.
        public static let humanBody = ObjectType(rawValue: "humanBody")
        /// A cat.
        public static let catBody = ObjectType(rawValue: "catBody")
        /// A dog.
        public static let dogBody = ObjectType(rawValue: "dogBody")
    }
}
