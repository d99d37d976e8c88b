import Foundation

extension CIFilter {
    private static func builtin(_ name: String) -> __BuiltinFilter {
        guard let recipe = FilterRecipe.all[name] else { preconditionFailure("there is no filter \(name)") }
        return __BuiltinFilter(recipe)
    }

    /// A filter of the name "CISepiaTone".
    public class func sepiaTone() -> any CIFilter & CISepiaTone { builtin("CISepiaTone") }

    /// A filter of the name "CIGaussianBlur".
    public class func gaussianBlur() -> any CIFilter & CIGaussianBlur { builtin("CIGaussianBlur") }

    /// A filter of the name "CIBoxBlur".
    public class func boxBlur() -> any CIFilter & CIBoxBlur { builtin("CIBoxBlur") }

    /// A filter of the name "CIDiscBlur".
    public class func discBlur() -> any CIFilter & CIDiscBlur { builtin("CIDiscBlur") }

    /// A filter of the name "CIMotionBlur".
    public class func motionBlur() -> any CIFilter & CIMotionBlur { builtin("CIMotionBlur") }

    /// A filter of the name "CIZoomBlur".
    public class func zoomBlur() -> any CIFilter & CIZoomBlur { builtin("CIZoomBlur") }

    /// A filter of the name "CIMedianFilter".
    public class func median() -> any CIFilter & CIMedian { builtin("CIMedianFilter") }

    /// A filter of the name "CIPixellate".
    public class func pixellate() -> any CIFilter & CIPixellate { builtin("CIPixellate") }

    /// A filter of the name "CIHexagonalPixellate".
    public class func hexagonalPixellate() -> any CIFilter & CIHexagonalPixellate { builtin("CIHexagonalPixellate") }

    /// A filter of the name "CICrystallize".
    public class func crystallize() -> any CIFilter & CICrystallize { builtin("CICrystallize") }

    /// A filter of the name "CIPointillize".
    public class func pointillize() -> any CIFilter & CIPointillize { builtin("CIPointillize") }

    /// A filter of the name "CIEdges".
    public class func edges() -> any CIFilter & CIEdges { builtin("CIEdges") }

    /// A filter of the name "CIBloom".
    public class func bloom() -> any CIFilter & CIBloom { builtin("CIBloom") }

    /// A filter of the name "CIGloom".
    public class func gloom() -> any CIFilter & CIGloom { builtin("CIGloom") }

    /// A filter of the name "CIUnsharpMask".
    public class func unsharpMask() -> any CIFilter & CIUnsharpMask { builtin("CIUnsharpMask") }

    /// A filter of the name "CISharpenLuminance".
    public class func sharpenLuminance() -> any CIFilter & CISharpenLuminance { builtin("CISharpenLuminance") }

    /// A filter of the name "CIBumpDistortion".
    public class func bumpDistortion() -> any CIFilter & CIBumpDistortion { builtin("CIBumpDistortion") }

    /// A filter of the name "CIPinchDistortion".
    public class func pinchDistortion() -> any CIFilter & CIPinchDistortion { builtin("CIPinchDistortion") }

    /// A filter of the name "CITwirlDistortion".
    public class func twirlDistortion() -> any CIFilter & CITwirlDistortion { builtin("CITwirlDistortion") }

    /// A filter of the name "CIVortexDistortion".
    public class func vortexDistortion() -> any CIFilter & CIVortexDistortion { builtin("CIVortexDistortion") }

    /// A filter of the name "CIHoleDistortion".
    public class func holeDistortion() -> any CIFilter & CIHoleDistortion { builtin("CIHoleDistortion") }

    /// A filter of the name "CICircleSplashDistortion".
    public class func circleSplashDistortion() -> any CIFilter & CICircleSplashDistortion {
        builtin("CICircleSplashDistortion")
    }

    /// A filter of the name "CIVignette".
    public class func vignette() -> any CIFilter & CIVignette { builtin("CIVignette") }

    /// A filter of the name "CIVignetteEffect".
    public class func vignetteEffect() -> any CIFilter & CIVignetteEffect { builtin("CIVignetteEffect") }

    /// A filter of the name "CIColorControls".
    public class func colorControls() -> any CIFilter & CIColorControls { builtin("CIColorControls") }

    /// A filter of the name "CIColorMatrix".
    public class func colorMatrix() -> any CIFilter & CIColorMatrix { builtin("CIColorMatrix") }

    /// A filter of the name "CIColorInvert".
    public class func colorInvert() -> any CIFilter & CIColorInvert { builtin("CIColorInvert") }

    /// A filter of the name "CIColorMonochrome".
    public class func colorMonochrome() -> any CIFilter & CIColorMonochrome { builtin("CIColorMonochrome") }

    /// A filter of the name "CIColorPosterize".
    public class func colorPosterize() -> any CIFilter & CIColorPosterize { builtin("CIColorPosterize") }

    /// A filter of the name "CIColorClamp".
    public class func colorClamp() -> any CIFilter & CIColorClamp { builtin("CIColorClamp") }

    /// A filter of the name "CIFalseColor".
    public class func falseColor() -> any CIFilter & CIFalseColor { builtin("CIFalseColor") }

    /// A filter of the name "CIHueAdjust".
    public class func hueAdjust() -> any CIFilter & CIHueAdjust { builtin("CIHueAdjust") }

    /// A filter of the name "CIExposureAdjust".
    public class func exposureAdjust() -> any CIFilter & CIExposureAdjust { builtin("CIExposureAdjust") }

    /// A filter of the name "CIGammaAdjust".
    public class func gammaAdjust() -> any CIFilter & CIGammaAdjust { builtin("CIGammaAdjust") }

    /// A filter of the name "CITemperatureAndTint".
    public class func temperatureAndTint() -> any CIFilter & CITemperatureAndTint { builtin("CITemperatureAndTint") }

    /// A filter of the name "CIVibrance".
    public class func vibrance() -> any CIFilter & CIVibrance { builtin("CIVibrance") }

    /// A filter of the name "CIWhitePointAdjust".
    public class func whitePointAdjust() -> any CIFilter & CIWhitePointAdjust { builtin("CIWhitePointAdjust") }

    /// A filter of the name "CIToneCurve".
    public class func toneCurve() -> any CIFilter & CIToneCurve { builtin("CIToneCurve") }

    /// A filter of the name "CIHighlightShadowAdjust".
    public class func highlightShadowAdjust() -> any CIFilter & CIHighlightShadowAdjust {
        builtin("CIHighlightShadowAdjust")
    }

    /// A filter of the name "CIMaskToAlpha".
    public class func maskToAlpha() -> any CIFilter & CIMaskToAlpha { builtin("CIMaskToAlpha") }

    /// A filter of the name "CILanczosScaleTransform".
    public class func lanczosScaleTransform() -> any CIFilter & CILanczosScaleTransform {
        builtin("CILanczosScaleTransform")
    }

    /// A filter of the name "CIStraightenFilter".
    public class func straighten() -> any CIFilter & CIStraighten { builtin("CIStraightenFilter") }

    /// A filter of the name "CIBlendWithMask".
    public class func blendWithMask() -> any CIFilter & CIBlendWithMask { builtin("CIBlendWithMask") }

    /// A filter of the name "CIBlendWithAlphaMask".
    public class func blendWithAlphaMask() -> any CIFilter & CIBlendWithMask { builtin("CIBlendWithAlphaMask") }

    /// A filter of the name "CIDissolveTransition".
    public class func dissolveTransition() -> any CIFilter & CIDissolveTransition { builtin("CIDissolveTransition") }

    /// A filter of the name "CICheckerboardGenerator".
    public class func checkerboardGenerator() -> any CIFilter & CICheckerboardGenerator {
        builtin("CICheckerboardGenerator")
    }

    /// A filter of the name "CIStripesGenerator".
    public class func stripesGenerator() -> any CIFilter & CIStripesGenerator { builtin("CIStripesGenerator") }

    /// A filter of the name "CIRandomGenerator".
    public class func randomGenerator() -> any CIFilter & CIRandomGenerator { builtin("CIRandomGenerator") }

    /// A filter of the name "CILinearGradient".
    public class func linearGradient() -> any CIFilter & CILinearGradient { builtin("CILinearGradient") }

    /// A filter of the name "CISmoothLinearGradient".
    public class func smoothLinearGradient() -> any CIFilter & CISmoothLinearGradient {
        builtin("CISmoothLinearGradient")
    }

    /// A filter of the name "CIRadialGradient".
    public class func radialGradient() -> any CIFilter & CIRadialGradient { builtin("CIRadialGradient") }

    /// A filter of the name "CIGaussianGradient".
    public class func gaussianGradient() -> any CIFilter & CIGaussianGradient { builtin("CIGaussianGradient") }

    /// A filter of the name "CIQRCodeGenerator".
    public class func qrCodeGenerator() -> any CIFilter & CIQRCodeGenerator { builtin("CIQRCodeGenerator") }

    /// A filter of the name "CIPhotoEffectMono".
    public class func photoEffectMono() -> any CIFilter & CIPhotoEffect { builtin("CIPhotoEffectMono") }

    /// A filter of the name "CIPhotoEffectNoir".
    public class func photoEffectNoir() -> any CIFilter & CIPhotoEffect { builtin("CIPhotoEffectNoir") }

    /// A filter of the name "CIPhotoEffectTonal".
    public class func photoEffectTonal() -> any CIFilter & CIPhotoEffect { builtin("CIPhotoEffectTonal") }

    /// A filter of the name "CIPhotoEffectFade".
    public class func photoEffectFade() -> any CIFilter & CIPhotoEffect { builtin("CIPhotoEffectFade") }

    /// A filter of the name "CIPhotoEffectChrome".
    public class func photoEffectChrome() -> any CIFilter & CIPhotoEffect { builtin("CIPhotoEffectChrome") }

    /// A filter of the name "CIPhotoEffectInstant".
    public class func photoEffectInstant() -> any CIFilter & CIPhotoEffect { builtin("CIPhotoEffectInstant") }

    /// A filter of the name "CIPhotoEffectProcess".
    public class func photoEffectProcess() -> any CIFilter & CIPhotoEffect { builtin("CIPhotoEffectProcess") }

    /// A filter of the name "CIPhotoEffectTransfer".
    public class func photoEffectTransfer() -> any CIFilter & CIPhotoEffect { builtin("CIPhotoEffectTransfer") }

    /// A filter of the name "CISourceOverCompositing".
    public class func sourceOverCompositing() -> any CIFilter & CICompositeOperation {
        builtin("CISourceOverCompositing")
    }

    /// A filter of the name "CISourceAtopCompositing".
    public class func sourceAtopCompositing() -> any CIFilter & CICompositeOperation {
        builtin("CISourceAtopCompositing")
    }

    /// A filter of the name "CISourceInCompositing".
    public class func sourceInCompositing() -> any CIFilter & CICompositeOperation { builtin("CISourceInCompositing") }

    /// A filter of the name "CISourceOutCompositing".
    public class func sourceOutCompositing() -> any CIFilter & CICompositeOperation {
        builtin("CISourceOutCompositing")
    }

    /// A filter of the name "CIAdditionCompositing".
    public class func additionCompositing() -> any CIFilter & CICompositeOperation { builtin("CIAdditionCompositing") }

    /// A filter of the name "CIMultiplyCompositing".
    public class func multiplyCompositing() -> any CIFilter & CICompositeOperation { builtin("CIMultiplyCompositing") }

    /// A filter of the name "CIMaximumCompositing".
    public class func maximumCompositing() -> any CIFilter & CICompositeOperation { builtin("CIMaximumCompositing") }

    /// A filter of the name "CIMinimumCompositing".
    public class func minimumCompositing() -> any CIFilter & CICompositeOperation { builtin("CIMinimumCompositing") }

    /// A filter of the name "CIMultiplyBlendMode".
    public class func multiplyBlendMode() -> any CIFilter & CICompositeOperation { builtin("CIMultiplyBlendMode") }

    /// A filter of the name "CIScreenBlendMode".
    public class func screenBlendMode() -> any CIFilter & CICompositeOperation { builtin("CIScreenBlendMode") }

    /// A filter of the name "CIDarkenBlendMode".
    public class func darkenBlendMode() -> any CIFilter & CICompositeOperation { builtin("CIDarkenBlendMode") }

    /// A filter of the name "CILightenBlendMode".
    public class func lightenBlendMode() -> any CIFilter & CICompositeOperation { builtin("CILightenBlendMode") }

    /// A filter of the name "CIDifferenceBlendMode".
    public class func differenceBlendMode() -> any CIFilter & CICompositeOperation { builtin("CIDifferenceBlendMode") }

    /// A filter of the name "CIExclusionBlendMode".
    public class func exclusionBlendMode() -> any CIFilter & CICompositeOperation { builtin("CIExclusionBlendMode") }

    /// A filter of the name "CISubtractBlendMode".
    public class func subtractBlendMode() -> any CIFilter & CICompositeOperation { builtin("CISubtractBlendMode") }

    /// A filter of the name "CILinearDodgeBlendMode".
    public class func linearDodgeBlendMode() -> any CIFilter & CICompositeOperation {
        builtin("CILinearDodgeBlendMode")
    }

    /// A filter of the name "CILinearBurnBlendMode".
    public class func linearBurnBlendMode() -> any CIFilter & CICompositeOperation { builtin("CILinearBurnBlendMode") }

    /// A filter of the name "CIDivideBlendMode".
    public class func divideBlendMode() -> any CIFilter & CICompositeOperation { builtin("CIDivideBlendMode") }

    /// A filter of the name "CIOverlayBlendMode".
    public class func overlayBlendMode() -> any CIFilter & CICompositeOperation { builtin("CIOverlayBlendMode") }

    /// A filter of the name "CIHardLightBlendMode".
    public class func hardLightBlendMode() -> any CIFilter & CICompositeOperation { builtin("CIHardLightBlendMode") }

    /// A filter of the name "CISoftLightBlendMode".
    public class func softLightBlendMode() -> any CIFilter & CICompositeOperation { builtin("CISoftLightBlendMode") }

    /// A filter of the name "CIColorDodgeBlendMode".
    public class func colorDodgeBlendMode() -> any CIFilter & CICompositeOperation { builtin("CIColorDodgeBlendMode") }

    /// A filter of the name "CIColorBurnBlendMode".
    public class func colorBurnBlendMode() -> any CIFilter & CICompositeOperation { builtin("CIColorBurnBlendMode") }

    /// A filter of the name "CIPinLightBlendMode".
    public class func pinLightBlendMode() -> any CIFilter & CICompositeOperation { builtin("CIPinLightBlendMode") }

    /// A filter of the name "CIHueBlendMode".
    public class func hueBlendMode() -> any CIFilter & CICompositeOperation { builtin("CIHueBlendMode") }

    /// A filter of the name "CISaturationBlendMode".
    public class func saturationBlendMode() -> any CIFilter & CICompositeOperation { builtin("CISaturationBlendMode") }

    /// A filter of the name "CIColorBlendMode".
    public class func colorBlendMode() -> any CIFilter & CICompositeOperation { builtin("CIColorBlendMode") }

    /// A filter of the name "CILuminosityBlendMode".
    public class func luminosityBlendMode() -> any CIFilter & CICompositeOperation { builtin("CILuminosityBlendMode") }
}
