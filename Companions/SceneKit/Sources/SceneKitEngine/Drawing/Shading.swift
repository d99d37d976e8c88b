import Foundation

/// A point of a surface that light falls on.
struct LitPoint {
    var place: SIMD3<Float>
    var normal: SIMD3<Float>
    var tangent: SIMD3<Float>
    var uv: SIMD2<Float>
    var color: SIMD4<Float>
    var level: Int
}

/// What colours the points of one draw's surface.
struct Shading {
    let surface: Surface
    let lamps: [Lamp]
    let fog: Fog?
    let opacity: Float
    let isLit: Bool
    private let hasSpecular: Bool
    private let hasEmission: Bool
    private let hasMultiply: Bool
    private let exponent: Float
    /// A surface of one colour is not looked up for each of its points.
    private let plain: SIMD4<Float>?

    init(_ draw: Draw, _ picture: Picture) {
        surface = draw.surface
        fog = picture.fog
        opacity = draw.opacity * draw.surface.transparency
        let mask = draw.mask
        lamps = picture.lamps.filter { $0.mask & mask != 0 }
        // Choice (SceneKit): a scene without any light shows the colours of its surfaces as they are.
        isLit =
            draw.surface.model != .constant && !picture.lamps.isEmpty
            && draw.mesh.parts[draw.part].form == .triangles
        hasSpecular = !surface.specular.isBlack
        hasEmission = !surface.emission.isBlack
        hasMultiply = !surface.multiply.isWhite
        exponent = max(surface.shininess * 128, 1)
        plain = surface.diffuse.texture == nil ? surface.diffuse.color(at: .zero, level: 0) : nil
    }

    /// The light that comes from a point to the camera, and its opacity.
    @inline(__always) func color(_ point: LitPoint) -> SIMD4<Float> {
        let base = (plain ?? surface.diffuse.color(at: point.uv, level: point.level)) * point.color
        var light = isLit ? lit(base.xyz, point) : base.xyz
        if hasEmission { light += surface.emission.color(at: point.uv, level: point.level).xyz }
        if hasMultiply { light *= surface.multiply.color(at: point.uv, level: point.level).xyz }
        var alpha = base.w * opacity
        if let transparent = surface.transparent {
            let value = transparent.color(at: point.uv, level: point.level)
            alpha *=
                surface.isTransparentByBrightness
                ? 1 - (value.x * 0.212671 + value.y * 0.715160 + value.z * 0.072169) : value.w
        }
        if let fog, fog.end > 0 {
            let distance = -point.place.z
            let share = min(max((distance - fog.start) / max(fog.end - fog.start, 1e-6), 0), 1)
            light += (fog.color - light) * (fog.power == 1 ? share : pow(share, fog.power))
        }
        return SIMD4(light, alpha)
    }

    @inline(__always) private func lit(_ base: SIMD3<Float>, _ point: LitPoint) -> SIMD3<Float> {
        var normal = point.normal.unit
        if let bumps = surface.bumps, let texture = bumps.texture {
            let bytes = bumps.sample(texture, bumps.moved(point.uv), point.level)
            let bump = SIMD3(bytes.x, bytes.y, bytes.z) * (1 / 127.5) - SIMD3(repeating: 1)
            let tangent = (point.tangent - normal * normal.dot(point.tangent)).unit
            let across = normal.cross(tangent)
            normal =
                (tangent * (bump.x * bumps.intensity) + across * (bump.y * bumps.intensity) + normal * bump.z).unit
        }
        let eye = (-point.place).unit
        if surface.model == .physical { return physical(base, point, normal, eye) }
        var ambient = SIMD3<Float>.zero
        var diffuse = SIMD3<Float>.zero
        var specular = SIMD3<Float>.zero
        for lamp in lamps {
            if lamp.kind == .ambient {
                ambient += lamp.color
                continue
            }
            let (way, strength) = Self.way(to: lamp, from: point.place)
            let share = normal.dot(way)
            guard share > 0, strength > 0 else { continue }
            let light = lamp.color * strength
            diffuse += light * share
            guard hasSpecular else { continue }
            let glance: Float
            switch surface.model {
            case .blinn: glance = normal.dot((way + eye).unit)
            case .phong: glance = (normal * (2 * share) - way).dot(eye)
            default: continue
            }
            if glance > 0 { specular += light * pow(glance, exponent) }
        }
        var result = base * diffuse
        if let own = surface.ambient {
            result += own.color(at: point.uv, level: point.level).xyz * ambient
        } else {
            result += base * ambient
        }
        if hasSpecular { result += surface.specular.color(at: point.uv, level: point.level).xyz * specular }
        return result
    }

    private func physical(
        _ base: SIMD3<Float>, _ point: LitPoint, _ normal: SIMD3<Float>, _ eye: SIMD3<Float>
    ) -> SIMD3<Float> {
        let metal = surface.metalness.color(at: point.uv, level: point.level).x
        let rough = max(surface.roughness.color(at: point.uv, level: point.level).x, 0.05)
        let square = rough * rough * rough * rough
        let body = base * (1 - metal)
        let mirror = SIMD3<Float>(repeating: 0.04) * (1 - metal) + base * metal
        var result = SIMD3<Float>.zero
        for lamp in lamps {
            if lamp.kind == .ambient {
                result += (body + mirror) * lamp.color
                continue
            }
            let (way, strength) = Self.way(to: lamp, from: point.place)
            let share = normal.dot(way)
            guard share > 0, strength > 0 else { continue }
            let half = (way + eye).unit
            let middle = max(normal.dot(half), 0)
            let round = middle * middle * (square - 1) + 1
            let spread = square / (Float.pi * round * round)
            let glance = max(way.dot(half), 0.1)
            let rest = 1 - glance
            let edge = rest * rest * rest * rest * rest
            let fresnel = mirror + (SIMD3(repeating: 1) - mirror) * edge
            let sheen = fresnel * (spread * Float.pi / (4 * glance * glance))
            result += (body + sheen) * lamp.color * (share * strength)
        }
        return result
    }

    /// The direction to a light, and how much of it arrives.
    @inline(__always) private static func way(
        to lamp: Lamp, from place: SIMD3<Float>
    ) -> (SIMD3<Float>, Float) {
        if lamp.kind == .directional { return (-lamp.direction, 1) }
        let line = lamp.position - place
        let distance = line.length
        guard distance > 0 else { return (SIMD3(0, 0, 1), 1) }
        let way = line * (1 / distance)
        var strength: Float = 1
        if lamp.fadeEnd > 0 {
            let share = (distance - lamp.fadeStart) / max(lamp.fadeEnd - lamp.fadeStart, 1e-6)
            if share >= 1 { return (way, 0) }
            if share > 0 { strength = pow(1 - share, lamp.fadePower) }
        }
        if lamp.kind == .spot {
            let cosine = -way.dot(lamp.direction)
            if cosine <= lamp.outerCosine { return (way, 0) }
            if cosine < lamp.innerCosine {
                let share = (cosine - lamp.outerCosine) / max(lamp.innerCosine - lamp.outerCosine, 1e-6)
                strength *= share * share * (3 - 2 * share)
            }
        }
        return (way, strength)
    }
}
