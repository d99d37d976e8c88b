import Foundation

/// What is made of the pixels below a material before its colour comes over them.
package struct Backdrop: Sendable, Hashable {
    /// The standard deviation of the blur, in the units of the operation's space.
    package var deviation: CGFloat
    /// The factor that takes colours away from grey; 1 leaves them.
    package var saturation: Double

    package init(deviation: CGFloat, saturation: Double) {
        self.deviation = deviation
        self.saturation = saturation
    }

    /// The backdrop with lengths in other units.
    package func scaled(by factor: CGFloat) -> Backdrop {
        Backdrop(deviation: deviation * factor, saturation: saturation)
    }

    /// How many pixels become one before they are blurred: what is blurred so far has no detail left to lose.
    static func step(deviation: Double) -> Int {
        var step = 1
        while step < 16, Double(step * 2) <= deviation / 3 { step *= 2 }
        return step
    }

    /// How far a pixel's colour reaches, in pixels.
    ///
    /// - Parameter scale: Pixels in a unit of the operation's space.
    func reach(scale: CGFloat) -> Int {
        let deviation = Double(self.deviation * scale)
        guard deviation.isFinite, deviation > 0 else { return 0 }
        // Pixels that are put together and spread again reach into their neighbours.
        return Int(min((deviation * 3).rounded(.up), 4096)) + 4 * Self.step(deviation: deviation)
    }
}

extension DisplayCommand {
    /// The backdrop that the command makes and its reach in pixels; nil for another command.
    fileprivate func backdropReach(_ base: CGAffineTransform) -> Int? {
        guard case .backdrop(_, let backdrop) = operation else { return nil }
        return backdrop.reach(scale: transform.concatenating(base).meanScale)
    }

    /// Whether the command changes what is below it instead of drawing something.
    package var isBackdrop: Bool { if case .backdrop = operation { true } else { false } }
}

extension DisplayList {
    /// The list's first commands as far as they are backdrops, and the list without them.
    ///
    /// A backdrop works on what is below it: in a picture of its own it would find nothing.
    package var leadingBackdrops: (backdrops: ArraySlice<DisplayCommand>, rest: DisplayList) {
        let backdrops = commands.prefix { $0.isBackdrop }
        var rest = DisplayList()
        for command in commands.dropFirst(backdrops.count) { rest.append(command) }
        return (backdrops, rest)
    }

    /// Adds to the damage what changes of backdrops because of it: they spread it, as far as they are.
    func spread(_ damage: inout Damage) {
        for command in commands {
            if case .group(let list) = command.operation { list.spread(&damage) }
            guard let reach = command.backdropReach(.identity) else { continue }
            let place = PixelRect(command.bounds).outset(by: 1)
            for rect in damage.rects { damage.add(rect.outset(by: reach).intersection(place)) }
        }
    }

    /// Extends an area to all pixels that the backdrops in it are made of, which have to be drawn again with them.
    func extendToBackdrops(_ area: inout PixelRect, in frame: PixelRect, _ base: CGAffineTransform) {
        var last = area
        repeat {
            last = area
            for command in commands {
                if case .group(let list) = command.operation { list.extendToBackdrops(&area, in: frame, base) }
                guard let reach = command.backdropReach(base) else { continue }
                let place = PixelRect(command.bounds.applying(base)).outset(by: 1).intersection(frame)
                if place.intersection(area).isEmpty { continue }
                area = area.union(place.outset(by: reach).intersection(frame))
            }
        } while area != last
    }
}
