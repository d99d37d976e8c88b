import CoreGraphics
import Foundation

/// What a layer asks of the object that owns it.
@preconcurrency @MainActor public protocol CALayerDelegate: AnyObject {
    func display(_ layer: CALayer)
    func draw(_ layer: CALayer, in context: CGContext)
    func layerWillDraw(_ layer: CALayer)
    func layoutSublayers(of layer: CALayer)
    /// The action for a change; nil leaves it to the layer, `NSNull()` stops the search: the change is not animated.
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
    /// Does nothing; a delegate that implements the method may still set what decides about the drawing, such as
    /// `contentsFormat`.
    public func layerWillDraw(_ layer: CALayer) {}
    /// Records what `draw(_:in:)` draws; a delegate that implements the method sets `contents` instead.
    public func display(_ layer: CALayer) { layer.recordContents() }
    /// Draws nothing; a delegate that implements the method draws into the context, in the layer's coordinate space.
    public func draw(_ layer: CALayer, in context: CGContext) {}
    /// Lays nothing out; a delegate that implements the method places the sublayers when the bounds' size changed or
    /// layout was asked for.
    public func layoutSublayers(of layer: CALayer) {}
    /// No action of its own; nil goes on with the layer's actions, `NSNull` ends the search without one.
    public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

/// What is told of changes of layers' values, by their keys.
@MainActor package protocol LayerChangeObserver {
    func willChange(_ key: String, of layer: CALayer)
    func didChange(_ key: String, of layer: CALayer)
}

/// Something that runs when a layer's value changes.
@preconcurrency @MainActor public protocol CAAction {
    func run(forKey event: String, object: Any, arguments: [AnyHashable: Any]?)
}

extension NSNull: CAAction {
    /// Does nothing; it is the action that ends the search for one.
    public func run(forKey event: String, object: Any, arguments: [AnyHashable: Any]?) {}
}

/// A rectangle of content in a tree, with a model that an app sets and a presentation that animates towards it.
@preconcurrency @MainActor open class CALayer: NSObject, CAMediaTiming {
    /// The values that the app has set.
    package private(set) final var modelState = LayerState() { didSet { forgetSnapshot() } }

    /// The layer that this one is a copy of for presentation.
    final var presented: CALayer?

    /// The animations in the order in which they were added; see `CALayer+Animations.swift`.
    final var running: [RunningAnimation] = [] { didSet { forgetSnapshot() } }

    /// A transition between two pictures of the layer tree; see `CATransition`.
    package internal(set) var contentTransition: RunningTransition? { didSet { forgetSnapshot() } }

    /// What `draw(in:)` recorded, in the layer's coordinates, with the size of the bounds it was recorded for.
    package internal(set) var recording: (list: DisplayList, size: CGSize)? { didSet { forgetSnapshot() } }

    /// What the layer with all in it looked like in the last frame; nil when that may have changed since.
    final var keptSnapshot: LayerSnapshot?

    /// The object that draws, lays out and provides actions for the layer; a view is its own layer's delegate.
    open weak var delegate: (any CALayerDelegate)?
    /// The layer whose sublayer or mask this layer is.
    open private(set) weak var superlayer: CALayer?
    /// A name for debugging, which nothing reads.
    open var name: String?

    final var storedSublayers: [CALayer] = [] { didSet { forgetSnapshot() } }

    // What the passes have to do here; see `CALayer+Passes.swift`.
    final var layoutMarks = PassMarks<CALayer>()
    final var displayMarks = PassMarks<CALayer>()
    /// Whether the layer gives its sublayers their places just now.
    final var isLayingOut = false
    /// Whether a new size has the superlayer laid out again.
    package final var laysOutSuperlayer = true

    /// A `CGImage` to show.
    open var contents: Any? {
        didSet {
            // Which has the snapshot forgotten.
            recording = nil
            CATransaction.noteContents()
        }
    }
    /// Pixels of contents a point.
    open var contentsScale: CGFloat = 1 { didSet { contentsWereSet() } }
    /// The place and size of the contents within the bounds.
    open var contentsGravity = CALayerContentsGravity.resize { didSet { contentsWereSet() } }
    /// The part of the contents that stretches, in fractions of it.
    open var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1) { didSet { contentsWereSet() } }
    // Choice (layers): drawing is recorded as it is, and all pixels have eight bits a component.
    /// The format of the pixels that are kept of a drawing.
    open var contentsFormat = CALayerContentsFormat.RGBA8Uint
    /// Whether the layer promises to fill its bounds with opaque content.
    open var isOpaque = false
    /// Whether a new size of the bounds redraws the contents.
    open var needsDisplayOnBoundsChange = false
    /// A layer whose alpha clips this one; it leaves the tree that it is in.
    open var mask: CALayer? {
        willSet { if newValue !== mask { newValue?.removeFromSuperlayer() } }
        didSet {
            guard mask !== oldValue else { return }
            if let oldValue {
                forgetMarks(of: oldValue)
                if oldValue.superlayer === self { oldValue.superlayer = nil }
            }
            mask?.superlayer = self
            mask?.resumeMarks()
            forgetSnapshot()
            noteChange()
        }
    }
    /// Actions by key, asked after the delegate.
    open var actions: [String: any CAAction]?
    /// The values under keys that the class does not know; see `KeyedContainer`.
    package final var keptValues: [String: Any] = [:]

    public override init() {
        super.init()
        prepare(&modelState)
    }

    /// Makes a new layer for a coder. Layers are in no document, so that nothing is read.
    public required init?(coder: NSCoder) {
        super.init()
        prepare(&modelState)
    }

    /// Gives the values of a new layer what the class has besides a plain layer's.
    func prepare(_ state: inout LayerState) {}

    /// Makes a copy for presentation; override it to copy the properties of a subclass.
    public init(layer: Any) {
        super.init()
        guard let layer = layer as? CALayer else { return }
        modelState = layer.modelState
        (name, contents, contentsScale, contentsGravity) = (
            layer.name, layer.contents, layer.contentsScale, layer.contentsGravity
        )
        (contentsCenter, contentsFormat, isOpaque) = (layer.contentsCenter, layer.contentsFormat, layer.isOpaque)
        needsDisplayOnBoundsChange = layer.needsDisplayOnBoundsChange
        timing = layer.timing
        keptValues = layer.keptValues
    }

    // MARK: Time; see CALayer+Timing.swift

    final var timing = LayerTiming.plain { didSet { noteChange() } }

    /// When the layer's time is its offset, in the superlayer's time, in seconds.
    open var beginTime: CFTimeInterval {
        get { timing.beginTime }
        set { timing.beginTime = newValue }
    }

    /// How many seconds of its own time the layer has; without end unless set.
    open var duration: CFTimeInterval {
        get { timing.duration }
        set { timing.duration = newValue }
    }

    /// How fast the time of the layer and its sublayers passes against the superlayer's; 0 holds their animations.
    open var speed: Float {
        get { timing.speed }
        set { timing.speed = newValue }
    }

    /// Seconds added to the layer's time.
    open var timeOffset: CFTimeInterval {
        get { timing.timeOffset }
        set { timing.timeOffset = newValue }
    }

    /// How many times a layer's duration is run through.
    open var repeatCount: Float {
        get { timing.repeatCount }
        set { timing.repeatCount = newValue }
    }

    /// For how many seconds a layer's duration is run through again.
    open var repeatDuration: CFTimeInterval {
        get { timing.repeatDuration }
        set { timing.repeatDuration = newValue }
    }

    /// Whether a layer's duration is run through backwards after each time.
    open var autoreverses: Bool {
        get { timing.autoreverses }
        set { timing.autoreverses = newValue }
    }

    /// The values that the layer's time gives outside its active time.
    open var fillMode: CAMediaTimingFillMode {
        get { timing.fillMode }
        set { timing.fillMode = newValue }
    }

    // MARK: Geometry

    /// In the layer's own coordinates, in points.
    open var bounds: CGRect {
        get { modelState.bounds }
        set {
            let (origin, size) = (newValue.origin, newValue.size)
            guard !(origin.x.isNaN || origin.y.isNaN || size.width.isNaN || size.height.isNaN) else {
                CATransaction.host?.refuseGeometry(
                    "CALayer bounds contains NaN: [\(origin.x) \(origin.y); \(size.width) \(size.height)]", of: self)
                return
            }
            let sizeChanged = newValue.size != modelState.bounds.size
            change("bounds", \.bounds, newValue)
            if sizeChanged {
                setNeedsLayout()
                sizeDidChangeInSuperlayer()
                if needsDisplayOnBoundsChange { setNeedsDisplay() }
            }
        }
    }

    /// Where the anchor point lies in the superlayer's coordinates, in points.
    open var position: CGPoint {
        get { modelState.position }
        set {
            guard !newValue.x.isNaN, !newValue.y.isNaN else {
                CATransaction.host?.refuseGeometry(
                    "CALayer position contains NaN: [\(newValue.x) \(newValue.y)]", of: self)
                return
            }
            change("position", \.position, newValue)
        }
    }

    /// The distance towards the eye, in points, by which sublayers of one superlayer are ordered.
    open var zPosition: CGFloat {
        get { modelState.zPosition }
        set { change("zPosition", \.zPosition, newValue) }
    }

    /// How far before the layer's plane the point lies that transforms act around, in points.
    open var anchorPointZ: CGFloat {
        get { modelState.anchorPointZ }
        set { change("anchorPointZ", \.anchorPointZ, newValue) }
    }

    /// In fractions of the bounds.
    open var anchorPoint: CGPoint {
        get { modelState.anchorPoint }
        set { change("anchorPoint", \.anchorPoint, newValue) }
    }

    /// The transform around the anchor point, from the layer's coordinate space to its superlayer's.
    open var transform: CATransform3D {
        get { modelState.transform }
        set { change("transform", \.transform, newValue) }
    }

    /// The transform that the sublayers have besides their own, such as a perspective.
    open var sublayerTransform: CATransform3D {
        get { modelState.sublayerTransform }
        set { change("sublayerTransform", \.sublayerTransform, newValue) }
    }

    /// The transform as a plane one.
    open func affineTransform() -> CGAffineTransform { modelState.transform.planar }

    /// Sets the transform to a plane one.
    open func setAffineTransform(_ transform: CGAffineTransform) {
        self.transform = CATransform3DMakeAffineTransform(transform)
    }

    /// In the superlayer's coordinates, in points; with a transform the smallest rectangle around the layer.
    open var frame: CGRect {
        get { modelState.frame }
        set {
            let anchor = modelState.anchorPoint
            if modelState.transform == CATransform3DIdentity {
                position = CGPoint(
                    x: newValue.minX + anchor.x * newValue.width, y: newValue.minY + anchor.y * newValue.height)
                bounds = CGRect(origin: modelState.bounds.origin, size: newValue.size)
            } else {
                let size = newValue.size.applying(modelState.transform.planar.inverted())
                bounds = CGRect(
                    origin: modelState.bounds.origin, size: CGSize(width: abs(size.width), height: abs(size.height)))
                let box = modelState.frame
                position = CGPoint(
                    x: modelState.position.x + newValue.minX - box.minX,
                    y: modelState.position.y + newValue.minY - box.minY)
            }
        }
    }

    // MARK: Appearance

    /// The opacity of the layer with all of its sublayers, 0 to 1.
    open var opacity: Float {
        get { modelState.opacity }
        set { change("opacity", \.opacity, newValue) }
    }

    /// Whether the layer and its sublayers are left out of the picture.
    open var isHidden: Bool {
        get { modelState.isHidden }
        set { change("hidden", \.isHidden, newValue) }
    }
    /// Whether something else shows the layer in its place: it is not drawn, and there otherwise.
    package var isLifted: Bool {
        get { modelState.isLifted }
        set {
            modelState.isLifted = newValue
            noteChange()
        }
    }

    /// Whether sublayers are clipped to the bounds and their corners.
    open var masksToBounds: Bool {
        get { modelState.masksToBounds }
        set { change("masksToBounds", \.masksToBounds, newValue) }
    }

    /// The colour behind the contents; nil is clear.
    open var backgroundColor: CGColor? {
        get { modelState.backgroundColor }
        set { change("backgroundColor", \.backgroundColor, newValue) }
    }

    /// In points.
    open var cornerRadius: CGFloat {
        get { modelState.cornerRadius }
        set { change("cornerRadius", \.cornerRadius, newValue) }
    }

    /// The corners that `cornerRadius` rounds.
    open var maskedCorners: CACornerMask {
        get { modelState.maskedCorners }
        set { change("maskedCorners", \.maskedCorners, newValue) }
    }

    /// The curve of the rounded corners.
    open var cornerCurve: CALayerCornerCurve {
        get { modelState.cornerCurve }
        set { change("cornerCurve", \.cornerCurve, newValue) }
    }

    /// In points, drawn inside the bounds.
    open var borderWidth: CGFloat {
        get { modelState.borderWidth }
        set { change("borderWidth", \.borderWidth, newValue) }
    }

    /// The colour of the border, which lies inside the bounds.
    open var borderColor: CGColor? {
        get { modelState.borderColor }
        set { change("borderColor", \.borderColor, newValue) }
    }

    /// The shadow's colour; nil draws no shadow.
    open var shadowColor: CGColor? {
        get { modelState.shadowColor }
        set { change("shadowColor", \.shadowColor, newValue) }
    }

    /// The shadow's opacity, 0 to 1; 0 draws none.
    open var shadowOpacity: Float {
        get { modelState.shadowOpacity }
        set { change("shadowOpacity", \.shadowOpacity, newValue) }
    }

    /// In points.
    open var shadowOffset: CGSize {
        get { modelState.shadowOffset }
        set { change("shadowOffset", \.shadowOffset, newValue) }
    }

    /// The blur's standard deviation, in points.
    open var shadowRadius: CGFloat {
        get { modelState.shadowRadius }
        set { change("shadowRadius", \.shadowRadius, newValue) }
    }

    /// The shape that casts the shadow, in the layer's coordinate space; nil takes the outline of what is drawn.
    open var shadowPath: CGPath? {
        get { modelState.shadowPath }
        set { change("shadowPath", \.shadowPath, newValue) }
    }

    /// The part of the contents to show, in fractions of it.
    open var contentsRect: CGRect {
        get { modelState.contentsRect }
        set { change("contentsRect", \.contentsRect, newValue) }
    }

    /// Asks for the action before the change and runs it after, so that it can see both values.
    func change<Value: Equatable>(
        _ key: String, _ path: WritableKeyPath<LayerState, Value>, _ value: Value
    ) {
        guard modelState[keyPath: path] != value else { return }
        if let observer = Self.changeObserver { observer.willChange(key, of: self) }
        defer { if let observer = Self.changeObserver { observer.didChange(key, of: self) } }
        let action = action(forKey: key)
        let change = { [self] in
            modelState[keyPath: path] = value
            noteChange()
            action?.run(forKey: key, object: self, arguments: nil)
        }
        if let driver = AnimationDriver.capturing { driver.whileChanging(self, key, path, change) } else { change() }
    }

    /// Hears of the changes of all layers' values; nil while nobody is there who could ask for them.
    package static var changeObserver: (any LayerChangeObserver)?

    /// The contents are to be shown in another way.
    private func contentsWereSet() {
        forgetSnapshot()
        noteChange()
    }

    /// Tells the frame that there is something to draw.
    func noteChange() {
        CATransaction.noteChange()
    }

    // MARK: The tree of layers

    /// The layers inside this one, back to front; nil when there are none.
    open var sublayers: [CALayer]? {
        get { storedSublayers.isEmpty ? nil : storedSublayers }
        set { exchangeAllSublayers(for: newValue ?? []) }
    }

    /// Adds a layer above the other sublayers, after it left its old superlayer.
    open func addSublayer(_ layer: CALayer) { adopt(layer, at: storedSublayers.count) }

    /// Inserts a layer; an index past the end puts it in front of all.
    open func insertSublayer(_ layer: CALayer, at index: UInt32) { adopt(layer, at: Int(index)) }

    /// Inserts a layer below a sibling, or at the back when the sibling is not a sublayer.
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) { adopt(layer, below: sibling) }

    /// Inserts a layer above a sibling, or at the front when the sibling is not a sublayer.
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) { adopt(layer, above: sibling) }

    /// Puts a layer into the place of a sublayer.
    open func replaceSublayer(_ old: CALayer, with new: CALayer) { adopt(new, inPlaceOf: old) }

    /// Takes the layer out of its superlayer's sublayers, or its mask.
    open func removeFromSuperlayer() { leaveSuperlayer() }

    // MARK: Layout and display

    /// Whether `setNeedsLayout()` was called since the sublayers were last laid out.
    open func needsLayout() -> Bool { layoutMarks.isNeeded }

    /// Asks for `layoutSublayers()` before the next frame.
    open func setNeedsLayout() { askForLayout() }

    /// Lays out at once what needs it, from the highest superlayer on that needs layout as well.
    open func layoutIfNeeded() { layoutFromHighest() }

    /// Whether the contents are to be drawn anew before the next frame.
    open func needsDisplay() -> Bool { displayMarks.isNeeded }

    /// Asks for the contents to be drawn anew before the next frame.
    open func setNeedsDisplay() { askForDisplay() }

    /// Asks for a part to be drawn anew; as drawing is recorded, the whole is.
    open func setNeedsDisplay(_ rect: CGRect) { askForDisplay() }

    /// Draws the contents now if they are marked as out of date.
    open func displayIfNeeded() {
        guard displayMarks.isNeeded else { return }
        displayMarks.isNeeded = false
        display()
    }

    /// The size that the layer would like to have, in points: that of its bounds.
    open func preferredFrameSize() -> CGSize { bounds.size }

    /// Draws the layer and its sublayers into a context whose user space is the layer's own space.
    ///
    /// Draws the values that the app has set, not what animates. The layer's own place and transform do not count.
    open func render(in context: CGContext) { drawTree(in: context) }

    // MARK: Animations

    /// Starts an animation; one that has the same key is replaced.
    open func add(_ animation: CAAnimation, forKey key: String?) { start(animation, forKey: key) }

    /// The animation that runs under a key, or nil.
    open func animation(forKey key: String) -> CAAnimation? { running.first { $0.key == key }?.original }

    /// The keys of the animations that the layer has, in the order in which they were added; nil where there is none.
    open func animationKeys() -> [String]? { running.isEmpty ? nil : running.map(\.key) }

    /// Removes the animation under a key; its delegate hears that it did not finish.
    open func removeAnimation(forKey key: String) { stopAnimation(forKey: key) }

    /// Removes every animation; their delegates hear that they did not finish.
    open func removeAllAnimations() { stopAnimations() }

    // MARK: For subclasses

    /// Whether a point in the layer's coordinates lies in its bounds; the far edges are outside.
    open func contains(_ point: CGPoint) -> Bool { bounds.contains(point) }

    /// The frontmost layer of this one and those in it that holds a point of the superlayer's coordinate space; nil where
    /// none does.
    open func hitTest(_ point: CGPoint) -> CALayer? { layerHit(at: point) }

    /// Places the sublayers; called when the layer needs layout. The base asks the delegate, so that an override calls
    /// `super` where there is one.
    open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

    /// Supplies the contents: asks the delegate, else records `draw(in:)`.
    open func display() {
        if let delegate {
            delegate.display(self)
        } else {
            recordContents()
        }
    }

    /// Draws the contents in the layer's coordinates; the base has the delegate draw them.
    open func draw(in context: CGContext) { delegate?.draw(self, in: context) }

    /// Draws the contents, in one go or in parts.
    func drawContents(in context: CGContext) { draw(in: context) }

    /// What the layer shows at a time of the media clock besides its state and its contents.
    func particles(at time: Double) -> [Particle] { [] }

    /// Whether a change of the value with a key has the layer drawn anew; overridden by classes with properties of their
    /// own that `draw(in:)` shows.
    open class func needsDisplay(forKey key: String) -> Bool { false }

    /// The value that a property has which nobody has set, or nil; overridden by classes for `@NSManaged` properties of
    /// their own.
    open class func defaultValue(forKey key: String) -> Any? { plainValue(forKey: key) }

    /// The action for a change of the value with that key: the delegate's, else the one in `actions`, else the class's,
    /// else a plain animation for layers that are shown. `NSNull` ends the search without one.
    open func action(forKey event: String) -> (any CAAction)? {
        if CATransaction.disableActions() { return nil }
        if let delegate {
            if let action = delegate.action(for: self, forKey: event) { return action is NSNull ? nil : action }
        }
        if let action = actions?[event] { return action is NSNull ? nil : action }
        if let action = Self.defaultAction(forKey: event) { return action is NSNull ? nil : action }
        guard superlayer != nil, let value = presentationState[value: event] else { return nil }
        let animation = CABasicAnimation(keyPath: event)
        animation.fromValue = value
        return animation
    }

    /// The class's own action for an event; nil ends the search without one.
    open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

    func adopt(_ state: LayerState) { modelState = state }

    func setSuperlayer(_ layer: CALayer?) { superlayer = layer }
}
