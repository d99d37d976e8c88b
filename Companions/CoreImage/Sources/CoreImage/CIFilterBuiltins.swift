import CoreGraphics
import Foundation

// The names are the filters' own; what they do is said where the filters are made.

/// The inputs of a filter of the kind "sepia tone".
public protocol CISepiaTone: CIFilterProtocol {
    /// The filter's `inputImage`.
    var inputImage: CIImage? { get set }
    /// The filter's `inputIntensity`.
    var intensity: Float { get set }
}

/// The inputs of a filter of the kind "gaussian blur".
public protocol CIGaussianBlur: CIFilterProtocol {
    /// The filter's `inputImage`.
    var inputImage: CIImage? { get set }
    /// The filter's `inputRadius`.
    var radius: Float { get set }
}

/// The inputs of a filter of the kind "box blur".
public protocol CIBoxBlur: CIFilterProtocol {
    /// The filter's `inputImage`.
    var inputImage: CIImage? { get set }
    /// The filter's `inputRadius`.
    var radius: Float { get set }
}

/// The inputs of a filter of the kind "disc blur".
public protocol CIDiscBlur: CIFilterProtocol {
    /// The filter's `inputImage`.
    var inputImage: CIImage? { get set }
    /// The filter's `inputRadius`.
    var radius: Float { get set }
}

/// The inputs of a filter of the kind "motion blur".
public protocol CIMotionBlur: CIFilterProtocol {
    /// The filter's `inputImage`.
    var inputImage: CIImage? { get set }
    /// The filter's `inputRadius`.
    var radius: Float { get set }
    /// The filter's `inputAngle`.
    var angle: Float { get set }
}

/// The inputs of a filter of the kind "zoom blur".
public protocol CIZoomBlur: CIFilterProtocol {
    /// The filter's `inputImage`.
    var inputImage: CIImage? { get set }
    /// The filter's `inputCenter`.
    var center: CGPoint { get set }
    /// The filter's `inputAmount`.
    var amount: Float { get set }
}

/// The inputs of a filter of the kind "median".
public protocol CIMedian: CIFilterProtocol {
    /// The filter's `inputImage`.
    var inputImage: CIImage? { get set }
}

/// The inputs of a filter of the kind "pixellate".
public protocol CIPixellate: CIFilterProtocol {
    /// The filter's `inputImage`.
    var inputImage: CIImage? { get set }
    /// The filter's `inputCenter`.
    var center: CGPoint { get set }
    /// The filter's `inputScale`.
    var scale: Float { get set }
}

/// The inputs of a filter of the kind "hexagonal pixellate".
public protocol CIHexagonalPixellate: CIFilterProtocol {
    /// The filter's `inputImage`.
    var inputImage: CIImage? { get set }
    /// The filter's `inputCenter`.
    var center: CGPoint { get set }
    /// The filter's `inputScale`.
    var scale: Float { get set }
}

/// The inputs of a filter of the kind "crystallize".
public protocol CICrystallize: CIFilterProtocol {
    /// The filter's `inputImage`.
    var inputImage: CIImage? { get set }
    /// The filter's `inputCenter`.
    var center: CGPoint { get set }
    /// The filter's `inputRadius`.
    var radius: Float { get set }
}

/// The inputs of a filter of the kind "pointillize".
public protocol CIPointillize: CIFilterProtocol {
    /// The filter's `inputImage`.
    var inputImage: CIImage? { get set }
    /// The filter's `inputCenter`.
    var center: CGPoint { get set }
    /// The filter's `inputRadius`.
    var radius: Float { get set }
}

/// The inputs of a filter of the kind "edges".
public protocol CIEdges: CIFilterProtocol {
    /// The filter's `inputImage`.
    var inputImage: CIImage? { get set }
    /// The filter's `inputIntensity`.
    var intensity: Float { get set }
}

/// The inputs of a filter of the kind "bloom".
public protocol CIBloom: CIFilterProtocol {
    /// The filter's `inputImage`.
    var inputImage: CIImage? { get set }
    /// The filter's `inputRadius`.
    var radius: Float { get set }
    /// The filter's `inputIntensity`.
    var intensity: Float { get set }
}

/// The inputs of a filter of the kind "gloom".
public protocol CIGloom: CIFilterProtocol {
    /// The filter's `inputImage`.
    var inputImage: CIImage? { get set }
    /// The filter's `inputRadius`.
    var radius: Float { get set }
    /// The filter's `inputIntensity`.
    var intensity: Float { get set }
}

/// The inputs of a filter of the kind "unsharp mask".
public protocol CIUnsharpMask: CIFilterProtocol {
    /// The filter's `inputImage`.
    var inputImage: CIImage? { get set }
    /// The filter's `inputRadius`.
    var radius: Float { get set }
    /// The filter's `inputIntensity`.
    var intensity: Float { get set }
}

/// The inputs of a filter of the kind "sharpen luminance".
public protocol CISharpenLuminance: CIFilterProtocol {
    /// The filter's `inputImage`.
    var inputImage: CIImage? { get set }
    /// The filter's `inputSharpness`.
    var sharpness: Float { get set }
    /// The filter's `inputRadius`.
    var radius: Float { get set }
}

/// The inputs of a filter of the kind "bump distortion".
public protocol CIBumpDistortion: CIFilterProtocol {
    /// The filter's `inputImage`.
    var inputImage: CIImage? { get set }
    /// The filter's `inputCenter`.
    var center: CGPoint { get set }
    /// The filter's `inputRadius`.
    var radius: Float { get set }
    /// The filter's `inputScale`.
    var scale: Float { get set }
}

/// The inputs of a filter of the kind "pinch distortion".
public protocol CIPinchDistortion: CIFilterProtocol {
    /// The filter's `inputImage`.
    var inputImage: CIImage? { get set }
    /// The filter's `inputCenter`.
    var center: CGPoint { get set }
    /// The filter's `inputRadius`.
    var radius: Float { get set }
    /// The filter's `inputScale`.
    var scale: Float { get set }
}

/// The inputs of a filter of the kind "twirl distortion".
public protocol CITwirlDistortion: CIFilterProtocol {
    /// The filter's `inputImage`.
    var inputImage: CIImage? { get set }
    /// The filter's `inputCenter`.
    var center: CGPoint { get set }
    /// The filter's `inputRadius`.
    var radius: Float { get set }
    /// The filter's `inputAngle`.
    var angle: Float { get set }
}

/// The inputs of a filter of the kind "vortex distortion".
public protocol CIVortexDistortion: CIFilterProtocol {
    /// The filter's `inputImage`.
    var inputImage: CIImage? { get set }
    /// The filter's `inputCenter`.
    var center: CGPoint { get set }
    /// The filter's `inputRadius`.
    var radius: Float { get set }
    /// The filter's `inputAngle`.
    var angle: Float { get set }
}

/// The inputs of a filter of the kind "hole distortion".
public protocol CIHoleDistortion: CIFilterProtocol {
    /// The filter's `inputImage`.
    var inputImage: CIImage? { get set }
    /// The filter's `inputCenter`.
    var center: CGPoint { get set }
    /// The filter's `inputRadius`.
    var radius: Float { get set }
}

/// The inputs of a filter of the kind "circle splash distortion".
public protocol CICircleSplashDistortion: CIFilterProtocol {
    /// The filter's `inputImage`.
    var inputImage: CIImage? { get set }
    /// The filter's `inputCenter`.
    var center: CGPoint { get set }
    /// The filter's `inputRadius`.
    var radius: Float { get set }
}

/// The inputs of a filter of the kind "vignette".
public protocol CIVignette: CIFilterProtocol {
    /// The filter's `inputImage`.
    var inputImage: CIImage? { get set }
    /// The filter's `inputIntensity`.
    var intensity: Float { get set }
    /// The filter's `inputRadius`.
    var radius: Float { get set }
}

/// The inputs of a filter of the kind "vignette effect".
public protocol CIVignetteEffect: CIFilterProtocol {
    /// The filter's `inputImage`.
    var inputImage: CIImage? { get set }
    /// The filter's `inputCenter`.
    var center: CGPoint { get set }
    /// The filter's `inputRadius`.
    var radius: Float { get set }
    /// The filter's `inputIntensity`.
    var intensity: Float { get set }
    /// The filter's `inputFalloff`.
    var falloff: Float { get set }
}

/// The inputs of a filter of the kind "color controls".
public protocol CIColorControls: CIFilterProtocol {
    /// The filter's `inputImage`.
    var inputImage: CIImage? { get set }
    /// The filter's `inputSaturation`.
    var saturation: Float { get set }
    /// The filter's `inputBrightness`.
    var brightness: Float { get set }
    /// The filter's `inputContrast`.
    var contrast: Float { get set }
}

/// The inputs of a filter of the kind "color matrix".
public protocol CIColorMatrix: CIFilterProtocol {
    /// The filter's `inputImage`.
    var inputImage: CIImage? { get set }
    /// The filter's `inputRVector`.
    var rVector: CIVector { get set }
    /// The filter's `inputGVector`.
    var gVector: CIVector { get set }
    /// The filter's `inputBVector`.
    var bVector: CIVector { get set }
    /// The filter's `inputAVector`.
    var aVector: CIVector { get set }
    /// The filter's `inputBiasVector`.
    var biasVector: CIVector { get set }
}

/// The inputs of a filter of the kind "color invert".
public protocol CIColorInvert: CIFilterProtocol {
    /// The filter's `inputImage`.
    var inputImage: CIImage? { get set }
}

/// The inputs of a filter of the kind "color monochrome".
public protocol CIColorMonochrome: CIFilterProtocol {
    /// The filter's `inputImage`.
    var inputImage: CIImage? { get set }
    /// The filter's `inputColor`.
    var color: CIColor { get set }
    /// The filter's `inputIntensity`.
    var intensity: Float { get set }
}

/// The inputs of a filter of the kind "color posterize".
public protocol CIColorPosterize: CIFilterProtocol {
    /// The filter's `inputImage`.
    var inputImage: CIImage? { get set }
    /// The filter's `inputLevels`.
    var levels: Float { get set }
}

/// The inputs of a filter of the kind "color clamp".
public protocol CIColorClamp: CIFilterProtocol {
    /// The filter's `inputImage`.
    var inputImage: CIImage? { get set }
    /// The filter's `inputMinComponents`.
    var minComponents: CIVector { get set }
    /// The filter's `inputMaxComponents`.
    var maxComponents: CIVector { get set }
}

/// The inputs of a filter of the kind "false color".
public protocol CIFalseColor: CIFilterProtocol {
    /// The filter's `inputImage`.
    var inputImage: CIImage? { get set }
    /// The filter's `inputColor0`.
    var color0: CIColor { get set }
    /// The filter's `inputColor1`.
    var color1: CIColor { get set }
}

/// The inputs of a filter of the kind "hue adjust".
public protocol CIHueAdjust: CIFilterProtocol {
    /// The filter's `inputImage`.
    var inputImage: CIImage? { get set }
    /// The filter's `inputAngle`.
    var angle: Float { get set }
}

/// The inputs of a filter of the kind "exposure adjust".
public protocol CIExposureAdjust: CIFilterProtocol {
    /// The filter's `inputImage`.
    var inputImage: CIImage? { get set }
    /// The filter's `inputEV`.
    var ev: Float { get set }
}

/// The inputs of a filter of the kind "gamma adjust".
public protocol CIGammaAdjust: CIFilterProtocol {
    /// The filter's `inputImage`.
    var inputImage: CIImage? { get set }
    /// The filter's `inputPower`.
    var power: Float { get set }
}

/// The inputs of a filter of the kind "temperature and tint".
public protocol CITemperatureAndTint: CIFilterProtocol {
    /// The filter's `inputImage`.
    var inputImage: CIImage? { get set }
    /// The filter's `inputNeutral`.
    var neutral: CIVector { get set }
    /// The filter's `inputTargetNeutral`.
    var targetNeutral: CIVector { get set }
}

/// The inputs of a filter of the kind "vibrance".
public protocol CIVibrance: CIFilterProtocol {
    /// The filter's `inputImage`.
    var inputImage: CIImage? { get set }
    /// The filter's `inputAmount`.
    var amount: Float { get set }
}

/// The inputs of a filter of the kind "white point adjust".
public protocol CIWhitePointAdjust: CIFilterProtocol {
    /// The filter's `inputImage`.
    var inputImage: CIImage? { get set }
    /// The filter's `inputColor`.
    var color: CIColor { get set }
}

/// The inputs of a filter of the kind "tone curve".
public protocol CIToneCurve: CIFilterProtocol {
    /// The filter's `inputImage`.
    var inputImage: CIImage? { get set }
    /// The filter's `inputPoint0`.
    var point0: CGPoint { get set }
    /// The filter's `inputPoint1`.
    var point1: CGPoint { get set }
    /// The filter's `inputPoint2`.
    var point2: CGPoint { get set }
    /// The filter's `inputPoint3`.
    var point3: CGPoint { get set }
    /// The filter's `inputPoint4`.
    var point4: CGPoint { get set }
}

/// The inputs of a filter of the kind "highlight shadow adjust".
public protocol CIHighlightShadowAdjust: CIFilterProtocol {
    /// The filter's `inputImage`.
    var inputImage: CIImage? { get set }
    /// The filter's `inputHighlightAmount`.
    var highlightAmount: Float { get set }
    /// The filter's `inputShadowAmount`.
    var shadowAmount: Float { get set }
}

/// The inputs of a filter of the kind "mask to alpha".
public protocol CIMaskToAlpha: CIFilterProtocol {
    /// The filter's `inputImage`.
    var inputImage: CIImage? { get set }
}

/// The inputs of a filter of the kind "lanczos scale transform".
public protocol CILanczosScaleTransform: CIFilterProtocol {
    /// The filter's `inputImage`.
    var inputImage: CIImage? { get set }
    /// The filter's `inputScale`.
    var scale: Float { get set }
    /// The filter's `inputAspectRatio`.
    var aspectRatio: Float { get set }
}

/// The inputs of a filter of the kind "straighten".
public protocol CIStraighten: CIFilterProtocol {
    /// The filter's `inputImage`.
    var inputImage: CIImage? { get set }
    /// The filter's `inputAngle`.
    var angle: Float { get set }
}

/// The inputs of a filter of the kind "blend with mask".
public protocol CIBlendWithMask: CIFilterProtocol {
    /// The filter's `inputImage`.
    var inputImage: CIImage? { get set }
    /// The filter's `inputBackgroundImage`.
    var backgroundImage: CIImage? { get set }
    /// The filter's `inputMaskImage`.
    var maskImage: CIImage? { get set }
}

/// The inputs of a filter of the kind "dissolve transition".
public protocol CIDissolveTransition: CIFilterProtocol {
    /// The filter's `inputImage`.
    var inputImage: CIImage? { get set }
    /// The filter's `inputTargetImage`.
    var targetImage: CIImage? { get set }
    /// The filter's `inputTime`.
    var time: Float { get set }
}

/// The inputs of a filter of the kind "checkerboard generator".
public protocol CICheckerboardGenerator: CIFilterProtocol {
    /// The filter's `inputCenter`.
    var center: CGPoint { get set }
    /// The filter's `inputColor0`.
    var color0: CIColor { get set }
    /// The filter's `inputColor1`.
    var color1: CIColor { get set }
    /// The filter's `inputWidth`.
    var width: Float { get set }
    /// The filter's `inputSharpness`.
    var sharpness: Float { get set }
}

/// The inputs of a filter of the kind "stripes generator".
public protocol CIStripesGenerator: CIFilterProtocol {
    /// The filter's `inputCenter`.
    var center: CGPoint { get set }
    /// The filter's `inputColor0`.
    var color0: CIColor { get set }
    /// The filter's `inputColor1`.
    var color1: CIColor { get set }
    /// The filter's `inputWidth`.
    var width: Float { get set }
    /// The filter's `inputSharpness`.
    var sharpness: Float { get set }
}

/// The inputs of a filter of the kind "random generator".
public protocol CIRandomGenerator: CIFilterProtocol {
}

/// The inputs of a filter of the kind "linear gradient".
public protocol CILinearGradient: CIFilterProtocol {
    /// The filter's `inputPoint0`.
    var point0: CGPoint { get set }
    /// The filter's `inputPoint1`.
    var point1: CGPoint { get set }
    /// The filter's `inputColor0`.
    var color0: CIColor { get set }
    /// The filter's `inputColor1`.
    var color1: CIColor { get set }
}

/// The inputs of a filter of the kind "smooth linear gradient".
public protocol CISmoothLinearGradient: CIFilterProtocol {
    /// The filter's `inputPoint0`.
    var point0: CGPoint { get set }
    /// The filter's `inputPoint1`.
    var point1: CGPoint { get set }
    /// The filter's `inputColor0`.
    var color0: CIColor { get set }
    /// The filter's `inputColor1`.
    var color1: CIColor { get set }
}

/// The inputs of a filter of the kind "radial gradient".
public protocol CIRadialGradient: CIFilterProtocol {
    /// The filter's `inputCenter`.
    var center: CGPoint { get set }
    /// The filter's `inputRadius0`.
    var radius0: Float { get set }
    /// The filter's `inputRadius1`.
    var radius1: Float { get set }
    /// The filter's `inputColor0`.
    var color0: CIColor { get set }
    /// The filter's `inputColor1`.
    var color1: CIColor { get set }
}

/// The inputs of a filter of the kind "gaussian gradient".
public protocol CIGaussianGradient: CIFilterProtocol {
    /// The filter's `inputCenter`.
    var center: CGPoint { get set }
    /// The filter's `inputColor0`.
    var color0: CIColor { get set }
    /// The filter's `inputColor1`.
    var color1: CIColor { get set }
    /// The filter's `inputRadius`.
    var radius: Float { get set }
}

/// The inputs of a filter of the kind "qrcode generator".
public protocol CIQRCodeGenerator: CIFilterProtocol {
    /// The filter's `inputMessage`.
    var message: Data { get set }
    /// The filter's `inputCorrectionLevel`.
    var correctionLevel: String { get set }
}

/// The inputs of a filter of the kind "photo effect".
public protocol CIPhotoEffect: CIFilterProtocol {
    /// The filter's `inputImage`.
    var inputImage: CIImage? { get set }
}

/// The inputs of a filter of the kind "composite operation".
public protocol CICompositeOperation: CIFilterProtocol {
    /// The filter's `inputImage`.
    var inputImage: CIImage? { get set }
    /// The filter's `inputBackgroundImage`.
    var backgroundImage: CIImage? { get set }
}
