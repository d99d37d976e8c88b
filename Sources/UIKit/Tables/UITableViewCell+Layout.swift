import Foundation

/// The parts of system cells and their places.
extension UITableViewCell {
    func makeTextLabel() -> UILabel {
        if let storedTextLabel { return storedTextLabel }
        let label = UILabel(frame: .zero)
        follow(cellStyle == .value2 ? .caption1 : .body, label)
        if cellStyle == .value2 {
            label.textColor = tintColor
            label.textAlignment = .right
        }
        storedTextLabel = label
        contentView.addSubview(label)
        setNeedsLayout()
        return label
    }

    func makeDetailTextLabel() -> UILabel? {
        if let storedDetailTextLabel { return storedDetailTextLabel }
        guard cellStyle != .default else { return nil }
        let label = UILabel(frame: .zero)
        follow(cellStyle == .value1 ? .body : .caption1, label)
        if cellStyle == .value1 { label.textColor = .secondaryLabel }
        storedDetailTextLabel = label
        contentView.addSubview(label)
        setNeedsLayout()
        return label
    }

    /// Texts of system cells are as large as the person chose.
    private func follow(_ style: UIFont.TextStyle, _ label: UILabel) {
        label.font = .preferredFont(forTextStyle: style, compatibleWith: traitCollection)
        label.adjustsFontForContentSizeCategory = true
    }

    func makeImageView() -> UIImageView {
        if let storedImageView { return storedImageView }
        let view = UIImageView(frame: .zero)
        storedImageView = view
        updateImageSize()
        contentView.addSubview(view)
        setNeedsLayout()
        return view
    }

    /// Symbols are as large as the text beside them.
    func updateImageSize() {
        let body = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traitCollection)
        guard let view = storedImageView, view.preferredSymbolConfiguration?.pointSize != body.pointSize else { return }
        view.preferredSymbolConfiguration = .init(pointSize: body.pointSize, weight: nil, scale: .large)
    }

    private var margin: CGFloat { table?.contentMargin ?? TableMetrics.margin(width: bounds.width) }
    private var sides: (left: CGFloat, right: CGFloat) { table?.rowInsets ?? (left: 0, right: 0) }
    private var pixel: CGFloat { 1 / pixelScale }

    func updateAccessory() {
        accessory?.removeFromSuperview()
        accessory = nil
        let (type, view) = (shownAccessoryType, shownAccessoryView)
        for other in [accessoryView, editingAccessoryView] where other !== view { other?.removeFromSuperview() }
        if let view {
            addSubview(view)
        } else if type != .none {
            let view = CellAccessory(type)
            view.onTap = { [weak self] in
                guard let self, let table = self.table, let path = table.indexPath(for: self) else { return }
                self.accessorySegue?.trigger(self)
                table.delegate?.tableView(table, accessoryButtonTappedForRowWith: path)
            }
            view.margin = margin
            addSubview(view)
            accessory = view
        }
        setNeedsLayout()
    }

    /// The width that the accessory takes from the content, in points.
    var trailingWidth: CGFloat {
        if let view = shownAccessoryView { return view.bounds.width + (gripWidth > 0 ? 8 : margin) + 8 + gripWidth }
        return gripWidth
            + TableMetrics.accessoryWidth(shownAccessoryType, width: table?.bounds.width ?? bounds.width)
    }

    /// The height that the separator takes from the content, in points.
    var lineHeight: CGFloat { rowLook.showsSeparator && contentConfiguration == nil ? pixel : 0 }

    /// Gives the content view the table's margins, unless the app has set its own.
    func updateMargins() {
        guard givenMargins == nil || contentView.layoutMargins == givenMargins else { return }
        let side = margin
        let margins = UIEdgeInsets(
            top: TableMetrics.verticalMargin, left: side, bottom: TableMetrics.verticalMargin,
            right: trailingWidth > 0 ? 8 : side)
        guard margins != givenMargins else { return }
        givenMargins = margins
        contentView.layoutMargins = margins
    }

    func layOutCell() {
        backgroundView?.frame = bounds
        configurations.backgroundView?.frame = bounds
        selectedBackgroundView?.frame = bounds
        multipleSelectionBackgroundView?.frame = bounds
        defaultSelectedBackground?.frame = bounds
        updateMargins()
        let line = lineHeight
        let right = trailingWidth
        let sides = sides
        let end = bounds.width - sides.right
        let indent = editingIndent
        if let view = shownAccessoryView {
            let size = view.bounds.size
            view.frame = CGRect(
                x: end - (gripWidth > 0 ? gripWidth + 8 : margin) - size.width,
                y: floorToPixel((bounds.height - line - size.height) / 2),
                width: size.width, height: size.height)
        }
        contentView.frame = CGRect(
            x: sides.left + indent, y: 0, width: max(end - sides.left - indent - right, 0),
            height: max(bounds.height - line, 0))
        accessory?.margin = margin
        accessory?.frame = CGRect(
            x: end - right, y: 0, width: right - gripWidth, height: contentView.bounds.height)
        layOutEditing()
        layOutSeparator()
        layOutTexts()
    }

    private func layOutSeparator() {
        separator.isHidden = !rowLook.showsSeparator
        separator.backgroundColor = rowLook.separatorColor ?? .separator
        var inset = separatorInset
        if ownSeparatorInset == nil && storedImageView?.image != nil { inset.left = textLeft }
        if ownSeparatorInset == nil, let list = contentView as? UIListContentView { inset.left = list.textLeft }
        inset.left += sides.left + editingIndent
        if rowLook.isSeparatorFull { inset = .zero }
        separator.frame = CGRect(
            x: inset.left, y: bounds.height - pixel, width: max(bounds.width - inset.left - inset.right, 0),
            height: pixel)
        bringSubviewToFront(separator)
        layOutSeparatorEffect()
        layOutGroupTop()
    }

    /// Has the line drawn in the contents of a view with the table's effect.
    private func layOutSeparatorEffect() {
        var shown = separator.subviews.first as? UIVisualEffectView
        guard let effect = rowLook.separatorEffect else { return shown?.removeFromSuperview() ?? () }
        if shown == nil {
            let view = UIVisualEffectView(effect: effect)
            separator.addSubview(view)
            shown = view
        }
        shown?.effect = effect
        shown?.frame = separator.bounds
        shown?.contentView.backgroundColor = separator.backgroundColor
        separator.backgroundColor = nil
    }

    private func layOutGroupTop() {
        guard rowLook.showsGroupTop else {
            groupTop?.removeFromSuperview()
            groupTop = nil
            return
        }
        let line = groupTop ?? UIView(frame: .zero)
        if groupTop == nil {
            groupTop = line
            line.isUserInteractionEnabled = false
            addSubview(line)
        }
        line.backgroundColor = separator.backgroundColor
        line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: pixel)
        bringSubviewToFront(line)
    }

    private var indentation: CGFloat { CGFloat(indentationLevel) * indentationWidth }
    private var textLeft: CGFloat {
        let image = shownImageSize.map { $0.width + TableMetrics.imageGap } ?? 0
        return margin + indentation + image
    }

    /// The size of the picture, as symbols are drawn in cells.
    private var imageSize: CGSize? {
        storedImageView.flatMap { $0.image == nil ? nil : $0.intrinsicContentSize }
    }

    /// The size of the picture in the row that there is.
    // Choice (layout): a picture that is higher than its row is scaled to the row's height.
    private var shownImageSize: CGSize? {
        imageSize.map { size in
            let height = contentView.bounds.height
            guard height > 0, size.height > height else { return size }
            return CGSize(width: size.width * height / size.height, height: height)
        }
    }

    private func layOutTexts() {
        let height = contentView.bounds.height
        if let view = storedImageView {
            let size = shownImageSize ?? .zero
            view.frame = CGRect(
                x: margin + indentation, y: floorToPixel((height - size.height) / 2), width: size.width,
                height: size.height)
        }
        let hasAccessory = trailingWidth > 0
        let left = textLeft
        let right = contentView.bounds.width - (hasAccessory ? 8 : margin)
        let width = max(right - left, 0)
        let detail = storedDetailTextLabel.flatMap { $0.text?.isEmpty ?? true ? nil : $0 }
        guard let label = storedTextLabel else {
            storedDetailTextLabel?.frame = CGRect(x: left, y: 0, width: width, height: height)
            return
        }
        let size = fit(label, width: width)
        switch cellStyle {
        case .default:
            label.frame = CGRect(x: left, y: 0, width: width, height: height)
        case .subtitle:
            guard let detail else {
                label.frame = CGRect(x: left, y: 0, width: width, height: height)
                storedDetailTextLabel?.frame = .zero
                return
            }
            let detailSize = fit(detail, width: width)
            let total = size.height + TableMetrics.subtitleGap + detailSize.height
            // Ten above and nine below where the row is as high as its texts want it.
            let top = floorToPixel((height - total + 1) / 2)
            label.frame = CGRect(x: left, y: top, width: min(size.width, width), height: size.height)
            detail.frame = CGRect(
                x: left, y: top + size.height + TableMetrics.subtitleGap, width: min(detailSize.width, width),
                height: detailSize.height)
        case .value1:
            let detailSize = detail.map { fit($0, width: width) } ?? .zero
            label.frame = CGRect(
                x: left, y: ceilToPixel((height - size.height) / 2), width: min(size.width, width), height: size.height)
            let room = max(width - label.frame.width - 6, 0)
            let detailWidth = min(detailSize.width, room)
            storedDetailTextLabel?.frame = CGRect(
                x: right - detailWidth, y: ceilToPixel((height - detailSize.height) / 2), width: detailWidth,
                height: detailSize.height)
        case .value2:
            label.frame = CGRect(x: left, y: ceilToPixel((height - size.height) / 2), width: 91, height: size.height)
            let detailSize = detail.map { fit($0, width: width) } ?? .zero
            storedDetailTextLabel?.frame = CGRect(
                x: left + 97, y: ceilToPixel((height - detailSize.height) / 2), width: max(width - 97, 0),
                height: detailSize.height)
        }
    }

    private func fit(_ label: UILabel, width: CGFloat) -> CGSize {
        let size = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
        return CGSize(width: ceilToPixel(size.width), height: ceilToPixel(size.height))
    }

    /// How high a system cell of a width wants to be, in points, with its separator.
    func fittingHeight(width: CGFloat) -> CGFloat {
        let right = trailingWidth
        let textWidth = max(
            width - sides.left - sides.right - editingIndent - right - textLeft - (right > 0 ? 8 : margin), 0)
        var height: CGFloat = 0
        if let label = storedTextLabel {
            let text = fit(label, width: textWidth).height
            height = max(height, text + 22 + pixel)
            if cellStyle == .subtitle, let detail = storedDetailTextLabel, !(detail.text ?? "").isEmpty {
                height =
                    TableMetrics.subtitleTop + text + TableMetrics.subtitleGap + fit(detail, width: textWidth).height
                    + TableMetrics.subtitleBottom + pixel
            }
        }
        if let imageSize { height = max(height, imageSize.height + pixel) }
        return max(height, TableMetrics.rowHeight)
    }

    // MARK: Selection

    /// The app's view behind a selected cell.
    private var ownSelectedBackground: UIView? {
        guard let multipleSelectionBackgroundView, let table, table.selectsSeveralNow else {
            return selectedBackgroundView
        }
        return multipleSelectionBackgroundView
    }

    /// The view that lies behind the cell as selected now, whatever the table would choose by now.
    private var shownSelectedBackground: UIView? {
        [multipleSelectionBackgroundView, selectedBackgroundView, defaultSelectedBackground].lazy.compactMap { $0 }
            .first { $0.superview === self }
    }

    func updateSelectionLook(animated: Bool) {
        editControl?.isOn = isSelected
        // A configured background shows the selection itself.
        let isOn = (isSelected || isHighlighted) && selectionStyle != .none && backgroundConfiguration == nil
        storedTextLabel?.isHighlighted = isOn
        storedDetailTextLabel?.isHighlighted = isOn
        storedImageView?.isHighlighted = isOn
        let shown = isOn ? nil : shownSelectedBackground
        guard isOn || shown != nil || defaultSelectedBackground != nil else { return }
        let background = shown ?? ownSelectedBackground ?? defaultBackground()
        if isOn {
            for other in [defaultSelectedBackground, selectedBackgroundView, multipleSelectionBackgroundView]
            where other !== background { other?.removeFromSuperview() }
            background.layer.removeAllAnimations()
            background.alpha = 1
            background.frame = bounds
            if background.superview !== self { insertSubview(background, at: backgroundView == nil ? 0 : 1) }
        } else if animated && window != nil {
            UIView.animate(
                withDuration: 0.35, delay: 0, options: .allowUserInteraction, animations: { background.alpha = 0 },
                completion: { [weak self] _ in
                    guard let self, !self.isSelected, !self.isHighlighted else { return }
                    background.removeFromSuperview()
                })
        } else {
            background.removeFromSuperview()
        }
    }

    private func defaultBackground() -> UIView {
        if let defaultSelectedBackground { return defaultSelectedBackground }
        let view = UIView(frame: bounds)
        view.backgroundColor = .systemGray4
        view.isUserInteractionEnabled = false
        defaultSelectedBackground = view
        return view
    }
}
