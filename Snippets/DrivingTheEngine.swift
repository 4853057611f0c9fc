//! Uses the engine directly: sends events with times, and gets commands, scenes and wakeups.

import UsherCore

// snippet.play
var engine = OverlayEngine()
let toast = OverlayID(1)
var now = Instant.origin

_ = engine.receive(
  .viewportChanged(OverlayViewport(size: OverlaySize(width: 390, height: 844))), at: now)
print(engine.receive(.presentRequested(toast, OverlayConfiguration()), at: now))
// attach(1), measure(1, 366 wide and at most 820 high)

print(engine.receive(.measured(toast, OverlaySize(width: 366, height: 64)), at: now))
// notify(1, willPresent)

now = now.advanced(by: .milliseconds(100))
print(engine.scene(at: now).overlays[0].offset.dy)  // on its way down
print(engine.wakeup)  // nextFrame

// Ten seconds without a call: what was due is performed now, each step as of its own deadline.
now = now.advanced(by: .seconds(10))
print(engine.receive(.timePassed, at: now))
// notify(1, didPresent), notify(1, willDismiss), detach(1), notify(1, didDismiss(timedOut))
print(engine.wakeup)  // never
// snippet.end
