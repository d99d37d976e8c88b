/// Symbols that mail is full of, and what else apps show for what one does with a message.
extension SymbolDrawings {
    static let mail: [String: String] = [
        "envelope.open": "S\(openEnvelope)M3 10.2L12 15.8 21 10.2",
        "envelope.open.fill": "F\(openEnvelope);S\(openEnvelope);KM2 9.8L12 16 22 9.8",
        "envelope.badge": "SR2.6 5 18.8 14 2.4M3.4 6.2L12 13.4 20.6 6.2;HO20.2 5.6 4.8;FO20.2 5.6 3.4",
        "envelope.badge.fill": "FR1.8 4.2 20.4 15.6 3;KM2.6 6.4L12 13.6 21.4 6.4;HO20.2 5.6 4.8;FO20.2 5.6 3.4",
        "paperclip":
            "SM19.4 11.2L11.6 19C9.2 21.4 5.6 21.2 3.8 19C2 16.9 2.2 13.9 4.2 11.9L12.6 3.5C14.2 1.9 16.6 1.9 18 "
            + "3.4C19.4 4.9 19.3 7.1 17.8 8.6L9.8 16.6C9 17.4 7.9 17.3 7.2 16.6C6.5 15.8 6.6 14.8 7.3 14L14.6 6.8",
        "archivebox":
            "SR2.4 4 19.2 5 1.4M4 9L4 18C4 19.4 4.8 20.2 6.2 20.2L17.8 20.2C19.2 20.2 20 19.4 20 18L20 9M9.2 "
            + "13L14.8 13",
        "archivebox.fill":
            "FR1.6 3.2 20.8 5.6 1.8M3.2 10.2L20.8 10.2 20.8 18C20.8 20 19.8 21 17.8 21L6.2 21C4.2 21 3.2 20 3.2 "
            + "18Z;KM9.2 13.6L14.8 13.6",
        "flag": "S\(cloth)M4.6 21.8L4.6 4.2",
        "flag.fill": "F\(cloth)Z;S\(cloth)M4.6 21.8L4.6 4.2",
        "trash.fill":
            "SM3.5 5.6L20.5 5.6M9 5.6L9.3 2.8 14.7 2.8 15 5.6;FM4.8 7.4L19.2 7.4 18 20.2C17.9 21.3 17.3 21.9 "
            + "16.2 21.9L7.8 21.9C6.7 21.9 6.1 21.3 6 20.2Z;KM9.6 10.8L9.9 18.2M14.4 10.8L14.1 18.2",
        "tray.and.arrow.down": "S\(openTray)M12 2L12 11.2M8.9 8.3L12 11.4 15.1 8.3",
        "tray.and.arrow.up": "S\(openTray)M12 11.4L12 2.4M8.9 5.3L12 2.2 15.1 5.3",
        "arrowshape.turn.up.left.fill": "F\(reply);S\(reply)",
        "arrowshape.turn.up.right": "S\(forward)",
        "arrowshape.turn.up.right.fill": "F\(forward);S\(forward)",
        "arrowshape.turn.up.forward": "S\(forward)",
        "arrowshape.turn.up.forward.fill": "F\(forward);S\(forward)",
        "at":
            "SO12 12 3.8M15.8 8.2L15.8 13C15.8 16.6 21.4 16.4 21.4 11.8C21.4 6.4 17.2 2.6 12 2.6C6.6 2.6 2.6 6.6 "
            + "2.6 12C2.6 17.4 6.6 21.4 12 21.4C13.8 21.4 15.4 21 16.8 20.2",
        "line.3.horizontal.decrease": "SM3 7L21 7M6.2 12L17.8 12M9.4 17L14.6 17",
        "line.3.horizontal.decrease.circle": "SO12 12 9.6M6.6 9L17.4 9M8.6 12.6L15.4 12.6M10.6 16.2L13.4 16.2",
        "line.3.horizontal.decrease.circle.fill": "FO12 12 10.4;KM6.6 9L17.4 9M8.6 12.6L15.4 12.6M10.6 16.2L13.4 16.2",
        "arrow.up.circle": "SO12 12 9.6M12 17L12 7.2M8.2 11L12 7.2 15.8 11",
        "arrow.up.circle.fill": "FO12 12 10.4;KM12 17L12 7.2M8.2 11L12 7.2 15.8 11",
        "minus.circle": "SO12 12 9.6M7.2 12L16.8 12",
        "minus.circle.fill": "FO12 12 10.4;KM7.2 12L16.8 12",
        "exclamationmark.triangle.fill":
            "FM12 3L22 20.8 2 20.8Z;SM12 3L22 20.8 2 20.8Z;KM12 9.2L12 14.2;HO12 17.4 1.3",
        "lock": "18;SR2.6 10.6 12.8 10.6 2M5.2 10.6L5.2 7C5.2 1.8 12.8 1.8 12.8 7L12.8 10.6",
        "lock.fill": "18;FR1.8 9.8 14.4 12.2 2.6;SM5.2 10.6L5.2 7C5.2 1.8 12.8 1.8 12.8 7L12.8 10.6",
        "eye": "S\(eye)O12 12 3.6",
        "eye.fill": "F\(eye);S\(eye);KO12 12 4",
        "eye.slash": "S\(eye)O12 12 3.6\(slash)",
        "bell.slash":
            "SM3.6 18C5.6 16.2 5.8 14 5.8 11C5.8 6.6 8.4 3 12 3C15.6 3 18.2 6.6 18.2 11C18.2 14 18.4 16.2 20.4 "
            + "18ZM10 20.6C10.6 22.2 13.4 22.2 14 20.6\(slash)",
    ]

    private static let openEnvelope =
        "M2.6 9.4L12 3 21.4 9.4 21.4 18.6C21.4 20 20.6 20.8 19.2 20.8L4.8 20.8C3.4 20.8 2.6 20 2.6 18.6Z"
    private static let cloth = "M4.6 4.2C9 1.8 12.6 6.2 19.6 3.8L19.6 14C12.6 16.4 9 12 4.6 14.4"
    private static let openTray =
        "M7.6 5L6.9 5C6.1 5 5.7 5.4 5.4 6.1L2.6 13.8 2.6 17.6C2.6 18.8 3.3 19.6 4.6 19.6L19.4 19.6C20.7 19.6 "
        + "21.4 18.8 21.4 17.6L21.4 13.8 18.6 6.1C18.3 5.4 17.9 5 17.1 5L16.4 5M2.8 13.8L8.4 13.8C8.4 18.2 "
        + "15.6 18.2 15.6 13.8L21.2 13.8"
    private static let reply =
        "M10.4 4.4L2.8 11 10.4 17.6 10.4 13.8C15.4 13.8 19 15.4 21.4 19.4C20.8 12.2 16.6 8.4 10.4 8.2Z"
    private static let forward =
        "M13.6 4.4L21.2 11 13.6 17.6 13.6 13.8C8.6 13.8 5 15.4 2.6 19.4C3.2 12.2 7.4 8.4 13.6 8.2Z"
    private static let eye =
        "M1.8 12C4 7.6 7.6 5 12 5C16.4 5 20 7.6 22.2 12C20 16.4 16.4 19 12 19C7.6 19 4 16.4 1.8 12Z"
    private static let slash = ";KM5.2 2.6L21.8 19.2;SM3.6 3.6L20.4 20.4"
}
