// Written by the playground: USHER_RECORD=1 swift test --filter PlaygroundSampleTests
import Usher

enum QueueSamples {
  @MainActor static let all = [
    PlaygroundSample("name-upload") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved").name("upload"))
    },
    PlaygroundSample("priority-min") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved").priority(.min))
    },
    PlaygroundSample("priority-low") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved").priority(.low))
    },
    PlaygroundSample("priority-high") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved").priority(.high))
    },
    PlaygroundSample("priority-max") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved").priority(.max))
    },
    PlaygroundSample("priority-600") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved").priority(Priority(600)))
    },
    PlaygroundSample("precedence-replace") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved").replacesCurrent())
    },
    PlaygroundSample("precedence-replace-drop-waiting") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved")
          .precedence(.replace(dropsWaiting: true)))
    },
    PlaygroundSample("precedence-replace-restore-later") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved")
          .replacesCurrent(restoring: true))
    },
    PlaygroundSample("precedence-replace-drop-and-restore") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved")
          .precedence(.replace(dropsWaiting: true, restoresReplaced: true)))
    },
    PlaygroundSample("precedence-stack") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved").precedence(.stack))
    },
    PlaygroundSample("identity-ignore") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved")
          .name("upload")
          .duplicates(.ignore))
    },
    PlaygroundSample("identity-coalesce-with-last") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved")
          .name("upload")
          .duplicates(.coalesceWithLast))
    },
    PlaygroundSample("identity-update-in-place") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved")
          .name("upload")
          .duplicates(.updateInPlace))
    },
    PlaygroundSample("identity-merge-and-count") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved")
          .name("upload")
          .duplicates(.mergeAndCount))
    },
    PlaygroundSample("identity-refuse-equal-priority") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved")
          .name("upload")
          .duplicates(.refuseEqualPriority))
    },
    PlaygroundSample("evictable-off") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved").isEvictable(false))
    },
    PlaygroundSample("reply-on") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved").isUserInitiated())
    },
    PlaygroundSample("delay-middle") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved").delay(.milliseconds(1500)))
    },
    PlaygroundSample("delay-greatest") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved").delay(.seconds(10)))
    },
    PlaygroundSample("maximum-wait-1-s") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved").maximumWait(.seconds(1)))
    },
    PlaygroundSample("maximum-wait-5-s") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved").maximumWait(.seconds(5)))
    },
    PlaygroundSample("minimum-time-middle") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved")
          .minimumDuration(.milliseconds(1500)))
    },
    PlaygroundSample("minimum-time-greatest") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved")
          .minimumDuration(.seconds(10)))
    },
  ]
}
