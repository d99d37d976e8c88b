import QuartzCore

/// Properties of Core Animation's layers and particles that apps set by name.
extension ExposedKeyTable {
    mutating func addDrawingKeys() {
        add("shouldRasterize", \CALayer.shouldRasterize)
        add("rasterizationScale", \CALayer.rasterizationScale)
        add("contentsScale", \CALayer.contentsScale)
        add("allowsGroupOpacity", \CALayer.allowsGroupOpacity)
        add("allowsEdgeAntialiasing", \CALayer.allowsEdgeAntialiasing)
        add("doubleSided", \CALayer.isDoubleSided)
        add("geometryFlipped", \CALayer.isGeometryFlipped)
        add("speed", \CALayer.speed)
        add("name", \CALayer.name)
        add("emitterCells", \CAEmitterLayer.emitterCells)
        add("emitterPosition", \CAEmitterLayer.emitterPosition)
        add("birthRate", \CAEmitterLayer.birthRate)
        add("lifetime", \CAEmitterLayer.lifetime)
        addParticleKeys()
    }

    private mutating func addParticleKeys() {
        add("name", \CAEmitterCell.name)
        add("enabled", \CAEmitterCell.isEnabled)
        add("birthRate", \CAEmitterCell.birthRate)
        add("lifetime", \CAEmitterCell.lifetime)
        add("lifetimeRange", \CAEmitterCell.lifetimeRange)
        add("emissionLatitude", \CAEmitterCell.emissionLatitude)
        add("emissionLongitude", \CAEmitterCell.emissionLongitude)
        add("emissionRange", \CAEmitterCell.emissionRange)
        add("velocity", \CAEmitterCell.velocity)
        add("velocityRange", \CAEmitterCell.velocityRange)
        add("xAcceleration", \CAEmitterCell.xAcceleration)
        add("yAcceleration", \CAEmitterCell.yAcceleration)
        add("zAcceleration", \CAEmitterCell.zAcceleration)
        add("scale", \CAEmitterCell.scale)
        add("scaleRange", \CAEmitterCell.scaleRange)
        add("scaleSpeed", \CAEmitterCell.scaleSpeed)
        add("spin", \CAEmitterCell.spin)
        add("spinRange", \CAEmitterCell.spinRange)
        add("color", \CAEmitterCell.color)
        add("alphaSpeed", \CAEmitterCell.alphaSpeed)
        add("contents", \CAEmitterCell.contents)
    }
}
