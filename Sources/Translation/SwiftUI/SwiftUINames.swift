/// The types, protocols and attributes of SwiftUI that the signatures of a library's declarations name.
enum SwiftUINames {
    static let module = "SwiftUI"

    /// What SwiftUI brings along of Combine.
    static let combine: Set<String> = ["ObservableObject", "ObservableObjectPublisher", "Published"]

    static let all: Set<String> = Set(
        """
        Alert AlignmentID Alignment Anchor AngularGradient AnyLayout AnyShape AnyShapeStyle AnyTransition AnyView App
        AppStorage AsyncImage Binding BorderlessButtonStyle ButtonRole ButtonStyle ButtonStyleConfiguration Capsule Circle
        Color ColorPicker ColorScheme ContainerRelativeShape ContentMode ContentSizeCategory ControlGroup CoordinateSpace
        CustomHoverEffect DatePicker DefaultButtonStyle DisclosureGroup DragGesture DynamicProperty DynamicTypeSize
        DynamicViewContent EdgeInsets EditButton EllipticalGradient EmptyView Environment EnvironmentKey EnvironmentObject
        EnvironmentValues EquatableView FetchRequest FocusState FocusedValueKey FocusedValues ForEach Form GeometryEffect
        GeometryProxy GeometryReader GestureState Gradient GridItem GroupBox GroupBoxStyle HStack HorizontalAlignment Image
        InsettableShape Label LabelStyle LayoutDirection LayoutPriority LayoutSubview LayoutSubviews LazyHGrid LazyHStack
        LazyVGrid LazyVStack LinearGradient List ListStyle LocalizedStringKey LongPressGesture MagnificationGesture Menu
        MenuStyle NamespaceBox NavigationLink NavigationPath NavigationSplitView NavigationStack NavigationView
        ObservedObject OutlineGroup Picker PickerStyle PlainButtonStyle PreferenceKey PresentationMode PreviewProvider
        PrimitiveButtonStyle ProgressView ProgressViewStyle ProposedViewSize RadialGradient Rectangle RotationGesture
        RoundedRectangle Scene SceneBuilder ScenePhase SceneStorage ScrollView ScrollViewProxy ScrollViewReader SecureField
        Shape ShapeStyle Spacer State StateObject StrokeStyle TabView TapGesture Text TextEditor TextField TextFieldStyle
        TimelineView Toggle ToggleStyle ToolbarContent ToolbarContentBuilder ToolbarItem Transaction UIApplicationDelegateAdaptor
        UIHostingConfiguration UIHostingController UIHostingControllerSizingOptions UIViewControllerRepresentable
        UIViewControllerRepresentableContext UIViewRepresentable UIViewRepresentableContext UnitPoint VStack
        VerticalAlignment View ViewBuilder ViewModifier ViewThatFits Visibility WindowGroup ZStack _ProposedSize
        """.split { $0.isWhitespace }.map(String.init))
}
