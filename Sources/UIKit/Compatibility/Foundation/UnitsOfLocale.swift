import Foundation

/// The units that a locale's people measure in, and what ICU calls units.
struct UnitsOfLocale {
    let locale: Locale

    /// A number and a unit in which a measurement is shown.
    func shown(_ value: Double, _ unit: Unit, options: MeasurementFormatter.UnitOptions) -> (Double, Unit) {
        guard let dimension = unit as? Dimension else { return (value, unit) }
        let own = options.contains(.providedUnit) ? dimension : counterpart(of: dimension)
        var shown = Measurement(value: value, unit: dimension).converted(to: own)
        if options.contains(.naturalScale) { shown = scaled(shown) }
        return (shown.value, shown.unit)
    }

    // Choice (formatters): the units that take each other's place between metres and feet.
    private func counterpart(of unit: Dimension) -> Dimension {
        let system = locale.measurementSystem
        let american: [(metric: Dimension, local: Dimension)] = [
            (UnitLength.kilometers, UnitLength.miles), (UnitLength.meters, UnitLength.feet),
            (UnitLength.centimeters, UnitLength.inches), (UnitLength.millimeters, UnitLength.inches),
            (UnitMass.kilograms, UnitMass.pounds), (UnitMass.grams, UnitMass.ounces),
            (UnitVolume.liters, UnitVolume.gallons), (UnitVolume.milliliters, UnitVolume.fluidOunces),
        ]
        let roads: [(metric: Dimension, local: Dimension)] = [
            (UnitLength.kilometers, UnitLength.miles), (UnitSpeed.kilometersPerHour, UnitSpeed.milesPerHour),
        ]
        let speed: [(metric: Dimension, local: Dimension)] = [
            (UnitSpeed.kilometersPerHour, UnitSpeed.milesPerHour), (UnitSpeed.metersPerSecond, UnitSpeed.milesPerHour),
        ]
        if let degrees = unit as? UnitTemperature {
            return degrees == .kelvin ? degrees : system == .us ? UnitTemperature.fahrenheit : UnitTemperature.celsius
        }
        switch system {
        case .us: return (american + speed).first { $0.metric == unit }?.local ?? unit
        case .uk: return roads.first { $0.metric == unit }?.local ?? unit
        default: return (american + speed).first { $0.local == unit }?.metric ?? unit
        }
    }

    /// The largest unit of the same system in which the number is at least 1, else the smallest.
    private func scaled(_ measurement: Measurement<Dimension>) -> Measurement<Dimension> {
        let scales: [[Dimension]] = [
            [UnitLength.kilometers, UnitLength.meters, UnitLength.centimeters, UnitLength.millimeters],
            [UnitLength.miles, UnitLength.feet, UnitLength.inches],
            [UnitMass.metricTons, UnitMass.kilograms, UnitMass.grams, UnitMass.milligrams],
            [UnitMass.shortTons, UnitMass.pounds, UnitMass.ounces],
            [UnitVolume.liters, UnitVolume.milliliters],
            [UnitDuration.hours, UnitDuration.minutes, UnitDuration.seconds],
        ]
        guard let scale = scales.first(where: { $0.contains(measurement.unit) }), measurement.value != 0 else {
            return measurement
        }
        let all = scale.map { measurement.converted(to: $0) }
        return all.first { abs($0.value) >= 1 } ?? all[all.count - 1]
    }

    /// ICU's name of a unit: its symbol where ICU has none.
    static func name(_ unit: Unit) -> String { names.first { $0.unit == unit }?.name ?? unit.symbol }

    private static var names: [(unit: Unit, name: String)] {
        [
            (UnitTemperature.celsius, "temperature-celsius"), (UnitTemperature.fahrenheit, "temperature-fahrenheit"),
            (UnitTemperature.kelvin, "temperature-kelvin"),
            (UnitLength.kilometers, "length-kilometer"), (UnitLength.meters, "length-meter"),
            (UnitLength.decimeters, "length-decimeter"), (UnitLength.centimeters, "length-centimeter"),
            (UnitLength.millimeters, "length-millimeter"), (UnitLength.micrometers, "length-micrometer"),
            (UnitLength.nanometers, "length-nanometer"), (UnitLength.miles, "length-mile"),
            (UnitLength.yards, "length-yard"), (UnitLength.feet, "length-foot"), (UnitLength.inches, "length-inch"),
            (UnitLength.nauticalMiles, "length-nautical-mile"), (UnitLength.lightyears, "length-light-year"),
            (UnitLength.astronomicalUnits, "length-astronomical-unit"), (UnitLength.parsecs, "length-parsec"),
            (UnitMass.kilograms, "mass-kilogram"), (UnitMass.grams, "mass-gram"),
            (UnitMass.milligrams, "mass-milligram"), (UnitMass.metricTons, "mass-tonne"),
            (UnitMass.pounds, "mass-pound"), (UnitMass.ounces, "mass-ounce"), (UnitMass.stones, "mass-stone"),
            (UnitMass.shortTons, "mass-ton"), (UnitMass.carats, "mass-carat"),
            (UnitSpeed.kilometersPerHour, "speed-kilometer-per-hour"), (UnitSpeed.knots, "speed-knot"),
            (UnitSpeed.metersPerSecond, "speed-meter-per-second"), (UnitSpeed.milesPerHour, "speed-mile-per-hour"),
            (UnitDuration.hours, "duration-hour"), (UnitDuration.minutes, "duration-minute"),
            (UnitDuration.seconds, "duration-second"),
            (UnitVolume.liters, "volume-liter"), (UnitVolume.milliliters, "volume-milliliter"),
            (UnitVolume.gallons, "volume-gallon"), (UnitVolume.quarts, "volume-quart"),
            (UnitVolume.pints, "volume-pint"), (UnitVolume.cups, "volume-cup"),
            (UnitVolume.fluidOunces, "volume-fluid-ounce"), (UnitVolume.tablespoons, "volume-tablespoon"),
            (UnitVolume.teaspoons, "volume-teaspoon"), (UnitVolume.cubicMeters, "volume-cubic-meter"),
            (UnitArea.squareKilometers, "area-square-kilometer"), (UnitArea.squareMeters, "area-square-meter"),
            (UnitArea.hectares, "area-hectare"), (UnitArea.acres, "area-acre"),
            (UnitArea.squareFeet, "area-square-foot"), (UnitArea.squareMiles, "area-square-mile"),
            (UnitPressure.hectopascals, "pressure-hectopascal"), (UnitPressure.millibars, "pressure-millibar"),
            (UnitPressure.bars, "pressure-bar"), (UnitPressure.inchesOfMercury, "pressure-inch-ofhg"),
            (UnitPressure.poundsForcePerSquareInch, "pressure-pound-force-per-square-inch"),
            (UnitPressure.millimetersOfMercury, "pressure-millimeter-ofhg"),
            (UnitEnergy.kilocalories, "energy-kilocalorie"), (UnitEnergy.calories, "energy-calorie"),
            (UnitEnergy.joules, "energy-joule"), (UnitEnergy.kilojoules, "energy-kilojoule"),
            (UnitEnergy.kilowattHours, "energy-kilowatt-hour"),
            (UnitPower.watts, "power-watt"), (UnitPower.kilowatts, "power-kilowatt"),
            (UnitPower.horsepower, "power-horsepower"), (UnitAngle.degrees, "angle-degree"),
            (UnitAngle.radians, "angle-radian"), (UnitFrequency.hertz, "frequency-hertz"),
            (UnitInformationStorage.bytes, "digital-byte"), (UnitInformationStorage.kilobytes, "digital-kilobyte"),
            (UnitInformationStorage.megabytes, "digital-megabyte"),
            (UnitInformationStorage.gigabytes, "digital-gigabyte"),
        ]
    }
}
