/// What an app has got from the network while it was in the background, where nothing here wakes it.
public enum UIBackgroundFetchResult: UInt, Sendable { case newData, noData, failed }
