public import Usher

extension OverlayProperty {
  /// Every property, in the order of the initializer's arguments.
  public static let all: [OverlayProperty] =
    turn + time + place + look + input + motion

  private static let turn: [OverlayProperty] = [
    OverlayProperty("name", in: .turn, \.name),
    OverlayProperty("variant", in: .turn, \.variant),
    OverlayProperty("askers", in: .turn, \.askers),
    OverlayProperty(
      "lane", in: .lane, \.lane,
      [
        .choice(
          "lane", "Lane", \.lane, [("Main", .main), ("1", LaneID(1)), ("2", LaneID(2))])
      ]),
    OverlayProperty(
      "placement", in: .place, \.placement,
      [
        .choice(
          "placement", "Placement", \.placement,
          OverlayPosition.allCases.map {
            ($0.description.prefix(1).uppercased() + $0.description.dropFirst(), $0)
          })
      ]),
    OverlayProperty(
      "priority", in: .turn, \.priority,
      [
        .choice(
          "priority", "Priority", \.priority,
          [
            ("Normal", .normal), ("Min", .min), ("Low", .low), ("High", .high), ("Max", .max),
            ("600", Priority(600)),
          ])
      ]),
    OverlayProperty(
      "precedence", in: .turn, \.precedence,
      [
        .choice(
          "precedence", "Precedence", \.precedence,
          [
            ("Queue", .queue), ("Replace", .replace()),
            ("Replace, drop waiting", .replace(dropsWaiting: true)),
            ("Replace, restore later", .replace(restoresReplaced: true)),
            ("Replace, drop and restore", .replace(dropsWaiting: true, restoresReplaced: true)),
            ("Stack", .stack),
          ])
      ]),
    OverlayProperty(
      "identity", in: .turn, \.identity, [.choice("identity", "Identity", \.identity)]),
    OverlayProperty(
      "isEvictable", in: .turn, \.isEvictable,
      [.toggle("evictable", "Can be evicted", \.isEvictable)]),
    OverlayProperty(
      "isReply", in: .turn, \.isReply, [.toggle("reply", "Replies to the user", \.isReply)]),
    OverlayProperty("offersUndo", in: .turn, \.offersUndo),
    OverlayProperty("underRate", in: .turn, \.underRate),
  ]

  private static let time: [OverlayProperty] = [
    OverlayProperty(
      "lifetime", in: .time, \.lifetime,
      numbers: [
        .seconds(
          .lifetime,
          get: {
            switch $0.lifetime {
            case .timed(let length), .reading(atLeast: let length): length
            case .infinite: nil
            }
          },
          set: { $0.lifetime = .timed($1) })
      ],
      [
        .choice(
          "lifetime", "Lifetime", \.lifetime,
          [
            ("4 s", .timed(.seconds(4))), ("0.5 s", .timed(.milliseconds(500))),
            ("2 s", .timed(.seconds(2))), ("10 s", .timed(.seconds(10))),
            ("Until dismissed", .infinite),
          ])
      ]),
    OverlayProperty("readingMilliseconds", in: .time, \.readingMilliseconds),
    OverlayProperty(
      "delay", in: .turn, \.delay,
      numbers: [.seconds(.delay, get: { $0.delay }, set: { $0.delay = $1 })],
      [.seconds("delay", "Delay", \.delay)]),
    OverlayProperty(
      "maximumWait", in: .turn, \.maximumWait,
      numbers: [
        .seconds(
          .maximumWait, get: { $0.maximumWait }, set: { $0.maximumWait = $1 })
      ],
      [
        .choice(
          "maximum-wait", "Maximum wait", \.maximumWait,
          [("No limit", nil), ("1 s", .seconds(1)), ("5 s", .seconds(5))])
      ]),
    OverlayProperty(
      "minimumTime", in: .turn, \.minimumTime,
      numbers: [
        .seconds(
          .minimumTime, get: { $0.minimumTime }, set: { $0.minimumTime = $1 })
      ],
      [.seconds("minimum-time", "Minimum time", \.minimumTime)]),
    OverlayProperty("hasCondition", in: .turn, \.hasCondition),
    OverlayProperty(
      "pausesFor", in: .time, \.pausesFor,
      Attention.signs.map { sign, name in
        let words = Setting.words(name).lowercased()
        return Setting(
          name: "pauses-for-" + words.split(separator: " ").joined(separator: "-"),
          title: "Pauses for " + words,
          kind: .toggle(
            isOn: { $0.pausesFor.contains(sign) },
            set: { overlay, isOn in
              if isOn { overlay.pausesFor.insert(sign) } else { overlay.pausesFor.remove(sign) }
            }))
      }),
    OverlayProperty(
      "resumePolicy", in: .time, \.resumePolicy,
      [.choice("resumption", "Resumes with", \.resumePolicy)]),
    OverlayProperty(
      "showsTimeLeft", in: .time, \.showsTimeLeft,
      [.toggle("shows-time-left", "Shows time left", \.showsTimeLeft)]),
    OverlayProperty(
      "expansion", in: .time, \.expansion,
      numbers: [
        .seconds(
          .expandsAfter, get: { $0.expansion?.after },
          set: { $0.expansion = Expansion(after: $1) })
      ],
      [
        .choice(
          "unfolding", "Unfolds", \.expansion,
          [
            ("At once", nil), ("After half a second", Expansion()),
            ("As for two buttons", .buttons(2)),
            (
              "After a second, slowly", Expansion(after: .seconds(1), timing: .easeOut(.seconds(1)))
            ),
          ])
      ]),
    OverlayProperty("drawing", in: .turn, \.drawing),
  ]

  private static let extents: [(String, Extent)] = [
    ("Full", .inset(0)), ("Inset by 20 points", .inset(20)),
    ("Content", .intrinsic), ("100 points", .constant(100)),
    ("280 points", .constant(280)), ("50 % of the window", .ratio(0.5)),
    ("90 % of the window", .ratio(0.9)),
  ]

  private static let place: [OverlayProperty] = [
    OverlayProperty(
      "size", in: .size, \.size,
      numbers: [
        .extent(.width, \.size.width),
        .extent(.height, \.size.height),
        .extent(.maximumWidth, \.size.maximumWidth, in: Number.maximum),
        .extent(.maximumHeight, \.size.maximumHeight, in: Number.maximum),
        .optional(
          .regularWidthCap, in: Number.maximum,
          get: { $0.size.regularWidthCap },
          set: { $0.size.regularWidthCap = $1 }),
      ],
      [
        .choice("width", "Width", \.size.width, extents),
        .choice("height", "Height", \.size.height, extents),
        .choice(
          "maximum-width", "Maximum width", \.size.maximumWidth,
          [("440 points", .constant(440))] + extents),
        .choice("maximum-height", "Maximum height", \.size.maximumHeight, extents),
        .choice(
          "regular-width", "Maximum in wide windows", \.size.regularWidthCap,
          [("No limit", nil), ("300 points", 300), ("500 points", 500)]),
      ]),
    OverlayProperty(
      "anchor", in: .place, \.anchor,
      numbers: [
        .optional(
          .anchorSpacing, get: { $0.anchor?.spacing },
          set: { $0.anchor = .beside("anchor", spacing: $1) }),
        .seconds(
          .anchorWait, get: { $0.anchor?.maximumWait },
          set: { $0.anchor = Anchoring("anchor", maximumWait: $1) }),
        .optional(
          .arrowWidth, get: { $0.anchor?.arrow?.width },
          set: { $0.anchor = .beside("anchor", arrow: .init(width: $1)) }),
        .optional(
          .arrowLength, get: { $0.anchor?.arrow?.length },
          set: { $0.anchor = .beside("anchor", arrow: .init(length: $1)) }),
        .optional(
          .arrowInset, get: { $0.anchor?.arrow?.inset },
          set: { $0.anchor = .beside("anchor", arrow: .init(inset: $1)) }),
      ]),
    OverlayProperty(
      "margins", in: .place, \.margins,
      numbers: [
        .number(.topMargin, \.margins.top, in: Number.anyLength),
        .number(.leftMargin, \.margins.left, in: Number.anyLength),
        .number(.bottomMargin, \.margins.bottom, in: Number.anyLength),
        .number(.rightMargin, \.margins.right, in: Number.anyLength),
      ],
      [
        .number("margin-top", "Margin, top", \.margins.top, -40...120),
        .number("margin-left", "Margin, left", \.margins.left, -40...120),
        .number("margin-bottom", "Margin, bottom", \.margins.bottom, -40...120),
        .number("margin-right", "Margin, right", \.margins.right, -40...120),
      ]),
    OverlayProperty(
      "safeArea", in: .place, \.safeArea, [.choice("safe-area", "Safe area", \.safeArea)]),
    OverlayProperty(
      "obstructions", in: .place, \.obstructions,
      numbers: [
        .optional(
          .obstructionSpacing,
          get: { if case .avoided(let spacing, _) = $0.obstructions { spacing } else { nil } },
          set: { $0.obstructions = .avoided(spacing: $1) }),
        .optional(
          .edgeResistance, in: Number.anyLength,
          get: { if case .avoided(_, let edge) = $0.obstructions { edge } else { nil } },
          set: { $0.obstructions = .avoided(edgeResistance: $1) }),
      ],
      [
        .choice(
          "obstructions", "Keyboard", \.obstructions,
          [
            ("Avoided", .avoided()), ("Ignored", .ignored),
            ("Avoided by 10 points", .avoided(spacing: 10)),
            ("Avoided by 15 points, up to the top", .avoided(spacing: 15, edgeResistance: 0)),
          ])
      ]),
    OverlayProperty(
      "buffer", in: .place, \.buffer, numbers: [.number(.buffer, \.buffer)],
      [.number("buffer", "Buffer", \.buffer, 0...100, step: 10)]),
    OverlayProperty(
      "overhang", in: .place, \.overhang, numbers: [.number(.overhang, \.overhang)]
    ),
  ]

  private static let look: [OverlayProperty] = [
    OverlayProperty(
      "opacity", in: .look, \.opacity,
      numbers: [.number(.restingOpacity, \.opacity, in: 0...1)],
      [.number("opacity", "Opacity", \.opacity, 0...1, step: 0.05, unit: "")])
  ]

  private static let input: [OverlayProperty] = [
    OverlayProperty(
      "tap", in: .input, \.tap,
      [
        .choice(
          "tap", "Tap", \.tap,
          [
            ("Dismiss", .dismiss), ("Absorb", .absorb), ("Forward", .forward),
            ("Delay by 4 s", .delayExit(by: .seconds(4))),
          ])
      ]),
    OverlayProperty("swipe", in: .input, \.swipe),
    OverlayProperty(
      "dismissesOnEscape", in: .input, \.dismissesOnEscape,
      [.toggle("escape", "Escape dismisses", \.dismissesOnEscape)]),
    OverlayProperty("asksBeforeDismissal", in: .input, \.asksBeforeDismissal),
    OverlayProperty("pushesContent", in: .place, \.pushesContent),
    OverlayProperty(
      "detents", in: .place, \.detents,
      numbers: [
        .optional(
          .detentFraction, in: 0...1,
          get: { if case .fraction(let share)? = $0.detents.first { share } else { nil } },
          set: { $0.detents = [.fraction($1)] }),
        .optional(
          .detentHeight, in: 1...1e9,
          get: { if case .height(let points)? = $0.detents.first { points } else { nil } },
          set: { $0.detents = [.height($1)] }),
      ]),
    OverlayProperty("selectedDetent", in: .place, \.selectedDetent),
    OverlayProperty(
      "backdrop", in: .input, \.backdrop,
      numbers: [
        .optional(
          .spotlightPadding,
          get: { $0.backdrop?.spotlight?.padding },
          set: { $0.backdrop = Backdrop(spotlight: Spotlight(padding: $1)) }),
        .optional(
          .spotlightCornerRadius,
          get: { $0.backdrop?.spotlight?.cornerRadius },
          set: { $0.backdrop = Backdrop(spotlight: Spotlight(cornerRadius: $1)) }),
      ]),
  ]

  private static let motion: [OverlayProperty] = [
    OverlayProperty("entrance", in: .motion, \.entrance),
    OverlayProperty("exit", in: .motion, \.exit),
    OverlayProperty("replaced", in: .motion, \.replaced),
    OverlayProperty(
      "reducedMotion", in: .motion, \.reducedMotion,
      [.choice("reduced-motion", "Reduced motion", \.reducedMotion)]),
  ]
}

extension Attention {
  /// Every kind of attention, with its name in Swift.
  public static let signs: [(sign: Attention, name: String)] = [
    (.touch, "touch"), (.drag, "drag"), (.hover, "hover"), (.focusWithin, "focusWithin"),
    (.appInactive, "appInactive"), (.keyboardOpen, "keyboardOpen"),
    (.assistiveTechnology, "assistiveTechnology"), (.question, "question"),
    (.noRoom, "noRoom"), (.anchorHidden, "anchorHidden"),
  ]
}
