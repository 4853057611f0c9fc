// Written by the playground: USHER_RECORD=1 swift test --filter PlaygroundSampleTests
import Usher

enum LaneSamples {
  @MainActor static let all = [
    PlaygroundSample("lane-1") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved").queue(LaneID(1)))
    },
    PlaygroundSample("lane-2") { presenter in
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved").queue(LaneID(2)))
    },
    PlaygroundSample("capacity-middle") { presenter in
      presenter.configure(.main, LaneSettings(capacity: 4))
      presenter.present(.notification(icon: .icon("starred-symbolic"), title: "Saved"))
    },
    PlaygroundSample("capacity-greatest") { presenter in
      presenter.configure(.main, LaneSettings(capacity: 6))
      presenter.present(.notification(icon: .icon("starred-symbolic"), title: "Saved"))
    },
    PlaygroundSample("order-arrival") { presenter in
      presenter.configure(.main, LaneSettings(order: .arrival))
      presenter.present(.notification(icon: .icon("starred-symbolic"), title: "Saved"))
    },
    PlaygroundSample("overflow-dismiss-oldest") { presenter in
      presenter.configure(.main, LaneSettings(overflow: .dismissOldest))
      presenter.present(.notification(icon: .icon("starred-symbolic"), title: "Saved"))
    },
    PlaygroundSample("overflow-refuse") { presenter in
      presenter.configure(.main, LaneSettings(overflow: .refuse))
      presenter.present(.notification(icon: .icon("starred-symbolic"), title: "Saved"))
    },
    PlaygroundSample("overflow-drop-oldest") { presenter in
      presenter.configure(.main, LaneSettings(overflow: .dropOldest))
      presenter.present(.notification(icon: .icon("starred-symbolic"), title: "Saved"))
    },
    PlaygroundSample("waiting-limit-none") { presenter in
      presenter.configure(.main, LaneSettings(maximumWaiting: 0))
      presenter.present(.notification(icon: .icon("starred-symbolic"), title: "Saved"))
    },
    PlaygroundSample("waiting-limit-3") { presenter in
      presenter.configure(.main, LaneSettings(maximumWaiting: 3))
      presenter.present(.notification(icon: .icon("starred-symbolic"), title: "Saved"))
    },
    PlaygroundSample("gap-0-5-s") { presenter in
      presenter.configure(.main, LaneSettings(gap: .constant(.milliseconds(500))))
      presenter.present(.notification(icon: .icon("starred-symbolic"), title: "Saved"))
    },
    PlaygroundSample("gap-0-5-to-2-s") { presenter in
      presenter.configure(
        .main, LaneSettings(gap: .random(.milliseconds(500) ... .seconds(2), seed: 1)))
      presenter.present(.notification(icon: .icon("starred-symbolic"), title: "Saved"))
    },
    PlaygroundSample("rate-3-in-0-8-s") { presenter in
      presenter.configure(
        .main, LaneSettings(rate: Rate(3, per: .milliseconds(800), then: .summarize)))
      presenter.present(.notification(icon: .icon("starred-symbolic"), title: "Saved"))
    },
    PlaygroundSample("rate-1-in-5-s-others-refused") { presenter in
      presenter.configure(
        .main, LaneSettings(rate: Rate(1, per: .seconds(5), then: .refuse, passing: .max)))
      presenter.present(.notification(icon: .icon("starred-symbolic"), title: "Saved"))
    },
    PlaygroundSample("arrangement-list") { presenter in
      presenter.configure(.main, LaneSettings(arrangement: .list(spacing: 10)))
      presenter.present(.notification(icon: .icon("starred-symbolic"), title: "Saved"))
    },
    PlaygroundSample("arrangement-pile") { presenter in
      presenter.configure(.main, LaneSettings(arrangement: .collapsed(CollapsedStack())))
      presenter.present(.notification(icon: .icon("starred-symbolic"), title: "Saved"))
    },
    PlaygroundSample("arrangement-pile-of-four") { presenter in
      presenter.configure(
        .main,
        LaneSettings(
          arrangement: .collapsed(
            CollapsedStack(peek: 10, shrink: 0.04, visibleCount: 4, spacing: 8))))
      presenter.present(.notification(icon: .icon("starred-symbolic"), title: "Saved"))
    },
    PlaygroundSample("takes-turns-with-main") { presenter in
      presenter.configure(LaneID(2), LaneSettings(takesTurnsWith: .main))
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved").queue(LaneID(2)))
    },
    PlaygroundSample("takes-turns-with-1") { presenter in
      presenter.configure(LaneID(2), LaneSettings(takesTurnsWith: LaneID(1)))
      presenter.present(
        .notification(icon: .icon("starred-symbolic"), title: "Saved").queue(LaneID(2)))
    },
    PlaygroundSample("questions-above-off") { presenter in
      presenter.configure(.main, LaneSettings(showsModalsAbove: false))
      presenter.present(.notification(icon: .icon("starred-symbolic"), title: "Saved"))
    },
    PlaygroundSample("shares-edges-off") { presenter in
      presenter.configure(.main, LaneSettings(sharesEdges: false))
      presenter.present(.notification(icon: .icon("starred-symbolic"), title: "Saved"))
    },
  ]
}
