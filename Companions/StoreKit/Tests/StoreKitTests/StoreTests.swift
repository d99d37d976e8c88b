import UIKitTesting
import XCTest

@testable import StoreKit
@_spi(Framework) import UIKit

/// A store that sells nothing.
@preconcurrency @MainActor final class StoreTests: XCTestCase, @unchecked Sendable {
    private final class Listener: NSObject, SKProductsRequestDelegate, SKPaymentTransactionObserver {
        var events: [String] = []
        func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse) {
            events.append("\(response.products.count) \(response.invalidProductIdentifiers)")
        }
        func requestDidFinish(_ request: SKRequest) { events.append("finished") }
        func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction]) {
            for transaction in transactions {
                events.append("\(transaction.transactionState) \((transaction.error as? SKError)?.code.rawValue ?? 0)")
                queue.finishTransaction(transaction)
            }
        }
        func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) { events.append("restored") }
    }

    private nonisolated(unsafe) var screen: TestScreen!

    override func setUp() {
        super.setUp()
        MainActor.assumeIsolated {
            screen = TestScreen()
            screen.show(UIViewController())
        }
    }

    func testNoProductIsKnown() {
        let listener = Listener()
        let request = SKProductsRequest(productIdentifiers: ["b", "a"])
        request.delegate = listener
        request.start()
        XCTAssertEqual(listener.events, [])
        screen.runUntilIdle()
        XCTAssertEqual(listener.events, ["0 [\"a\", \"b\"]", "finished"])
    }

    func testOrdersFail() {
        let (listener, queue) = (Listener(), SKPaymentQueue.default())
        queue.add(listener)
        queue.add(SKPayment(product: SKProduct()))
        XCTAssertEqual(queue.transactions.count, 1)
        screen.runUntilIdle()
        queue.restoreCompletedTransactions()
        screen.runUntilIdle()
        XCTAssertEqual(listener.events, ["failed 5", "restored"])
        XCTAssertEqual(queue.transactions, [])
        queue.remove(listener)
    }

    func testThePersonIsAskedForAReview() {
        AppProperties.replace(with: ["CFBundleName": "Shop"])
        SKStoreReviewController.requestReview()
        screen.runUntilIdle()
        XCTAssertEqual(screen.texts, ["Enjoying Shop?", "Tap a star to rate it on the App Store.", "Not Now"])
    }
}
