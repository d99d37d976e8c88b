/// Symbols of what is done with things that are shared.
extension SymbolDrawings {
    static let sharing: [String: String] = [
        "doc.on.doc": "SR3 2.6 12 15 2.4M9 21.4L18.6 21.4C20.1 21.4 21 20.5 21 19L21 8.8C21 7.3 20.1 6.4 18.6 6.4",
        "printer":
            "SM6.6 8.6L6.6 3 17.4 3 17.4 8.6M6.6 17.6L4.6 17.6C3.3 17.6 2.4 16.7 2.4 15.4L2.4 10.8C2.4 9.5 3.3 8.6 4.6 8.6L19.4 8.6"
            + "C20.7 8.6 21.6 9.5 21.6 10.8L21.6 15.4C21.6 16.7 20.7 17.6 19.4 17.6L17.4 17.6M6.6 13.6L17.4 13.6 17.4 21 6.6 21Z",
        "square.and.arrow.down":
            "SM8.5 9.5L5 9.5 5 21.3 19 21.3 19 9.5 15.5 9.5M12 2.4L12 14.7M8.4 11.1L12 14.8 15.6 11.1",
    ]
}
