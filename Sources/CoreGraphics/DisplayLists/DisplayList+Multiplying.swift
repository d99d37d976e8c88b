import Foundation

extension RGBA {
    /// The product with another colour, part by part.
    package func multiplied(by other: RGBA) -> RGBA {
        RGBA(
            red: red * other.red, green: green * other.green, blue: blue * other.blue, alpha: alpha * other.alpha)
    }
}

extension DisplayList {
    /// The list with every colour multiplied by another one, its alpha left out.
    ///
    /// - Parameter image: Gives an image with its colours multiplied; whoever builds frames keeps those that it made.
    package func multiplied(by color: RGBA, image: (CGImage) -> CGImage) -> DisplayList {
        var opaque = color
        opaque.alpha = 1
        var list = DisplayList()
        for command in commands {
            var tinted = command
            tinted.operation = command.operation.multiplied(by: opaque, image: image)
            if let shadow = command.shadow { tinted.shadow?.color = shadow.color.multiplied(by: opaque) }
            list.append(tinted)
        }
        return list
    }

    /// The list with the alpha of every command multiplied by a number, each for itself.
    package func faded(by factor: CGFloat) -> DisplayList {
        var list = DisplayList()
        for var command in commands {
            command.alpha *= factor
            list.append(command)
        }
        return list
    }
}

extension DisplayCommand.Operation {
    fileprivate func multiplied(by tint: RGBA, image: (CGImage) -> CGImage) -> DisplayCommand.Operation {
        switch self {
        case .fillRect(let rect, let color): .fillRect(rect, color.multiplied(by: tint))
        case .fillRounded(let shape, let color): .fillRounded(shape, color.multiplied(by: tint))
        case .fill(let path, let rule, let color): .fill(path, rule, color.multiplied(by: tint))
        case .stroke(let path, let style, let color): .stroke(path, style, color.multiplied(by: tint))
        case .image(let picture, let rect, let quality): .image(image(picture), rect, quality)
        case .linearGradient(let gradient, let start, let end, let options):
            .linearGradient(gradient.multiplied(by: tint), start, end, options)
        case .radialGradient(let gradient, let start, let end, let options):
            .radialGradient(gradient.multiplied(by: tint), start, end, options)
        case .clear, .backdrop: self
        case .group(let list): .group(list.multiplied(by: tint, image: image))
        case .tile(let tile): .tile(Tile(tile.list.multiplied(by: tint, image: image)))
        case .crossFade(let fade):
            .crossFade(
                CrossFade(
                    from: Tile(fade.from.list.multiplied(by: tint, image: image)),
                    to: Tile(fade.to.list.multiplied(by: tint, image: image)), amount: fade.amount))
        case .external(let drawing): .external(drawing.multiplied(by: tint))
        }
    }
}

extension ExternalDrawing {
    fileprivate func multiplied(by tint: RGBA) -> ExternalDrawing {
        var drawing = self
        drawing.color = color.multiplied(by: tint)
        return drawing
    }
}

extension CGGradient {
    fileprivate func multiplied(by tint: RGBA) -> CGGradient {
        CGGradient(stops: stops.map { Stop(location: $0.location, color: $0.color.multiplied(by: tint)) })
    }
}

extension CGImage {
    /// The image with its colours multiplied by another one, its alpha left out; itself where there is no memory for it.
    package func multiplied(by color: RGBA) -> CGImage {
        guard let copy = Bitmap(width: width, height: height) else { return self }
        let parts = [color.red, color.green, color.blue].map { UInt32($0 * 256 + 0.5) }
        copy.write {
            for y in 0..<height {
                let (from, to) = (bitmap.row(y), copy.row(y))
                for x in 0..<width {
                    let pixel = from[x]
                    let red = (pixel >> 16 & 255) * parts[0] >> 8
                    let green = (pixel >> 8 & 255) * parts[1] >> 8
                    let blue = (pixel & 255) * parts[2] >> 8
                    to[x] = pixel & 0xFF00_0000 | red << 16 | green << 8 | blue
                }
            }
        }
        return replacingPixels(copy)
    }
}
