// swift-format-ignore-file
// Written by the playground: USHER_RECORD=1 swift test --filter PlaygroundSampleTests
import Usher

enum LaneSamples {
  @MainActor static let all = [
    PlaygroundSample("lane-1") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(lane: LaneID(1))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("lane-2") { presenter in
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(lane: LaneID(2))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("capacity-middle") { presenter in
      presenter.configure(.main, LaneSettings(capacity: 4))
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      presenter.present(content)
    },
    PlaygroundSample("capacity-greatest") { presenter in
      presenter.configure(.main, LaneSettings(capacity: 6))
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      presenter.present(content)
    },
    PlaygroundSample("order-arrival") { presenter in
      presenter.configure(.main, LaneSettings(order: .arrival))
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      presenter.present(content)
    },
    PlaygroundSample("overflow-evict-oldest") { presenter in
      presenter.configure(.main, LaneSettings(overflow: .evictOldest))
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      presenter.present(content)
    },
    PlaygroundSample("overflow-refuse") { presenter in
      presenter.configure(.main, LaneSettings(overflow: .refuse))
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      presenter.present(content)
    },
    PlaygroundSample("waiting-limit-none") { presenter in
      presenter.configure(.main, LaneSettings(waitingLimit: 0))
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      presenter.present(content)
    },
    PlaygroundSample("waiting-limit-3") { presenter in
      presenter.configure(.main, LaneSettings(waitingLimit: 3))
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      presenter.present(content)
    },
    PlaygroundSample("gap-0-5-s") { presenter in
      presenter.configure(.main, LaneSettings(gap: .constant(.milliseconds(500))))
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      presenter.present(content)
    },
    PlaygroundSample("gap-0-5-to-2-s") { presenter in
      presenter.configure(
        .main, LaneSettings(gap: .random(.milliseconds(500) ... .seconds(2), seed: 1)))
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      presenter.present(content)
    },
    PlaygroundSample("rate-3-in-0-8-s") { presenter in
      presenter.configure(
        .main, LaneSettings(rate: Rate(3, per: .milliseconds(800), then: .summarize)))
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      presenter.present(content)
    },
    PlaygroundSample("rate-1-in-5-s-others-refused") { presenter in
      presenter.configure(
        .main, LaneSettings(rate: Rate(1, per: .seconds(5), then: .refuse, passing: .max)))
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      presenter.present(content)
    },
    PlaygroundSample("arrangement-list") { presenter in
      presenter.configure(.main, LaneSettings(arrangement: .list(spacing: 10)))
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      presenter.present(content)
    },
    PlaygroundSample("arrangement-pile") { presenter in
      presenter.configure(.main, LaneSettings(arrangement: .collapsed(CollapsedStack())))
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      presenter.present(content)
    },
    PlaygroundSample("arrangement-pile-of-four") { presenter in
      presenter.configure(
        .main,
        LaneSettings(
          arrangement: .collapsed(
            CollapsedStack(peek: 10, shrink: 0.04, visibleCount: 4, spacing: 8))))
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      presenter.present(content)
    },
    PlaygroundSample("takes-turns-with-main") { presenter in
      presenter.configure(LaneID(2), LaneSettings(takesTurnsWith: .main))
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(lane: LaneID(2))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("takes-turns-with-1") { presenter in
      presenter.configure(LaneID(2), LaneSettings(takesTurnsWith: LaneID(1)))
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      let overlay = OverlayConfiguration(lane: LaneID(2))
      presenter.present(content, as: overlay)
    },
    PlaygroundSample("questions-above-off") { presenter in
      presenter.configure(.main, LaneSettings(showsModalsAbove: false))
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      presenter.present(content)
    },
    PlaygroundSample("shares-edges-off") { presenter in
      presenter.configure(.main, LaneSettings(sharesEdges: false))
      let content = OverlayContent.notification(icon: .icon("starred-symbolic"), title: "Saved")
      presenter.present(content)
    },
  ]
}
