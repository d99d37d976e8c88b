/// One sailing on today's timetable.
struct Departure {
    let time: String
    let destination: String
    let pier: Int
    let isBoarding: Bool

    static let today = [
        Departure(time: "09:40", destination: "Seal Island", pier: 2, isBoarding: true),
        Departure(time: "10:15", destination: "Northhaven", pier: 1, isBoarding: false),
        Departure(time: "11:05", destination: "Gull Rock", pier: 3, isBoarding: false),
        Departure(time: "12:30", destination: "Seal Island", pier: 2, isBoarding: false),
        Departure(time: "14:00", destination: "Lighthouse Point", pier: 1, isBoarding: false),
        Departure(time: "16:45", destination: "Northhaven", pier: 1, isBoarding: false),
        Departure(time: "18:20", destination: "Seal Island", pier: 2, isBoarding: false),
    ]
}
