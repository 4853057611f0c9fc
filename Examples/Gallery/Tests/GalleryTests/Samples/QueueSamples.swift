// swift-format-ignore-file
// Written by the playground: USHER_RECORD=1 swift test --filter PlaygroundSampleTests
import Usher

enum QueueSamples {
  @MainActor static let all = [
    PlaygroundSample("name-upload") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      presenter.present(content, name: "upload")
    },
    PlaygroundSample("priority-min") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(priority: .min)
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("priority-low") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(priority: .low)
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("priority-high") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(priority: .high)
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("priority-max") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(priority: .max)
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("priority-600") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(priority: Priority(600))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("precedence-replace") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(precedence: .replace())
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("precedence-replace-drop-waiting") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(precedence: .replace(dropsWaiting: true))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("precedence-replace-restore-later") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(precedence: .replace(restoresReplaced: true))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("precedence-replace-drop-and-restore") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(
        precedence: .replace(dropsWaiting: true, restoresReplaced: true))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("precedence-stack") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(precedence: .stack)
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("identity-ignore-duplicates") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(identity: .ignoreDuplicates)
      presenter.present(content, as: overlay, name: "upload")
    },
    PlaygroundSample("identity-coalesce-with-last") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(identity: .coalesceWithLast)
      presenter.present(content, as: overlay, name: "upload")
    },
    PlaygroundSample("identity-update-in-place") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(identity: .updateInPlace)
      presenter.present(content, as: overlay, name: "upload")
    },
    PlaygroundSample("identity-merge-and-count") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(identity: .mergeAndCount)
      presenter.present(content, as: overlay, name: "upload")
    },
    PlaygroundSample("identity-refuse-equal-priority") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(identity: .refuseEqualPriority)
      presenter.present(content, as: overlay, name: "upload")
    },
    PlaygroundSample("evictable-off") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(isEvictable: false)
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("reply-on") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(isReply: true)
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("delay-middle") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(delay: .milliseconds(1500))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("delay-greatest") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(delay: .seconds(10))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("maximum-wait-1-s") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(maximumWait: .seconds(1))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("maximum-wait-5-s") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(maximumWait: .seconds(5))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("minimum-time-middle") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(minimumTime: .milliseconds(1500))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("minimum-time-greatest") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(minimumTime: .seconds(10))
      presenter.present(content, as: overlay)
    },
  ]
}
