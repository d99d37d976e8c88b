import CoreGraphics
import Foundation

/// What all filters have.
public protocol CIFilterProtocol: AnyObject {
    /// The picture that the filter makes; nil where an input is missing.
    var outputImage: CIImage? { get }
}

/// One of the system's filters with its inputs as properties.
public final class __BuiltinFilter: CIFilter, @unchecked Sendable {
    private func number(_ key: String) -> Float { (value(forKey: key) as? NSNumber)?.floatValue ?? 0 }

    private func point(_ key: String) -> CGPoint { (value(forKey: key) as? CIVector)?.cgPointValue ?? .zero }

    /// The filter's `inputImage`.
    public var inputImage: CIImage? {
        get { value(forKey: "inputImage") as? CIImage }
        set { setValue(newValue, forKey: "inputImage") }
    }

    /// The filter's `inputIntensity`.
    public var intensity: Float {
        get { number("inputIntensity") }
        set { setValue(NSNumber(value: newValue), forKey: "inputIntensity") }
    }

    /// The filter's `inputRadius`.
    public var radius: Float {
        get { number("inputRadius") }
        set { setValue(NSNumber(value: newValue), forKey: "inputRadius") }
    }

    /// The filter's `inputAngle`.
    public var angle: Float {
        get { number("inputAngle") }
        set { setValue(NSNumber(value: newValue), forKey: "inputAngle") }
    }

    /// The filter's `inputCenter`.
    public var center: CGPoint {
        get { point("inputCenter") }
        set { setValue(CIVector(cgPoint: newValue), forKey: "inputCenter") }
    }

    /// The filter's `inputAmount`.
    public var amount: Float {
        get { number("inputAmount") }
        set { setValue(NSNumber(value: newValue), forKey: "inputAmount") }
    }

    /// The filter's `inputScale`.
    public var scale: Float {
        get { number("inputScale") }
        set { setValue(NSNumber(value: newValue), forKey: "inputScale") }
    }

    /// The filter's `inputSharpness`.
    public var sharpness: Float {
        get { number("inputSharpness") }
        set { setValue(NSNumber(value: newValue), forKey: "inputSharpness") }
    }

    /// The filter's `inputFalloff`.
    public var falloff: Float {
        get { number("inputFalloff") }
        set { setValue(NSNumber(value: newValue), forKey: "inputFalloff") }
    }

    /// The filter's `inputSaturation`.
    public var saturation: Float {
        get { number("inputSaturation") }
        set { setValue(NSNumber(value: newValue), forKey: "inputSaturation") }
    }

    /// The filter's `inputBrightness`.
    public var brightness: Float {
        get { number("inputBrightness") }
        set { setValue(NSNumber(value: newValue), forKey: "inputBrightness") }
    }

    /// The filter's `inputContrast`.
    public var contrast: Float {
        get { number("inputContrast") }
        set { setValue(NSNumber(value: newValue), forKey: "inputContrast") }
    }

    /// The filter's `inputRVector`.
    public var rVector: CIVector {
        get { value(forKey: "inputRVector") as? CIVector ?? CIVector(x: 0) }
        set { setValue(newValue, forKey: "inputRVector") }
    }

    /// The filter's `inputGVector`.
    public var gVector: CIVector {
        get { value(forKey: "inputGVector") as? CIVector ?? CIVector(x: 0) }
        set { setValue(newValue, forKey: "inputGVector") }
    }

    /// The filter's `inputBVector`.
    public var bVector: CIVector {
        get { value(forKey: "inputBVector") as? CIVector ?? CIVector(x: 0) }
        set { setValue(newValue, forKey: "inputBVector") }
    }

    /// The filter's `inputAVector`.
    public var aVector: CIVector {
        get { value(forKey: "inputAVector") as? CIVector ?? CIVector(x: 0) }
        set { setValue(newValue, forKey: "inputAVector") }
    }

    /// The filter's `inputBiasVector`.
    public var biasVector: CIVector {
        get { value(forKey: "inputBiasVector") as? CIVector ?? CIVector(x: 0) }
        set { setValue(newValue, forKey: "inputBiasVector") }
    }

    /// The filter's `inputColor`.
    public var color: CIColor {
        get { value(forKey: "inputColor") as? CIColor ?? .clear }
        set { setValue(newValue, forKey: "inputColor") }
    }

    /// The filter's `inputLevels`.
    public var levels: Float {
        get { number("inputLevels") }
        set { setValue(NSNumber(value: newValue), forKey: "inputLevels") }
    }

    /// The filter's `inputMinComponents`.
    public var minComponents: CIVector {
        get { value(forKey: "inputMinComponents") as? CIVector ?? CIVector(x: 0) }
        set { setValue(newValue, forKey: "inputMinComponents") }
    }

    /// The filter's `inputMaxComponents`.
    public var maxComponents: CIVector {
        get { value(forKey: "inputMaxComponents") as? CIVector ?? CIVector(x: 0) }
        set { setValue(newValue, forKey: "inputMaxComponents") }
    }

    /// The filter's `inputColor0`.
    public var color0: CIColor {
        get { value(forKey: "inputColor0") as? CIColor ?? .clear }
        set { setValue(newValue, forKey: "inputColor0") }
    }

    /// The filter's `inputColor1`.
    public var color1: CIColor {
        get { value(forKey: "inputColor1") as? CIColor ?? .clear }
        set { setValue(newValue, forKey: "inputColor1") }
    }

    /// The filter's `inputEV`.
    public var ev: Float {
        get { number("inputEV") }
        set { setValue(NSNumber(value: newValue), forKey: "inputEV") }
    }

    /// The filter's `inputPower`.
    public var power: Float {
        get { number("inputPower") }
        set { setValue(NSNumber(value: newValue), forKey: "inputPower") }
    }

    /// The filter's `inputNeutral`.
    public var neutral: CIVector {
        get { value(forKey: "inputNeutral") as? CIVector ?? CIVector(x: 0) }
        set { setValue(newValue, forKey: "inputNeutral") }
    }

    /// The filter's `inputTargetNeutral`.
    public var targetNeutral: CIVector {
        get { value(forKey: "inputTargetNeutral") as? CIVector ?? CIVector(x: 0) }
        set { setValue(newValue, forKey: "inputTargetNeutral") }
    }

    /// The filter's `inputPoint0`.
    public var point0: CGPoint {
        get { point("inputPoint0") }
        set { setValue(CIVector(cgPoint: newValue), forKey: "inputPoint0") }
    }

    /// The filter's `inputPoint1`.
    public var point1: CGPoint {
        get { point("inputPoint1") }
        set { setValue(CIVector(cgPoint: newValue), forKey: "inputPoint1") }
    }

    /// The filter's `inputPoint2`.
    public var point2: CGPoint {
        get { point("inputPoint2") }
        set { setValue(CIVector(cgPoint: newValue), forKey: "inputPoint2") }
    }

    /// The filter's `inputPoint3`.
    public var point3: CGPoint {
        get { point("inputPoint3") }
        set { setValue(CIVector(cgPoint: newValue), forKey: "inputPoint3") }
    }

    /// The filter's `inputPoint4`.
    public var point4: CGPoint {
        get { point("inputPoint4") }
        set { setValue(CIVector(cgPoint: newValue), forKey: "inputPoint4") }
    }

    /// The filter's `inputHighlightAmount`.
    public var highlightAmount: Float {
        get { number("inputHighlightAmount") }
        set { setValue(NSNumber(value: newValue), forKey: "inputHighlightAmount") }
    }

    /// The filter's `inputShadowAmount`.
    public var shadowAmount: Float {
        get { number("inputShadowAmount") }
        set { setValue(NSNumber(value: newValue), forKey: "inputShadowAmount") }
    }

    /// The filter's `inputAspectRatio`.
    public var aspectRatio: Float {
        get { number("inputAspectRatio") }
        set { setValue(NSNumber(value: newValue), forKey: "inputAspectRatio") }
    }

    /// The filter's `inputBackgroundImage`.
    public var backgroundImage: CIImage? {
        get { value(forKey: "inputBackgroundImage") as? CIImage }
        set { setValue(newValue, forKey: "inputBackgroundImage") }
    }

    /// The filter's `inputMaskImage`.
    public var maskImage: CIImage? {
        get { value(forKey: "inputMaskImage") as? CIImage }
        set { setValue(newValue, forKey: "inputMaskImage") }
    }

    /// The filter's `inputTargetImage`.
    public var targetImage: CIImage? {
        get { value(forKey: "inputTargetImage") as? CIImage }
        set { setValue(newValue, forKey: "inputTargetImage") }
    }

    /// The filter's `inputTime`.
    public var time: Float {
        get { number("inputTime") }
        set { setValue(NSNumber(value: newValue), forKey: "inputTime") }
    }

    /// The filter's `inputWidth`.
    public var width: Float {
        get { number("inputWidth") }
        set { setValue(NSNumber(value: newValue), forKey: "inputWidth") }
    }

    /// The filter's `inputRadius0`.
    public var radius0: Float {
        get { number("inputRadius0") }
        set { setValue(NSNumber(value: newValue), forKey: "inputRadius0") }
    }

    /// The filter's `inputRadius1`.
    public var radius1: Float {
        get { number("inputRadius1") }
        set { setValue(NSNumber(value: newValue), forKey: "inputRadius1") }
    }

    /// The filter's `inputMessage`.
    public var message: Data {
        get { value(forKey: "inputMessage") as? Data ?? Data() }
        set { setValue(newValue, forKey: "inputMessage") }
    }

    /// The filter's `inputCorrectionLevel`.
    public var correctionLevel: String {
        get { value(forKey: "inputCorrectionLevel") as? String ?? "" }
        set { setValue(newValue, forKey: "inputCorrectionLevel") }
    }
}

extension CIFilter: CIFilterProtocol {}

extension __BuiltinFilter: CISepiaTone {}
extension __BuiltinFilter: CIGaussianBlur {}
extension __BuiltinFilter: CIBoxBlur {}
extension __BuiltinFilter: CIDiscBlur {}
extension __BuiltinFilter: CIMotionBlur {}
extension __BuiltinFilter: CIZoomBlur {}
extension __BuiltinFilter: CIMedian {}
extension __BuiltinFilter: CIPixellate {}
extension __BuiltinFilter: CIHexagonalPixellate {}
extension __BuiltinFilter: CICrystallize {}
extension __BuiltinFilter: CIPointillize {}
extension __BuiltinFilter: CIEdges {}
extension __BuiltinFilter: CIBloom {}
extension __BuiltinFilter: CIGloom {}
extension __BuiltinFilter: CIUnsharpMask {}
extension __BuiltinFilter: CISharpenLuminance {}
extension __BuiltinFilter: CIBumpDistortion {}
extension __BuiltinFilter: CIPinchDistortion {}
extension __BuiltinFilter: CITwirlDistortion {}
extension __BuiltinFilter: CIVortexDistortion {}
extension __BuiltinFilter: CIHoleDistortion {}
extension __BuiltinFilter: CICircleSplashDistortion {}
extension __BuiltinFilter: CIVignette {}
extension __BuiltinFilter: CIVignetteEffect {}
extension __BuiltinFilter: CIColorControls {}
extension __BuiltinFilter: CIColorMatrix {}
extension __BuiltinFilter: CIColorInvert {}
extension __BuiltinFilter: CIColorMonochrome {}
extension __BuiltinFilter: CIColorPosterize {}
extension __BuiltinFilter: CIColorClamp {}
extension __BuiltinFilter: CIFalseColor {}
extension __BuiltinFilter: CIHueAdjust {}
extension __BuiltinFilter: CIExposureAdjust {}
extension __BuiltinFilter: CIGammaAdjust {}
extension __BuiltinFilter: CITemperatureAndTint {}
extension __BuiltinFilter: CIVibrance {}
extension __BuiltinFilter: CIWhitePointAdjust {}
extension __BuiltinFilter: CIToneCurve {}
extension __BuiltinFilter: CIHighlightShadowAdjust {}
extension __BuiltinFilter: CIMaskToAlpha {}
extension __BuiltinFilter: CILanczosScaleTransform {}
extension __BuiltinFilter: CIStraighten {}
extension __BuiltinFilter: CIBlendWithMask {}
extension __BuiltinFilter: CIDissolveTransition {}
extension __BuiltinFilter: CICheckerboardGenerator {}
extension __BuiltinFilter: CIStripesGenerator {}
extension __BuiltinFilter: CIRandomGenerator {}
extension __BuiltinFilter: CILinearGradient {}
extension __BuiltinFilter: CISmoothLinearGradient {}
extension __BuiltinFilter: CIRadialGradient {}
extension __BuiltinFilter: CIGaussianGradient {}
extension __BuiltinFilter: CIQRCodeGenerator {}
extension __BuiltinFilter: CIPhotoEffect {}
extension __BuiltinFilter: CICompositeOperation {}
