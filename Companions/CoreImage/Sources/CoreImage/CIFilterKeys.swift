// The names of filters' inputs and of what is told about them.

/// The picture that a filter makes.
public let kCIOutputImageKey = "outputImage"
/// The picture that a filter changes.
public let kCIInputImageKey = "inputImage"
/// The picture behind.
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
/// The picture that says where something happens.
public let kCIInputMaskImageKey = "inputMaskImage"
/// The picture that a transition ends with.
public let kCIInputTargetImageKey = "inputTargetImage"
/// How far a transition has come, from 0 to 1.
public let kCIInputTimeKey = "inputTime"
/// A transform.
public let kCIInputTransformKey = "inputTransform"
/// A scale.
public let kCIInputScaleKey = "inputScale"
/// The width of a picture to its height.
public let kCIInputAspectRatioKey = "inputAspectRatio"
/// A point.
public let kCIInputCenterKey = "inputCenter"
/// A radius in pixels.
public let kCIInputRadiusKey = "inputRadius"
/// An angle in radians.
public let kCIInputAngleKey = "inputAngle"
/// A width in pixels.
public let kCIInputWidthKey = "inputWidth"
/// How sharp something is.
public let kCIInputSharpnessKey = "inputSharpness"
/// How strong something is.
public let kCIInputIntensityKey = "inputIntensity"
/// Stops of exposure.
public let kCIInputEVKey = "inputEV"
/// How colourful something is.
public let kCIInputSaturationKey = "inputSaturation"
/// A colour.
public let kCIInputColorKey = "inputColor"
/// How bright something is.
public let kCIInputBrightnessKey = "inputBrightness"
/// How far dark and light are apart.
public let kCIInputContrastKey = "inputContrast"
/// What is added.
public let kCIInputBiasKey = "inputBias"
/// The weights of pixels.
public let kCIInputWeightsKey = "inputWeights"
/// A rectangle.
public let kCIInputExtentKey = "inputExtent"

/// A filter's name.
public let kCIAttributeFilterName = "CIAttributeFilterName"
/// A filter's name for people.
public let kCIAttributeFilterDisplayName = "CIAttributeFilterDisplayName"
/// The groups that a filter belongs to.
public let kCIAttributeFilterCategories = "CIAttributeFilterCategories"
/// The class of an input's values.
public let kCIAttributeClass = "CIAttributeClass"
/// The kind of an input.
public let kCIAttributeType = "CIAttributeType"
/// The least value of an input.
public let kCIAttributeMin = "CIAttributeMin"
/// The greatest value of an input.
public let kCIAttributeMax = "CIAttributeMax"
/// The least value that a slider offers.
public let kCIAttributeSliderMin = "CIAttributeSliderMin"
/// The greatest value that a slider offers.
public let kCIAttributeSliderMax = "CIAttributeSliderMax"
/// The value of an input that nobody has set.
public let kCIAttributeDefault = "CIAttributeDefault"
/// The value that changes nothing.
public let kCIAttributeIdentity = "CIAttributeIdentity"
/// The name of an input.
public let kCIAttributeName = "CIAttributeName"
/// The name of an input for people.
public let kCIAttributeDisplayName = "CIAttributeDisplayName"

/// The kind of inputs that are numbers.
public let kCIAttributeTypeScalar = "CIAttributeTypeScalar"
/// The kind of inputs that are lengths.
public let kCIAttributeTypeDistance = "CIAttributeTypeDistance"
/// The kind of inputs that are points.
public let kCIAttributeTypePosition = "CIAttributeTypePosition"
/// The kind of inputs that are pictures.
public let kCIAttributeTypeImage = "CIAttributeTypeImage"
/// The kind of inputs that are colours.
public let kCIAttributeTypeColor = "CIAttributeTypeColor"

/// Filters that blur.
public let kCICategoryBlur = "CICategoryBlur"
/// Filters that change colours in simple ways.
public let kCICategoryColorAdjustment = "CICategoryColorAdjustment"
/// Filters that change colours for an effect.
public let kCICategoryColorEffect = "CICategoryColorEffect"
/// Filters that join two pictures.
public let kCICategoryCompositeOperation = "CICategoryCompositeOperation"
/// Filters that move pixels about.
public let kCICategoryDistortionEffect = "CICategoryDistortionEffect"
/// Filters that make pictures of nothing.
public let kCICategoryGenerator = "CICategoryGenerator"
/// Filters that scale, turn and crop.
public let kCICategoryGeometryAdjustment = "CICategoryGeometryAdjustment"
/// Filters that make gradients.
public let kCICategoryGradient = "CICategoryGradient"
/// Filters that sharpen.
public let kCICategorySharpen = "CICategorySharpen"
/// Filters that make pictures look drawn.
public let kCICategoryStylize = "CICategoryStylize"
/// Filters that lead from one picture to another.
public let kCICategoryTransition = "CICategoryTransition"
/// Filters for pictures that do not move.
public let kCICategoryStillImage = "CICategoryStillImage"
/// Filters for video.
public let kCICategoryVideo = "CICategoryVideo"
/// Filters that come with the system.
public let kCICategoryBuiltIn = "CICategoryBuiltIn"
