/// Symbols that forecasts are full of.
extension SymbolDrawings {
    static let weather: [String: String] = [
        "cloud.sun": "26;SO9.4 9 3.6\(peepingRays);H\(besideSun);S\(lowCloud)",
        "cloud.sun.fill": "26;FO9.4 9 4;S\(peepingRays);H\(besideSun);F\(lowCloud);S\(lowCloud)",
        "cloud.moon": "S\(highMoon);H\(besideMoon);S\(leftCloud)",
        "cloud.moon.fill": "F\(highMoon);S\(highMoon);H\(besideMoon);F\(leftCloud);S\(leftCloud)",
        "cloud.rain": "S\(highCloud)M7.8 17.8L6.4 21.8M11.2 17.8L9.8 21.8M14.6 17.8L13.2 21.8M18 17.8L16.6 21.8",
        "cloud.rain.fill":
            "F\(highCloud);S\(highCloud)M7.8 17.8L6.4 21.8M11.2 17.8L9.8 21.8M14.6 17.8L13.2 21.8M18 17.8L16.6 "
            + "21.8",
        "cloud.drizzle": "S\(highCloud)M7.8 17.6L7.2 19.2M11.2 20.2L10.6 21.8M14.2 17.6L13.6 19.2M17.6 20.2L17 21.8",
        "cloud.drizzle.fill":
            "F\(highCloud);S\(highCloud)M7.8 17.6L7.2 19.2M11.2 20.2L10.6 21.8M14.2 17.6L13.6 19.2M17.6 20.2L17 "
            + "21.8",
        "cloud.heavyrain":
            "S\(highCloud)M7.2 17.6L4.8 22.4M10.2 17.6L7.8 22.4M13.2 17.6L10.8 22.4M16.2 17.6L13.8 22.4M19.2 "
            + "17.6L16.8 22.4",
        "cloud.heavyrain.fill":
            "F\(highCloud);S\(highCloud)M7.2 17.6L4.8 22.4M10.2 17.6L7.8 22.4M13.2 17.6L10.8 22.4M16.2 17.6L13.8 "
            + "22.4M19.2 17.6L16.8 22.4",
        "cloud.fog": "S\(highCloud)M4 18L17.6 18M6.8 21.6L20.4 21.6",
        "cloud.fog.fill": "F\(highCloud);S\(highCloud)M4 18L17.6 18M6.8 21.6L20.4 21.6",
        "cloud.snow": "S\(highCloud);FO7 18.4 1.2O12 18.4 1.2O17 18.4 1.2O9.5 21.8 1.2O14.5 21.8 1.2",
        "cloud.snow.fill": "F\(highCloud)O7 18.4 1.2O12 18.4 1.2O17 18.4 1.2O9.5 21.8 1.2O14.5 21.8 1.2;S\(highCloud)",
        "cloud.bolt": "S\(highCloud);H\(spark);K\(spark);F\(spark)",
        "cloud.bolt.fill": "F\(highCloud);S\(highCloud);H\(spark);K\(spark);F\(spark)",
        "wind":
            "SM2.4 9L13.4 9C17.2 9 17 3.6 13.6 3.6C12.2 3.6 11.2 4.5 11 5.8M2.4 12.6L18.4 12.6C22.4 12.6 22.2 "
            + "7.2 18.8 7.2C17.9 7.2 17.2 7.5 16.8 8.1M2.4 16.2L11.2 16.2C15 16.2 14.8 21.2 11.6 21.2C10.3 21.2 "
            + "9.4 20.5 9.2 19.3",
        "snowflake":
            "SM12 12L12 2M9.4 3.4L12 6 14.6 3.4M12 12L20.7 7M18.1 5.4L17.2 9 20.7 10M12 12L20.7 17M20.7 14L17.2 "
            + "15 18.1 18.6M12 12L12 22M14.6 20.6L12 18 9.4 20.6M12 12L3.3 17M5.9 18.6L6.8 15 3.3 14M12 12L3.3 "
            + "7M3.3 10L6.8 9 5.9 5.4",
        "sunrise": "S\(halfSun)M12 9.2L12 2.6M8.8 5.6L12 2.4 15.2 5.6",
        "sunset": "S\(halfSun)M12 2.4L12 9M8.8 6L12 9.2 15.2 6",
        "thermometer":
            "14;SM4.4 14.2L4.4 4.8C4.4 1.4 9.6 1.4 9.6 4.8L9.6 14.2C13 16.4 11.6 21.8 7 21.8C2.4 21.8 1 16.4 4.4 "
            + "14.2ZM7 8L7 17;FO7 17.6 2.3",
        "thermometer.medium":
            "14;SM4.4 14.2L4.4 4.8C4.4 1.4 9.6 1.4 9.6 4.8L9.6 14.2C13 16.4 11.6 21.8 7 21.8C2.4 21.8 1 16.4 4.4 "
            + "14.2ZM7 8L7 17;FO7 17.6 2.3",
        "drop": "18;S\(drop)",
        "drop.fill": "18;F\(drop);S\(drop)",
        "umbrella": "S\(shade)M12 2L12 3.6M12 12.6L12 19.2C12 22 8 22 8 19.2",
        "umbrella.fill": "F\(shade);S\(shade)M12 2L12 3.6M12 12.6L12 19.2C12 22 8 22 8 19.2",
        "moon.stars": "S\(lowMoon);F\(stars)",
        "moon.stars.fill": "F\(lowMoon);S\(lowMoon);F\(stars)",
        "sparkles":
            "FM10 5L12.1 11.5 18.6 13.6 12.1 15.7 10 22.2 7.9 15.7 1.4 13.6 7.9 11.5ZM18.6 1.4L19.6 4.6 22.8 5.6 "
            + "19.6 6.6 18.6 9.8 17.6 6.6 14.4 5.6 17.6 4.6ZM19.4 15.6L20.2 18 22.6 18.8 20.2 19.6 19.4 22 18.6 "
            + "19.6 16.2 18.8 18.6 18Z",
    ]

    private static let highCloud =
        "M7.1 14.7C4.6 14.7 2.7 13.1 2.7 11C2.7 8.9 4.4 7.3 6.5 7.2C6.9 4.2 9.3 2.2 12.4 2.2C15.2 2.2 17.5 4 "
        + "18.1 6.6C20 7 21.3 8.6 21.3 10.5C21.3 13 19.4 14.7 16.8 14.7Z"
    private static let lowCloud =
        "M11.2 20.5C9 20.5 7.3 19 7.3 16.9C7.3 14.9 8.8 13.3 10.7 13.1C11.1 10.2 13.3 8.3 16.1 8.3C18.6 8.3 "
        + "20.7 10 21.2 12.6C22.9 13 24.1 14.5 24.1 16.4C24.1 18.8 22.4 20.5 20 20.5Z"
    private static let leftCloud =
        "M6.4 20.5C4.2 20.5 2.5 19 2.5 16.9C2.5 14.9 4 13.3 5.9 13.1C6.3 10.2 8.5 8.3 11.3 8.3C13.8 8.3 15.9 "
        + "10 16.4 12.6C18.1 13 19.3 14.5 19.3 16.4C19.3 18.8 17.6 20.5 15.2 20.5Z"
    private static let besideSun =
        "M10.6 21.7C8 21.7 6 19.8 6 17.4C6 14.9 7.8 13.1 10 12.9C10.4 9.4 12.9 7.2 16.1 7.2C19.1 7.2 21.5 "
        + "9.2 22.1 12.3C24 12.7 25.4 14.5 25.4 16.8C25.4 19.6 23.4 21.7 20.7 21.7Z"
    private static let besideMoon =
        "M5.8 21.7C3.2 21.7 1.2 19.8 1.2 17.4C1.2 14.9 3 13.1 5.2 12.9C5.6 9.4 8.1 7.2 11.3 7.2C14.3 7.2 "
        + "16.7 9.2 17.3 12.3C19.2 12.7 20.6 14.5 20.6 16.8C20.6 19.6 18.6 21.7 15.9 21.7Z"
    private static let highMoon =
        "M17.4 2.1C15.2 2.8 13.8 4.7 13.8 6.9C13.8 9.7 15.9 11.7 18.7 11.7C20.8 11.7 22.8 10.3 23.4 8.2C19.7 "
        + "9.6 16 5.9 17.4 2.1Z"
    private static let lowMoon =
        "M8.4 4.3C4.8 5.4 2.4 8.8 2.4 12.4C2.4 17.2 5.9 20.7 10.6 20.7C14.3 20.7 17.6 18.3 18.7 14.6C12.3 17 "
        + "6 10.8 8.4 4.3Z"
    private static let peepingRays = "M5.4 13L4.3 14.1M3.8 9L2.2 9M5.4 5L4.3 3.9M9.4 3.4L9.4 1.8M13.4 5L14.5 3.9"
    private static let halfSun =
        "A12 18 4.6 180 360M2.2 21.6L21.8 21.6M1.8 18L3.8 18M20.2 18L22.2 18M4.9 10.9L6.3 12.3M19.1 "
        + "10.9L17.7 12.3"
    private static let drop =
        "M9 2.4C12.6 7.2 15.6 11 15.6 14.8C15.6 18.6 12.8 21.4 9 21.4C5.2 21.4 2.4 18.6 2.4 14.8C2.4 11 5.4 "
        + "7.2 9 2.4Z"
    private static let shade =
        "M2.4 12.6C2.8 6.8 7 3.6 12 3.6C17 3.6 21.2 6.8 21.6 12.6C20 10.9 17.9 10.9 16.8 12.6C15.4 10.6 13.4 "
        + "10.6 12 12.6C10.6 10.6 8.6 10.6 7.2 12.6C6.1 10.9 4 10.9 2.4 12.6Z"
    private static let spark = "M13.4 12L8.8 18.2 11.6 18.2 10.4 22.8 15.4 16.4 12.4 16.4Z"
    private static let stars =
        "M15.6 3.2L16.4 5.6 18.8 6.4 16.4 7.2 15.6 9.6 14.8 7.2 12.4 6.4 14.8 5.6ZM20.2 8.8L20.7 10.5 22.4 "
        + "11 20.7 11.5 20.2 13.2 19.7 11.5 18 11 19.7 10.5Z"
}
