import CoreGraphics
import Foundation

/// The content of the sheet that prints: the pages, and what a person says about the job.
final class PrintPanelController: UITableViewController {
    /// The rows that the app lets a person see.
    struct Rows {
        let copies: Bool
        let paper: Bool
        let orientation: Bool
    }

    private enum Row {
        case printer, copies, paper, orientation
    }

    var job: PrintJob { didSet { show() } }
    var printer: UIPrinter? { didSet { show() } }
    /// Told once, with the printer, or with nil where the person does not want to print.
    var onEnd: ((UIPrinter?) -> Void)?
    private let rows: [Row]
    private let pages = PrintedPagesView(frame: .zero)

    init(_ job: PrintJob, rows: Rows) {
        self.job = job
        self.rows =
            [.printer] + (rows.copies ? [.copies] : []) + (rows.paper ? [.paper] : [])
            + (rows.orientation ? [.orientation] : [])
        super.init(style: .insetGrouped)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Print Options"
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.end(nil) })
        let print = UIBarButtonItem(
            title: "Print", image: nil,
            primaryAction: UIAction { [weak self] _ in
                if let self { end(printer) }
            })
        print.style = .done
        navigationItem.rightBarButtonItem = print
        pages.frame = CGRect(x: 0, y: 0, width: 320, height: PrintedPagesView.height)
        tableView.tableHeaderView = pages
        show()
    }

    private func show() {
        guard isViewLoaded else { return }
        navigationItem.rightBarButtonItem?.isEnabled = printer != nil
        pages.renderer = job.renderer
        tableView.reloadData()
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        // A person has pulled the sheet down.
        if navigationController?.presentingViewController == nil { end(nil) }
    }

    func end(_ printer: UIPrinter?) {
        let tell = onEnd
        onEnd = nil
        tell?(printer)
    }

    // MARK: Rows

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
        switch rows[indexPath.row] {
        case .printer:
            cell.textLabel?.text = "Printer"
            cell.detailTextLabel?.text = printer?.displayName ?? "No Printer Selected"
            cell.accessoryType = .disclosureIndicator
        case .copies:
            cell.textLabel?.text = job.copies == 1 ? "1 Copy" : "\(job.copies) Copies"
            cell.accessoryView = stepper()
            cell.selectionStyle = .none
        case .paper:
            cell.textLabel?.text = "Paper Size"
            cell.detailTextLabel?.text = job.paper.name
            cell.accessoryType = .disclosureIndicator
        case .orientation:
            cell.textLabel?.text = "Orientation"
            cell.accessoryView = orientations()
            cell.selectionStyle = .none
        }
        return cell
    }

    private func stepper() -> UIStepper {
        let stepper = UIStepper(frame: .zero)
        (stepper.minimumValue, stepper.maximumValue, stepper.value) = (1, 99, Double(job.copies))
        stepper.addAction(
            UIAction { [weak self, weak stepper] _ in
                if let stepper { self?.job.copies = Int(stepper.value) }
            }, for: .valueChanged)
        return stepper
    }

    private func orientations() -> UISegmentedControl {
        let control = UISegmentedControl(items: ["Portrait", "Landscape"])
        control.selectedSegmentIndex = job.orientation.rawValue
        control.addAction(
            UIAction { [weak self, weak control] _ in
                guard let index = control?.selectedSegmentIndex, let turned = UIPrintInfo.Orientation(rawValue: index)
                else { return }
                self?.job.orientation = turned
            }, for: .valueChanged)
        control.sizeToFit()
        return control
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        switch rows[indexPath.row] {
        case .printer:
            let file = UIPrinter()
            let chosen = printer == nil ? nil : 0
            push("Printer", [(file.displayName, file.displayLocation)], chosen) { [weak self] _ in self?.printer = file
            }
        case .paper:
            let papers = UIPrintPaper.all
            let chosen = papers.firstIndex { $0.name == job.paper.name }
            push("Paper Size", papers.map { ($0.name, nil) }, chosen) { [weak self] in self?.job.paper = papers[$0] }
        case .copies, .orientation: break
        }
    }

    private func push(
        _ title: String, _ choices: [(String, String?)], _ chosen: Int?, _ choose: @escaping (Int) -> Void
    ) {
        let list = PrintChoiceController(choices, chosen: chosen)
        list.title = title
        list.onChoose = { [weak self] index in
            choose(index)
            self?.navigationController?.popViewController(animated: true)
        }
        navigationController?.pushViewController(list, animated: true)
    }
}

/// A list of which a person chooses one.
final class PrintChoiceController: UITableViewController {
    private let choices: [(name: String, detail: String?)]
    private let chosen: Int?
    var onChoose: (Int) -> Void = { _ in }

    init(_ choices: [(String, String?)], chosen: Int?) {
        (self.choices, self.chosen) = (choices, chosen)
        super.init(style: .insetGrouped)
    }

    required init?(coder: NSCoder) { nil }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { choices.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        cell.textLabel?.text = choices[indexPath.row].name
        cell.detailTextLabel?.text = choices[indexPath.row].detail
        cell.detailTextLabel?.textColor = .secondaryLabel
        cell.accessoryType = indexPath.row == chosen ? .checkmark : .none
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { onChoose(indexPath.row) }
}
