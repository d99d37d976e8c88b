/// Symbols that tab bars are full of.
extension SymbolDrawings {
    static let tabs: [String: String] = [
        "clock.fill": "FO12 12 10.4;KM12 6L12 12.4 7.6 12.4",
        "person.circle": "SO12 12 9.6O12 9.6 3.2M5.8 19C7 16.4 9.3 15 12 15C14.7 15 17 16.4 18.2 19",
        "person.circle.fill": personCircleFillDrawing,
        "person.crop.circle": "SO12 12 9.6O12 9.6 3.2M5.8 19C7 16.4 9.3 15 12 15C14.7 15 17 16.4 18.2 19",
        "person.crop.circle.fill": personCropCircleFillDrawing,
        "person.2": "30;S\(pair)",
        "person.2.fill": "30;F\(pair);S\(pair)",
        "book.fill": bookFillDrawing,
        "arrow.down.circle": "SO12 12 9.6M12 7L12 16.8M8.2 13L12 16.8 15.8 13",
        "arrow.down.circle.fill": "FO12 12 10.4;KM12 7L12 16.8M8.2 13L12 16.8 15.8 13",
        "list.number": listNumberDrawing,
        "message": "S\(bubble)",
        "message.fill": "F\(bubble);S\(bubble)",
        "bubble.left": "S\(bubble)",
        "bubble.left.fill": "F\(bubble);S\(bubble)",
        "phone": "S\(phone)",
        "phone.fill": "F\(phone);S\(phone)",
        "map": mapDrawing,
        "map.fill": "FM2 6L8 3.2 8 17.4 2 20.6ZM9.4 3.2L14.6 5.6 14.6 20.6 9.4 17.8ZM16 5.8L22 3 22 17.4 16 20.6Z",
        "mappin": "SO12 7 4.2M12 11.4L12 21.4",
        "location": "S\(arrow)",
        "location.fill": "F\(arrow);S\(arrow)",
        "cart": "S\(cart);FO9.4 20.4 1.7O17.4 20.4 1.7",
        "cart.fill": "FM5.4 7.4L21.4 7.4 19.4 14.8 7.2 14.8Z;S\(cart);FO9.4 20.4 1.7O17.4 20.4 1.7",
        "bag": "SR4.4 7.4 15.2 13.8 2.4M8.4 10L8.4 7C8.4 1.8 15.6 1.8 15.6 7L15.6 10",
        "bag.fill": bagFillDrawing,
        "tray": "S\(tray)",
        "tray.fill": "F\(tray);S\(tray);HM8.4 13.8C8.4 18.2 15.6 18.2 15.6 13.8Z",
        "music.note": "FO8 18.4 3.2;SM10.6 18.2L10.6 5.2 18 3.2 18 7 10.6 9",
        "play": "SM6.4 4.4L19.6 12 6.4 19.6Z",
        "play.circle": "SO12 12 9.6;FM9.6 7.6L17 12 9.6 16.4Z",
        "play.circle.fill": "FO12 12 10.4;HM9.6 7.4L17.2 12 9.6 16.6Z",
        "globe": globeDrawing,
        "gearshape.fill": "F\(cog);S\(cog);HO12 12 3.3",
        "square.grid.2x2": "SR3.4 3.4 7 7 1.6R13.6 3.4 7 7 1.6R3.4 13.6 7 7 1.6R13.6 13.6 7 7 1.6",
        "square.grid.2x2.fill": "FR2.6 2.6 8.4 8.4 2R13 2.6 8.4 8.4 2R2.6 13 8.4 8.4 2R13 13 8.4 8.4 2",
        "square.stack": "SR3.4 8.6 17.2 12.4 2.4M5.4 5.8L18.6 5.8M7.4 3L16.6 3",
        "square.stack.fill": "FR2.6 7.8 18.8 14 3;SM5.4 5L18.6 5M7.4 2.2L16.6 2.2",
        "ellipsis.circle": "SO12 12 9.6;FO7.4 12 1.4O12 12 1.4O16.6 12 1.4",
        "ellipsis.circle.fill": "FO12 12 10.4;HO7.2 12 1.6O12 12 1.6O16.8 12 1.6",
        "paperplane": "S\(plane)M10.4 13.6L20.8 3.2",
        "paperplane.fill": "F\(plane);S\(plane);KM10.4 13.6L20.8 3.2",
        "camera.fill": cameraFillDrawing,
        "photo.fill": photoFillDrawing,
        "photo.on.rectangle": photoOnRectangleDrawing,
        "folder.fill": folderFillDrawing,
        "doc.fill": docFillDrawing,
        "doc.text": docTextDrawing,
        "newspaper": "S\(paper)M6.4 8.2L14 8.2M6.4 12L14 12M6.4 15.8L14 15.8",
        "newspaper.fill": newspaperFillDrawing,
        "chart.bar": "SR3 12.6 4.6 8 1R9.7 8 4.6 12.6 1R16.4 3.4 4.6 17.2 1",
        "chart.bar.fill": "FR2.4 12 5.4 9.4 1.4R9.3 7.4 5.4 14 1.4R16.2 2.8 5.4 18.6 1.4",
        "flame": "S\(flame)",
        "flame.fill": "F\(flame);S\(flame)",
        "bolt": "S\(bolt)",
        "bolt.fill": "F\(bolt);S\(bolt)",
        "creditcard": "SR2.4 5 19.2 14 2.4M2.8 9.2L21.2 9.2M5.8 15L9 15",
        "creditcard.fill": "FR1.6 4.2 20.8 15.6 3;KM1.6 9.2L22.4 9.2M5.8 15L9 15",
        "info.circle.fill": "FO12 12 10.4;KM10.4 11L12.3 11 12.3 16.8M10 16.8L14.6 16.8;HO12.1 7.6 1.35",
        "exclamationmark.circle.fill": "FO12 12 10.4;KM12 6.8L12 13;HO12 16.6 1.25",
        "questionmark.circle.fill": "FO12 12 10.4;KM9.2 9.6C9.2 5.6 15 5.9 15 9.5C15 11.6 12 11.9 12 14;HO12 17 1.2",
        "tag": "S\(tag);FO7.6 7.6 1.5",
        "tag.fill": "F\(tag);S\(tag);HO7.6 7.6 1.6",
        "moon": "S\(moon)",
        "moon.fill": "F\(moon);S\(moon)",
        "sun.max": "SO12 12 4.4\(rays)",
        "sun.max.fill": "FO12 12 5.2;S\(rays)",
        "cloud": "S\(cloud)",
        "cloud.fill": "F\(cloud);S\(cloud)",
        "film": filmDrawing,
        "tv": "SR2.4 4.4 19.2 13 2.2M8 20.4L16 20.4",
        "tv.fill": "FR1.6 3.6 20.8 14.4 2.8;SM8 20.6L16 20.6",
    ]

    private static let pair =
        "O11 7.8 4M3 20.6C3 16.8 6.6 14.8 11 14.8C15.4 14.8 19 16.8 19 20.6ZO21.4 9.2 3.2M22 20.6L27.4 20.6C27.4"
        + " 17.2 24.6 15.2 21 15.2"
    private static let bubble =
        "M12 3.4C17.6 3.4 21.8 7 21.8 11.4C21.8 15.8 17.6 19.4 12 19.4C10.8 19.4 9.7 19.2 8.6 18.9L4.4 21.2 5"
        + " 17C3.3 15.6 2.2 13.6 2.2 11.4C2.2 7 6.4 3.4 12 3.4Z"
    private static let phone =
        "M7.4 2.8L9.8 7.6C10.1 8.3 10 8.8 9.5 9.3L8 10.8C9.2 13 11 14.8 13.2 16L14.7 14.5C15.2 14 15.7 13.9 16.4"
        + " 14.2L21.2 16.6"
        + "C21.2 19.4 19.6 21.2 17 21.2C9.6 20.6 3.4 14.4 2.8 7C2.8 4.4 4.6 2.8 7.4 2.8Z"
    private static let arrow = "M20.6 3.4L3.6 11.2 11.4 12.6 12.8 20.4Z"
    private static let cart = "M2 3.8L4.6 3.8 7.4 15.6 19.4 15.6M5.4 7.4L21.2 7.4 19.2 15"
    private static let tray =
        "M2.6 13.8L5.6 5.6C5.9 4.8 6.4 4.4 7.2 4.4L16.8 4.4C17.6 4.4 18.1 4.8 18.4 5.6L21.4 13.8 21.4 17.6C21.4"
        + " 18.8 20.7 19.6 19.4 19.6"
        + "L4.6 19.6C3.3 19.6 2.6 18.8 2.6 17.6ZM2.8 13.8L8.4 13.8C8.4 18.2 15.6 18.2 15.6 13.8L21.2 13.8"
    /// A wheel with eight teeth.
    static let cog =
        "M10.17 4.93L10.4 2.43 13.6 2.43 13.83 4.93 15.71 5.71 17.63 4.1 19.9 6.37 18.29 8.29 19.07 10.17"
        + " 21.57 10.4 21.57 13.6 19.07 13.83 18.29 15.71 19.9 17.63 17.63 19.9 15.71 18.29 13.83 19.07 13.6"
        + " 21.57 10.4 21.57 10.17 19.07 8.29 18.29 6.37 19.9 4.1 17.63 5.71 15.71 4.93 13.83 2.43 13.6 2.43"
        + " 10.4 4.93 10.17 5.71 8.29 4.1 6.37 6.37 4.1 8.29 5.71Z"
    private static let plane = "M21.4 2.6L2.6 9.8 10.2 13.8 14.2 21.4Z"
    private static let paper =
        "M2.8 4.6L17.4 4.6 17.4 17.6C17.4 20.4 21.2 20.4 21.2 17.6L21.2 8.4 17.6 8.4M19.2 19.6L5 19.6C3.6 19.6"
        + " 2.8 18.8 2.8 17.4Z"
    private static let flame =
        "M11 2.4C15.4 5 19 9.4 19 14.2C19 18.6 16 21.6 12 21.6C8 21.6 5 18.8 5 14.8C5 12.2 6.2 10 7.8 8.6C8 10.4"
        + " 8.8 11.6 10 12C10.6 8.8 11.4 5.4 11 2.4Z"
    private static let bolt = "M13.6 2.4L4.8 13.6 11 13.6 9.6 21.6 19.2 10 12.6 10Z"
    private static let tag =
        "M3 4.6C3 3.6 3.6 3 4.6 3L11.4 3 21 12.6C21.8 13.4 21.8 14.2 21 15L15 21C14.2 21.8 13.4 21.8 12.6 21L3 11.4Z"
    private static let moon =
        "M9.6 3.2C5.6 4.4 3 8 3 12C3 17.2 6.8 21 12 21C16 21 19.6 18.4 20.8 14.4C13.8 17 7 10.2 9.6 3.2Z"
    private static let rays =
        "M12 1.8L12 4M12 20L12 22.2M1.8 12L4 12M20 12L22.2 12M4.8 4.8L6.3 6.3M17.7 17.7L19.2 19.2M4.8 19.2L6.3"
        + " 17.7M17.7 6.3L19.2 4.8"
    private static let cloud =
        "M6.8 19C4.2 19 2.2 17.2 2.2 14.8C2.2 12.4 4 10.6 6.2 10.4C6.6 7 9.2 4.8 12.4 4.8C15.4 4.8 17.8 6.8 18.4"
        + " 9.8C20.4 10.2 21.8 12 21.8 14.2C21.8 17 19.8 19 17 19Z"

    private static let personCircleFillDrawing =
        "FO12 12 10.4;HO12 9.4 3.7;HM5.2 18.6C6.4 15.8 9 14.4 12 14.4C15 14.4 17.6 15.8 18.8 18.6C17 20.6 14.6"
        + " 21.6 12 21.6C9.4 21.6 7 20.6 5.2 18.6Z"
    private static let personCropCircleFillDrawing =
        "FO12 12 10.4;HO12 9.4 3.7;HM5.2 18.6C6.4 15.8 9 14.4 12 14.4C15 14.4 17.6 15.8 18.8 18.6C17 20.6 14.6"
        + " 21.6 12 21.6C9.4 21.6 7 20.6 5.2 18.6Z"
    private static let bookFillDrawing =
        "FM11.3 6.6C9.2 4.6 5.4 3.8 2.2 4.4L2.2 19.2C5.4 18.6 9.2 19 11.3 20.8ZM12.7 6.6C14.8 4.6 18.6 3.8 21.8"
        + " 4.4L21.8 19.2C18.6 18.6 14.8 19 12.7 20.8Z"
    private static let listNumberDrawing =
        "SM2.6 5.2L4.2 4.2 4.2 8.6M2.6 10.8C2.8 9.6 5.4 9.6 5.4 11.1C5.4 12.2 2.6 13.2 2.6 14.2L5.6 14.2M2.6"
        + " 16.6L5.4 16.6 4.2 18.2C6 18.2 5.8 20.8 4 20.8C3.2 20.8 2.7 20.5 2.4 20M9.2 6.3L21.4 6.3M9.2 12L21.4"
        + " 12M9.2 18.2L21.4 18.2"
    private static let mapDrawing =
        "SM2.6 6.4L8.8 3.6 15.2 6.4 21.4 3.6 21.4 17.6 15.2 20.4 8.8 17.6 2.6 20.4ZM8.8 3.8L8.8 17.4M15.2"
        + " 6.6L15.2 20.2"
    private static let bagFillDrawing =
        "FR3.8 7 16.4 14.8 2.8;SM8.4 8L8.4 6.6C8.4 1.8 15.6 1.8 15.6 6.6L15.6 8;KM8.4 8L8.4 10.6M15.6 8L15.6 10.6"
    private static let globeDrawing =
        "SO12 12 9.6M2.6 12L21.4 12M12 2.6L12 21.4M12 2.6C5.6 8.4 5.6 15.6 12 21.4M12 2.6C18.4 8.4 18.4 15.6 12"
        + " 21.4"
    private static let cameraFillDrawing =
        "FM8 5.2L9.2 3.6C9.6 3 10 2.8 10.6 2.8L13.4 2.8C14 2.8 14.4 3 14.8 3.6L16 5.2 19.4 5.2C21.2 5.2 22.2 6.2"
        + " 22.2 8L22.2 17.4C22.2 19.2 21.2 20.2 19.4 20.2L4.6 20.2C2.8 20.2 1.8 19.2 1.8 17.4L1.8 8C1.8 6.2 2.8"
        + " 5.2 4.6 5.2Z;KO12 12.4 4.2"
    private static let photoFillDrawing =
        "FR1.8 3.8 20.4 16.4 3;HO8 9 1.8;HM3.6 17.4L8.4 12.6 11.6 15.6 15.8 11 20.4 15.6 20.4 18.4 3.6 18.4Z"
    private static let photoOnRectangleDrawing =
        "SR6 7.4 15.6 12.2 2.2M3 15L3 6.6C3 5.2 3.8 4.4 5.2 4.4L17 4.4M6.4 17.6L11 13.4 14 16 17 13 21.2 16.8"
    private static let folderFillDrawing =
        "FM1.8 8.8L1.8 6.6C1.8 4.8 2.9 3.8 4.7 3.8L8.6 3.8C10.2 3.8 10.4 5.6 11.8 5.6L19.3 5.6C21.2 5.6 22.2 6.6"
        + " 22.2 8.5L22.2 17.4C22.2 19.2 21.1 20.2 19.3 20.2L4.7 20.2C2.9 20.2 1.8 19.2 1.8 17.4Z;KM2.6 9.8L21.4"
        + " 9.8"
    private static let docFillDrawing =
        "FM4.2 4.8C4.2 2.8 5.2 1.8 7.2 1.8L12 1.8 12 9.6 19.8 9.6 19.8 19.2C19.8 21.2 18.8 22.2 16.8 22.2L7.2"
        + " 22.2C5.2 22.2 4.2 21.2 4.2 19.2ZM13.4 2.2L19.4 8.2 13.4 8.2Z"
    private static let docTextDrawing =
        "SM5 4.8C5 3.4 5.8 2.6 7.2 2.6L12.8 2.6 19 8.8 19 19.2C19 20.6 18.2 21.4 16.8 21.4L7.2 21.4C5.8 21.4 5"
        + " 20.6 5 19.2ZM12.8 2.8L12.8 8.8 18.8 8.8M8.4 13L15.6 13M8.4 16.8L15.6 16.8"
    private static let newspaperFillDrawing =
        "FM2 5.6C2 4.5 2.7 3.8 3.8 3.8L16.4 3.8C17.5 3.8 18.2 4.5 18.2 5.6L18.2 20.4 4.6 20.4C3 20.4 2 19.4 2"
        + " 17.8ZM19.6 8L20.6 8C21.5 8 22 8.5 22 9.4L22 18.2C22 19.6 21 20.4 19.6 20.4Z;KM6 8.2L14.2 8.2M6 12L14.2"
        + " 12M6 15.8L14.2 15.8"
    private static let filmDrawing =
        "SR2.6 4.4 18.8 15.2 2.2M7 4.6L7 19.4M17 4.6L17 19.4M7 12L17 12M2.8 8.2L7 8.2M2.8 12L7 12M2.8 15.8L7"
        + " 15.8M17 8.2L21.2 8.2M17 12L21.2 12M17 15.8L21.2 15.8"
}
