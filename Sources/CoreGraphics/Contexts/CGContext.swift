import Foundation

/// Where drawing goes: it is kept as a display list, and turned into pixels when somebody asks for them.
///
/// A context made from bitmap sizes has its origin at the bottom left and y pointing up; those that UIKit makes have it at
/// the top left and y pointing down.
public final class CGContext {
    /// What has been drawn and is not yet in the bitmap, if there is one.
    package internal(set) var list = DisplayList()
    /// From the space in which `ctm` is the identity to the list's.
    var base: CGAffineTransform
    var state = GraphicsState()
    private var saved: [GraphicsState] = []
    private var layers: [Layer] = []
    private var builtPath = Path()
    /// What took the path's points to the list's space when they were added.
    private var pathTransform: CGAffineTransform
    let backing: BitmapBacking?
    /// The file whose pages are drawn; nil for what is no file's.
    let file: PDFRecording?
    /// What a bitmap in the recording's place would hold, in the list's space.
    let recordedBounds: CGRect?

    /// The list and state around a transparency layer.
    private struct Layer {
        var list: DisplayList
        var state: GraphicsState
        var depth: Int
    }

    /// Makes a context that only records, in a space of `size`; `flipped` puts the origin at the bottom with y up.
    package init(recordingInto size: CGSize, flipped: Bool = false) {
        base = flipped ? CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: size.height) : .identity
        pathTransform = base
        backing = nil
        file = nil
        recordedBounds = size == .zero ? nil : CGRect(origin: .zero, size: size)
    }

    init(backing: BitmapBacking) {
        self.backing = backing
        file = nil
        base = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(backing.bitmap.height))
        pathTransform = base
        recordedBounds = nil
    }

    init(file: PDFRecording) {
        self.file = file
        backing = nil
        base = file.base(of: file.mediaBox)
        pathTransform = base
        recordedBounds = nil
    }

    deinit { finishFile() }

    /// Forgets state and drawing, as at the beginning of a page, whose space has another place in the list's.
    func startOver(base: CGAffineTransform) {
        (list, state, saved, layers, builtPath) = (DisplayList(), GraphicsState(), [], [], Path())
        self.base = base
        pathTransform = base
    }

    /// Ends the recording: the list, with layers that are still open closed, and an empty list to draw the next into.
    package func takeList() -> DisplayList {
        while !layers.isEmpty { endTransparencyLayer() }
        defer { list.removeAll() }
        return list
    }

    // MARK: State

    /// Keeps the current state for `restoreGState`.
    public func saveGState() { saved.append(state) }

    /// Goes back to the state that was kept last; nothing happens when there is none.
    public func restoreGState() {
        if saved.count > (layers.last?.depth ?? 0), let last = saved.popLast() { state = last }
    }

    /// From user space to the space that the context began with.
    public var ctm: CGAffineTransform { state.ctm }

    /// From user space to the list's space.
    package var total: CGAffineTransform { state.ctm.concatenating(base) }

    /// Moves the origin of user space.
    public func translateBy(x: CGFloat, y: CGFloat) { state.ctm = state.ctm.translatedBy(x: x, y: y) }

    /// Scales user space.
    public func scaleBy(x: CGFloat, y: CGFloat) { state.ctm = state.ctm.scaledBy(x: x, y: y) }

    /// Turns user space by `angle` radians.
    public func rotate(by angle: CGFloat) { state.ctm = state.ctm.rotated(by: angle) }

    /// Puts a transform between user space and what was user space before.
    public func concatenate(_ transform: CGAffineTransform) { state.ctm = transform.concatenating(state.ctm) }

    // MARK: Recording

    /// Records one operation in user space with the current state.
    func record(_ operation: DisplayCommand.Operation, transform: CGAffineTransform? = nil) {
        let command = DisplayCommand(
            operation, transform: transform ?? total, clip: state.clip, alpha: state.alpha, blendMode: state.blendMode,
            shadow: state.shadow, antialiases: state.antialiases)
        // A null rectangle means that there is no ink at all; operations with blend modes that clear still have some.
        if command.bounds.isNull { return }
        list.append(command)
        if layers.isEmpty { backing?.didDraw(in: self) }
    }

    /// Draws a drawable, such as a run of glyphs, at a point of user space.
    package func draw(_ drawable: any DisplayListDrawable, at point: CGPoint, color: CGColor) {
        record(.external(ExternalDrawing(drawable, at: point, color: color.rgba)))
    }

    /// Draws all of a list whose space is today's user space, as one picture when the state or `opacity` asks for that.
    package func draw(_ other: DisplayList, opacity: CGFloat = 1) {
        let isPlain =
            opacity == 1 && state.alpha == 1 && state.blendMode == .normal && state.shadow == nil
            && state.clip?.hasMask != true
        let here = total
        saveGState()
        state.alpha *= min(max(opacity, 0), 1)
        if !isPlain { beginTransparencyLayer(auxiliaryInfo: nil) }
        for command in other.commands {
            let moved = command.applying(here, within: state.clip)
            if !moved.bounds.isNull { list.append(moved) }
        }
        if !isPlain { endTransparencyLayer() }
        restoreGState()
        if layers.isEmpty { backing?.didDraw(in: self) }
    }

    /// Begins a picture of its own: what follows is drawn together, then alpha, blend mode and shadow apply once.
    public func beginTransparencyLayer(auxiliaryInfo: Any?) {
        layers.append(Layer(list: list, state: state, depth: saved.count))
        list = DisplayList()
        state.clip = nil
        state.alpha = 1
        state.blendMode = .normal
        state.shadow = nil
    }

    /// Begins a layer that is clipped to a rectangle of user space.
    public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: Any?) {
        beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
        layers[layers.count - 1].state.clip = Clip(
            .rect(rect.standardized), transform: total, within: layers[layers.count - 1].state.clip)
    }

    /// Ends the picture that the last `beginTransparencyLayer` began; nothing happens when there is none.
    public func endTransparencyLayer() {
        guard let layer = layers.popLast() else { return }
        let content = list
        saved.removeLast(saved.count - layer.depth)
        list = layer.list
        state = layer.state
        if !content.isEmpty { record(.group(content), transform: .identity) }
    }

    /// The clip that counts for `boundingBoxOfClipPath`, layers' own clips counted.
    var clipBounds: CGRect? {
        var area = state.clip?.bounds
        for layer in layers {
            guard let bounds = layer.state.clip?.bounds else { continue }
            area = area.map { $0.intersection(bounds) } ?? bounds
        }
        return area
    }

    // MARK: Path

    /// The path under construction in today's user space.
    var userPath: Path {
        get {
            let now = total
            return now == pathTransform ? builtPath : builtPath.applying(pathTransform.concatenating(now.inverted()))
        }
        set {
            builtPath = newValue
            pathTransform = total
        }
    }

    /// Changes the path under construction, in user space.
    func updatePath(_ change: (inout Path) -> Void) {
        if total != pathTransform { userPath = userPath }
        change(&builtPath)
    }
}

extension DisplayCommand {
    /// The command with its result taken through a transform; shadows keep their direction.
    ///
    /// `outerClip` is in the space that the transform goes to.
    package func applying(_ outer: CGAffineTransform, within outerClip: Clip? = nil) -> DisplayCommand {
        if outer.isIdentity, outerClip == nil { return self }
        var operation = operation
        var inner = transform.concatenating(outer)
        if case .group(let list) = operation {
            var moved = DisplayList()
            for command in list.commands { moved.append(command.applying(outer)) }
            operation = .group(moved)
            inner = .identity
        }
        var shadow = shadow
        shadow?.offset = self.shadow?.offset.applying(outer) ?? .zero
        shadow?.deviation *= outer.meanScale
        return DisplayCommand(
            operation, transform: inner, clip: clip?.applying(outer, within: outerClip) ?? outerClip,
            alpha: alpha, blendMode: blendMode,
            shadow: shadow, antialiases: antialiases)
    }
}

extension Clip {
    func applying(_ transform: CGAffineTransform, within limit: Clip?) -> Clip {
        Clip(
            shape, transform: self.transform.concatenating(transform),
            within: outer?.applying(transform, within: limit) ?? limit)
    }
}
