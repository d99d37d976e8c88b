import QuartzCore
import UIKitTesting
import XCTest

@_spi(Framework) @testable import AVFoundation
@_spi(Framework) import UIKit

/// A camera that is not there, as in the Simulator.
@preconcurrency @MainActor final class CaptureTests: XCTestCase {
    private nonisolated(unsafe) var screen: TestScreen!
    private nonisolated(unsafe) var events: [String] = []

    override class func setUp() {
        super.setUp()
        MainActor.assumeIsolated { __introduce(__AVFoundation.self) }
    }

    override func setUp() {
        super.setUp()
        nonisolated(unsafe) let test = self
        MainActor.assumeIsolated {
            test.screen = TestScreen()
            test.events = []
            AppProperties.replace(with: ["CFBundleDisplayName": "Diary", "NSCameraUsageDescription": "For codes."])
        }
    }

    func testThereIsNoCamera() {
        XCTAssertNil(AVCaptureDevice.default(for: .video))
        XCTAssertNil(AVCaptureDevice.default(.builtInWideAngleCamera, for: .video, position: .back))
        let search = AVCaptureDevice.DiscoverySession(
            deviceTypes: [.builtInWideAngleCamera, .builtInTelephotoCamera], mediaType: .video, position: .back)
        XCTAssertEqual(search.devices, [])
        XCTAssertEqual(AVCaptureDevice.default(for: .audio)?.hasMediaType(.audio), true)
    }

    func testThePersonIsAskedForTheCamera() {
        screen.show(UIViewController())
        XCTAssertEqual(AVCaptureDevice.authorizationStatus(for: .video), .notDetermined)
        nonisolated(unsafe) let test = self
        AVCaptureDevice.requestAccess(for: .video) { test.events.append("\($0)") }
        screen.runUntilIdle()
        XCTAssertEqual(
            screen.texts, ["“Diary” Would Like to Access the Camera", "For codes.", "Don’t Allow", "Allow"])
        screen.tap("Don’t Allow")
        screen.runUntilIdle()
        XCTAssertEqual(events, ["false"])
        XCTAssertEqual(AVCaptureDevice.authorizationStatus(for: .video), .denied)
    }

    func testASessionRunsWithoutAnything() {
        nonisolated(unsafe) let test = self
        let (session, output) = (AVCaptureSession(), AVCaptureMetadataOutput())
        let observation = session.observe(\.isRunning) { session, _ in test.events.append("\(session.isRunning)") }
        XCTAssertTrue(session.canAddOutput(output))
        session.addOutput(output)
        XCTAssertFalse(session.canAddOutput(output))
        XCTAssertEqual(output.availableMetadataObjectTypes, [])
        session.startRunning()
        session.stopRunning()
        XCTAssertEqual(events, ["true", "false"])
        observation.invalidate()
    }

    func testPlacesOfAPreview() {
        let layer = AVCaptureVideoPreviewLayer(session: AVCaptureSession())
        layer.frame = CGRect(x: 0, y: 0, width: 100, height: 200)
        XCTAssertEqual(
            layer.captureDevicePointConverted(fromLayerPoint: CGPoint(x: 25, y: 50)), CGPoint(x: 0.25, y: 0.75))
        XCTAssertEqual(
            layer.layerPointConverted(fromCaptureDevicePoint: CGPoint(x: 0.25, y: 0.75)), CGPoint(x: 25, y: 50))
    }

    @available(*, deprecated)
    func testEarlierOutputsTakeNoPhotograph() {
        let settings = AVCapturePhotoSettings()
        settings.isAutoStillImageStabilizationEnabled = false
        XCTAssertFalse(settings.isAutoStillImageStabilizationEnabled)
        XCTAssertFalse(AVCaptureStillImageOutput().isCapturingStillImage)
    }
}
