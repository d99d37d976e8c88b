@_spi(Framework) import UIKit

/// The colours and measures of maps and of what stands on them.
enum MapLook {
    /// What a map is painted with.
    struct Palette {
        var water: UIColor
        var land: UIColor
        var city: UIColor
        var ice: UIColor
        var border: UIColor
        var regionBorder: UIColor
        var countryName: UIColor
        var cityName: UIColor
        var halo: UIColor
    }

    private static func rgb(_ hex: Int, _ alpha: CGFloat = 1) -> UIColor {
        UIColor(
            red: CGFloat(hex >> 16 & 255) / 255, green: CGFloat(hex >> 8 & 255) / 255,
            blue: CGFloat(hex & 255) / 255, alpha: alpha)
    }

    // Choice (MapKit): the colours, chosen by eye after pictures of Apple's maps.
    static let light = Palette(
        water: rgb(0xA3D7F0), land: rgb(0xF1EFE3), city: rgb(0xE7E3DA), ice: rgb(0xFBFBFA), border: rgb(0xA8A2A6),
        regionBorder: rgb(0xCFCBCB), countryName: rgb(0x5C5A57), cityName: rgb(0x3E3E40), halo: rgb(0xFFFFFF, 0.85))
    static let dark = Palette(
        water: rgb(0x1A3A57), land: rgb(0x363B3F), city: rgb(0x42474B), ice: rgb(0x4C5358), border: rgb(0x757C82),
        regionBorder: rgb(0x565D63), countryName: rgb(0xAEB4BA), cityName: rgb(0xD2D6DA), halo: rgb(0x1E2225, 0.85))
    static let muted = Palette(
        water: rgb(0xC6E1EE), land: rgb(0xF6F5F2), city: rgb(0xEFEDEA), ice: rgb(0xFCFCFC), border: rgb(0xC4C1C3),
        regionBorder: rgb(0xDEDCDC), countryName: rgb(0x8A8886), cityName: rgb(0x7C7C7E), halo: rgb(0xFFFFFF, 0.85))
    static let satellite = Palette(
        water: rgb(0x0F2A43), land: rgb(0x3D4A2C), city: rgb(0x575648), ice: rgb(0xD9DFE2), border: rgb(0xC8C5B0, 0.5),
        regionBorder: rgb(0xC8C5B0, 0.25), countryName: rgb(0xF2F2F2), cityName: rgb(0xFFFFFF), halo: rgb(0x000000, 0.7)
    )

    @MainActor static func palette(_ type: MKMapType, _ style: UIUserInterfaceStyle) -> Palette {
        switch type {
        case .standard: style == .dark ? dark : light
        case .mutedStandard: style == .dark ? dark : muted
        case .satellite, .satelliteFlyover, .hybrid, .hybridFlyover: satellite
        }
    }

    // Choice (MapKit): the looks of pins, markers and callouts, after pictures of iOS.
    static let markerRadius: CGFloat = 14
    static let selectedMarkerRadius: CGFloat = 30
    static let calloutRadius: CGFloat = 12
    static let calloutPadding: CGFloat = 12
    static let calloutArrow = CGSize(width: 26, height: 12)
    static let calloutMaximumTextWidth: CGFloat = 220
    static let legalInset: CGFloat = 8
}
