// What a manifest for Xcode's app packages imports, so that such a manifest can be read on Linux:
// an app counts as a program.
public import PackageDescription

public enum DeviceFamily { case pad, phone, mac }

public struct DeviceFamilyCondition {
  public static func when(deviceFamilies: [DeviceFamily]) -> Self { Self() }
}

public struct InterfaceOrientation {
  public static var portrait: Self { Self() }
  public static var landscapeLeft: Self { Self() }
  public static var landscapeRight: Self { Self() }
  public static func portraitUpsideDown(_ condition: DeviceFamilyCondition?) -> Self { Self() }
}

public struct AppIcon {
  public static func asset(_ name: String) -> Self { Self() }
}

public struct AccentColor {
  public enum Preset { case indigo }

  public static func presetColor(_ preset: Preset) -> Self { Self() }
}

extension Product {
  public static func iOSApplication(
    name: String, targets: [String], bundleIdentifier: String? = nil, teamIdentifier: String? = nil,
    displayVersion: String? = nil, bundleVersion: String? = nil,
    appIcon: AppIcon? = nil, accentColor: AccentColor? = nil, supportedDeviceFamilies: [DeviceFamily] = [],
    supportedInterfaceOrientations: [InterfaceOrientation] = [], additionalInfoPlistContentFilePath: String? = nil
  ) -> Product {
    .executable(name: name, targets: targets)
  }
}
