import Foundation

/// A kind of place that people look for.
public struct MKPointOfInterestCategory: RawRepresentable, Hashable, Sendable {
    /// The name of the kind.
    public var rawValue: String
    /// Makes a kind of its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    private init(_ name: String) { rawValue = "MKPOICategory" + name }

    /// Airports.
    public static let airport = Self("Airport")
    /// Amusement parks.
    public static let amusementPark = Self("AmusementPark")
    /// Aquariums.
    public static let aquarium = Self("Aquarium")
    /// Cash machines.
    public static let atm = Self("ATM")
    /// Bakeries.
    public static let bakery = Self("Bakery")
    /// Banks.
    public static let bank = Self("Bank")
    /// Beaches.
    public static let beach = Self("Beach")
    /// Breweries.
    public static let brewery = Self("Brewery")
    /// Cafés.
    public static let cafe = Self("Cafe")
    /// Campgrounds.
    public static let campground = Self("Campground")
    /// Car rentals.
    public static let carRental = Self("CarRental")
    /// Chargers of electric cars.
    public static let evCharger = Self("EVCharger")
    /// Fire stations.
    public static let fireStation = Self("FireStation")
    /// Gyms.
    public static let fitnessCenter = Self("FitnessCenter")
    /// Markets.
    public static let foodMarket = Self("FoodMarket")
    /// Gas stations.
    public static let gasStation = Self("GasStation")
    /// Hospitals.
    public static let hospital = Self("Hospital")
    /// Hotels.
    public static let hotel = Self("Hotel")
    /// Laundries.
    public static let laundry = Self("Laundry")
    /// Libraries.
    public static let library = Self("Library")
    /// Marinas.
    public static let marina = Self("Marina")
    /// Cinemas.
    public static let movieTheater = Self("MovieTheater")
    /// Museums.
    public static let museum = Self("Museum")
    /// National parks.
    public static let nationalPark = Self("NationalPark")
    /// Clubs and bars.
    public static let nightlife = Self("Nightlife")
    /// Parks.
    public static let park = Self("Park")
    /// Places for cars.
    public static let parking = Self("Parking")
    /// Pharmacies.
    public static let pharmacy = Self("Pharmacy")
    /// Police stations.
    public static let police = Self("Police")
    /// Post offices.
    public static let postOffice = Self("PostOffice")
    /// Stops of trains and buses.
    public static let publicTransport = Self("PublicTransport")
    /// Restaurants.
    public static let restaurant = Self("Restaurant")
    /// Toilets.
    public static let restroom = Self("Restroom")
    /// Schools.
    public static let school = Self("School")
    /// Stadiums.
    public static let stadium = Self("Stadium")
    /// Shops.
    public static let store = Self("Store")
    /// Theatres.
    public static let theater = Self("Theater")
    /// Universities.
    public static let university = Self("University")
    /// Wineries.
    public static let winery = Self("Winery")
    /// Zoos.
    public static let zoo = Self("Zoo")
}

/// The kinds of places that are shown or found.
open class MKPointOfInterestFilter: NSObject, @unchecked Sendable {
    private let categories: Set<MKPointOfInterestCategory>
    private let isInclusive: Bool

    /// Leaves out nothing.
    public static let includingAll = MKPointOfInterestFilter(excluding: [])
    /// Leaves out all.
    public static let excludingAll = MKPointOfInterestFilter(including: [])

    /// Lets kinds through.
    public init(including categories: [MKPointOfInterestCategory]) {
        (self.categories, isInclusive) = (Set(categories), true)
    }

    /// Leaves kinds out.
    public init(excluding categories: [MKPointOfInterestCategory]) {
        (self.categories, isInclusive) = (Set(categories), false)
    }

    /// Whether a kind is let through.
    open func includes(_ category: MKPointOfInterestCategory) -> Bool {
        categories.contains(category) == isInclusive
    }

    /// Whether a kind is left out.
    open func excludes(_ category: MKPointOfInterestCategory) -> Bool { !includes(category) }
}
