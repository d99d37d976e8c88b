import UIKit
import XCTest

/// Collections that let go of their objects.
final class WeakCollectionTests: XCTestCase {
    private final class Listener: NSObject {}

    func testSetLetsGo() {
        let table = NSHashTable<Listener>.weakObjects()
        let kept = Listener()
        autoreleasepool {
            let lost = Listener()
            table.add(lost)
            table.add(kept)
            table.add(kept)
            XCTAssertEqual(table.allObjects.map(ObjectIdentifier.init), [lost, kept].map(ObjectIdentifier.init))
        }
        XCTAssertEqual(table.count, 1)
        XCTAssertTrue(table.contains(kept))
        table.remove(kept)
        XCTAssertNil(table.anyObject)
    }

    private protocol Hearing: AnyObject {}

    func testSetOfAProtocol() {
        final class Ear: Hearing {}
        let table = NSHashTable<any Hearing>.weakObjects()
        let ear = Ear()
        table.add(ear)
        XCTAssertTrue(table.allObjects.first === ear)
    }

    func testEqualKeysAreOne() {
        let map = NSMapTable<NSString, Listener>.strongToWeakObjects()
        let listener = Listener()
        map.setObject(listener, forKey: "a" as NSString)
        map.setObject(listener, forKey: NSString(string: "a"))
        XCTAssertEqual(map.count, 1)
        XCTAssertTrue(map.object(forKey: "a" as NSString) === listener)
        autoreleasepool { map.setObject(Listener(), forKey: "b" as NSString) }
        XCTAssertNil(map.object(forKey: "b" as NSString))
        XCTAssertEqual(map.keyEnumerator().map { $0 as? String }, ["a"])
        XCTAssertEqual(map.dictionaryRepresentation().count, 1)
        map.removeObject(forKey: "a" as NSString)
        XCTAssertEqual(map.count, 0)
    }

    func testKeysThatAreNotKept() {
        let map = NSMapTable<Listener, NSString>.weakToStrongObjects()
        let key = Listener()
        map.setObject("kept" as NSString, forKey: key)
        autoreleasepool { map.setObject("lost" as NSString, forKey: Listener()) }
        XCTAssertEqual(map.objectEnumerator()?.map { $0 as? String }, ["kept"])
    }

    func testIdentityOfPointers() {
        let table = NSHashTable<NSString>(options: [.objectPointerPersonality], capacity: 2)
        let (one, two) = (NSMutableString(string: "a"), NSMutableString(string: "a"))
        table.add(one)
        table.add(two)
        XCTAssertEqual(table.count, 2)
    }

    func testArrayOfAddresses() {
        let array = NSPointerArray.weakObjects()
        let listener = Listener()
        array.addPointer(Unmanaged.passUnretained(listener).toOpaque())
        array.addPointer(nil)
        autoreleasepool {
            let lost = Listener()
            array.addPointer(Unmanaged.passUnretained(lost).toOpaque())
            XCTAssertEqual(array.allObjects.count, 2)
        }
        XCTAssertEqual(array.count, 3)
        XCTAssertEqual(array.pointer(at: 0), Unmanaged.passUnretained(listener).toOpaque())
        array.compact()
        XCTAssertEqual(array.count, 1)
        XCTAssertTrue(array.allObjects.first as AnyObject === listener)
    }
}
