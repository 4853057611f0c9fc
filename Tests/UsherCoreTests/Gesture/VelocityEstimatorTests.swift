import Scripts
import Testing

@testable import UsherCore

@Suite("Velocity estimates")
struct VelocityEstimatorTests {
  private func estimator(_ samples: [(ms: Int, x: Double, y: Double)]) -> VelocityEstimator {
    var estimator = VelocityEstimator()
    for sample in samples {
      estimator.add(
        PointerSample(position: OverlayPoint(x: sample.x, y: sample.y), time: .ms(sample.ms)))
    }
    return estimator
  }

  @Test("an estimate of a uniform motion is exact for any spacing of the samples")
  func uniform() {
    var random = SplitMix(state: 12)
    for _ in 0..<300 {
      let (dx, dy) = (random.double(in: -4000...4000), random.double(in: -4000...4000))
      var time = random.int(in: 0...100_000)
      var samples: [(ms: Int, x: Double, y: Double)] = []
      for _ in 0..<random.int(in: 2...20) {
        samples.append((time, 10 + dx * Double(time) / 1000, -5 + dy * Double(time) / 1000))
        time += random.int(in: 1...30)
      }
      let last = samples.last?.ms ?? 0
      let velocity = estimator(samples).velocity(at: .ms(last))
      #expect(isClose(velocity.dx, dx, within: 1e-3) && isClose(velocity.dy, dy, within: 1e-3))
    }
  }

  @Test("an estimate of a uniform rotation is exact, and zero without angles")
  func spin() {
    var (turning, upright) = (VelocityEstimator(), VelocityEstimator())
    for time in [0, 7, 16, 40] {
      let sample = PointerSample(position: OverlayPoint(x: Double(time), y: 3), time: .ms(time))
      turning.add(sample, angle: 1 - 2.5 * Double(time) / 1000)
      upright.add(sample)
    }
    #expect(isClose(turning.spin(at: .ms(40)), -2.5))
    #expect(turning.velocity(at: .ms(40)) == upright.velocity(at: .ms(40)))
    #expect(upright.spin(at: .ms(40)) == 0)
    #expect(turning.spin(at: .ms(141)) == 0)
  }

  @Test("a pointer at rest has no velocity")
  func hold() {
    let estimator = estimator([(0, 0, 0), (10, 0, 50), (20, 0, 100)])
    #expect(estimator.velocity(at: .ms(20)).dy > 4000)
    #expect(estimator.velocity(at: .ms(121)) == .zero)
  }

  @Test("samples older than the window are ignored")
  func window() {
    let estimator = estimator([(0, 0, 0), (50, 0, 900), (151, 0, 900), (171, 0, 910)])
    #expect(isClose(estimator.velocity(at: .ms(171)).dy, 500, within: 1e-6))
  }

  @Test("samples with equal times are stored only up to the capacity")
  func standstill() {
    var estimator = VelocityEstimator()
    for x in 0..<1000 {
      estimator.add(PointerSample(position: OverlayPoint(x: Double(x), y: 0), time: .ms(5)))
    }
    var latest = VelocityEstimator()
    for x in 1000 - VelocityEstimator.capacity..<1000 {
      latest.add(PointerSample(position: OverlayPoint(x: Double(x), y: 0), time: .ms(5)))
    }
    #expect(estimator == latest)
  }

  @Test("samples from fewer than two instants result in a velocity of zero")
  func tooFew() {
    #expect(VelocityEstimator().velocity(at: .origin) == .zero)
    #expect(estimator([(5, 1, 1)]).velocity(at: .ms(5)) == .zero)
    #expect(estimator([(5, 1, 1), (5, 90, 90)]).velocity(at: .ms(5)) == .zero)
  }

  @Test("samples with decreasing times result in a finite velocity")
  func backwards() {
    let estimator = estimator([(500, 0, 0), (400, 0, 10), (450, 0, 20)])
    #expect(estimator.velocity(at: .ms(450)).dy.isFinite)
  }
}
