/// Three questions with three answers each; the first answer is never the right one.
class Game {
    let questions = [
        ("How many moons has Mars?", ["one", "two", "three"], 1), ("Which is a prime?", ["51", "57", "59"], 2),
        ("What is iron's symbol?", ["Ir", "Fe", "In"], 1),
    ]
    var position = 0
    var points = 0
}
