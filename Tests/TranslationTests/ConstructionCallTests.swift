import Translation
import XCTest

/// Calls of initialisers with classes that are known at run time only.
final class ConstructionCallTests: XCTestCase {
    private func assert(_ source: String, contains expected: String, file: StaticString = #filePath, line: UInt = #line)
    {
        let text = translated("import UIKit\n" + source, file: file, line: line).text
        XCTAssertTrue(text.contains(expected), text, file: file, line: line)
    }

    private func assertUnchanged(_ source: String, file: StaticString = #filePath, line: UInt = #line) {
        let source = "import UIKit\n" + source
        XCTAssertEqual(translated(source, file: file, line: line).text, source, file: file, line: line)
    }

    func test_typeParameters() {
        assert("func f<T: UIView>() -> T { T() }", contains: "{ T.__make() }")
        assert("func f<T>() -> T where T: UIView { T(frame: .zero) }", contains: "{ T.__make(frame: .zero) }")
        assert(
            "class A<T: UIViewController> { func f() -> T { T.init(nibName: nil, bundle: nil) } }",
            contains: "T.__make(nibName")
        assert("class A<T: UIView> {}\nextension A { func f() -> T { T() } }", contains: "T.__make()")
        assert("protocol P { associatedtype V: UIView }\nextension P { func f() -> V { V() } }", contains: "V.__make()")
        assert(
            "class Base: UITableViewCell {}\nfunc f<T: Base>() -> T { T(style: .default, reuseIdentifier: nil) }",
            contains: "T.__make(style")
    }

    func test_seguesOfAClassThatIsKnownLate() {
        assert(
            "func f(_ c: UIStoryboardSegue.Type, _ v: UIViewController) { c.init(identifier: nil, source: v, destination: v) }",
            contains: "c.__make(identifier")
    }

    func test_theTypeAround() {
        assert("extension UIView { static func f() -> Self { Self() } }", contains: "Self.__make()")
        assert("extension UIView { class func f() -> Self { self.init(frame: .zero) } }", contains: "self.__make(frame")
        assert(
            "class A: UIView { func f() -> Self { type(of: self).init(frame: .zero) } }",
            contains: "type(of: self).__make(frame")
        assert("protocol P: UIView {}\nextension P { static func f() -> Self { Self() } }", contains: "Self.__make()")
        assert(
            "protocol P {}\nextension P where Self: UIView { static func f() -> Self { Self() } }",
            contains: "Self.__make()")
    }

    func test_variables() {
        assert("func f(_ type: UIView.Type) -> UIView { type.init() }", contains: "type.__make()")
        assert("func f<T: UIView>(_ type: T.Type) -> T { type.init(frame: .zero) }", contains: "type.__make(frame")
        assert(
            "func f(_ c: AnyClass) { guard let t = c as? UIView.Type else { return }\n_ = t.init() }",
            contains: "t.__make()")
        assert("func f(_ c: AnyClass) { if let t = c as? UIView.Type { _ = t.init() } }", contains: "t.__make()")
        assert("func f(_ c: AnyClass) { _ = (c as! UIView.Type).init() }", contains: "(c as! UIView.Type).__make()")
        assert("struct S { let type: UIView.Type; func f() -> UIView { type.init() } }", contains: "type.__make()")
    }

    func test_variablesOfAliasesAndInConditions() {
        assert(
            "typealias View = UIView\nclass A<V: View> { let kind: V.Type; func f() -> V { kind.init() } }",
            contains: "kind.__make()")
        assert(
            "func f(_ wrap: UINavigationController.Type?) { if let kind = wrap, g() { h(kind.init(rootViewController: c)) } }",
            contains: "kind.__make(rootViewController: c)")
        assert(
            "func f(_ wrap: UIView.Type?) { guard let kind = wrap else { return }\ng(kind.init()) }",
            contains: "kind.__make()")
        assert("func f(_ kind: UIView.Type?) { if let kind { g(kind.init()) } }", contains: "kind.__make()")
        assert("class A<B: UIButton> { func f() -> B { B(type: .system) } }", contains: "B.__make(type: .system)")
    }

    func test_membersAndLists() {
        assert(
            "struct Row { var kind: UIViewController.Type }\nfunc f(_ row: Row) { g(row.kind.init()) }",
            contains: "row.kind.__make()")
        assert(
            "let kinds: [UIView.Type] = []\nfunc f() { g(kinds[0].init(frame: .zero)) }", contains: "kinds[0].__make(")
        assert("let kinds = [UIView.self]\nfunc f() { g(kinds.first!.init()) }", contains: "kinds.first!.__make()")
        assert(
            "class A: UIViewController {}\nlet kinds = [\"a\": A.self]\nfunc f() { g(kinds[\"a\"]?.init()) }",
            contains: "kinds[\"a\"]?.__make()")
        assert("let kinds = [UIView.self]\nfunc f() { for k in kinds { g(k.init()) } }", contains: "k.__make()")
        assert("let kinds = [UIView.self]\nlet all = kinds.map { $0.init() }", contains: "{ $0.__make() }")
        assert("let kinds = [UIView.self]\nlet all = kinds.map { kind in kind.init() }", contains: "kind.__make() }")
        assert(
            "let rows: [(title: String, kind: UIView.Type)] = []\nfunc f() { let row = rows[1]; g(row.kind.init()) }",
            contains: "row.kind.__make()")
        assert(
            "let kinds = [UIView.self]\nfunc f() { let kind = kinds[1]\ng(kind.init()) }", contains: "kind.__make()")
        let row = "struct Row { var kind: UIView.Type? }\n"
        assert(row + "func f(_ row: Row) { if let k = row.kind { g(k.init()) } }", contains: "k.__make()")
        assert(
            row + "func f(_ row: Row) { guard let k = row.kind else { return }\ng(k.init()) }", contains: "k.__make()")
        assertUnchanged("struct Row { var kind: Decodable.Type }\nfunc f(_ row: Row) { g(row.kind.init()) }")
        assertUnchanged(
            "struct A { var kind: UIView.Type }\nstruct B { var kind: P.Type }\nfunc f(_ b: B) { g(b.kind.init()) }")
    }

    func test_whatSwiftDoesItself() {
        assertUnchanged("func f() { _ = UIView(frame: .zero); _ = UIView.init() }")
        assertUnchanged("protocol P { init() }\nfunc f<T: P>() -> T { T() }")
        assertUnchanged("protocol P: UIView { init() }\nfunc f<T: P>() -> T { T() }")
        assertUnchanged(
            "class A: UIView { required override init(frame: CGRect) { super.init(frame: frame) } }\nfunc f<T: A>() -> T { T(frame: .zero) }"
        )
        assertUnchanged("struct S { static func f() -> Self { Self() } }")
        assertUnchanged("extension UIColor { convenience init(_ n: Int) { self.init(white: 0, alpha: 1) } }")
        assertUnchanged("class A: UIView { convenience init(_ n: Int) { self.init(frame: .zero) } }")
        assertUnchanged("func f<T: UIView>(_ make: () -> T) -> T { make() }")
    }

    func test_whatACaseOfAnEnumCarries() {
        let registered = "enum R { case type(type: UIView.Type), nib(UINib), number(Int) }\n"
        assert(
            registered + "func f(_ r: R?) { switch r { case .type(let type)?: g(type.init()); default: h() } }",
            contains: "g(type.__make())")
        assert(
            registered + "func f(_ r: R) { if case let .type(kind) = r { g(kind.init(frame: .zero)) } }",
            contains: "kind.__make(frame")
        assertUnchanged(registered + "func f(_ r: R) { if case .number(let type) = r { g(type.init()) } }")
    }

    func test_anEntityNamesTheClassOfItsObjects() {
        let start = "import CoreData\n"
        func text(_ source: String) -> String { translated(start + source).text }
        XCTAssertTrue(
            text("func f() { _ = NSManagedObject(entity: e, insertInto: c) }").contains(
                "NSManagedObject.__make(entity: e, insertInto: c)"))
        XCTAssertTrue(
            text("func f() { _ = NSManagedObject.init(entity: e, insertInto: c) }").contains(
                "NSManagedObject.__make(entity: e, insertInto: c)"))
        XCTAssertFalse(
            text("class A: NSManagedObject {}\nfunc f() { _ = A(entity: e, insertInto: c) }").contains("__make"))
    }
}
