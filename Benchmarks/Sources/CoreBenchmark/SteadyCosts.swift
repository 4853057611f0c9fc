internal import Measuring
internal import Queue
internal import UsherCore

/// The costs of arriving, being taken and leaving by id, while a number of other overlays wait.
struct SteadyCosts {
  let arrival: Cost
  let turn: Cost
  let removal: Cost
  /// The cost of removing an id from a dictionary of the same size; its steps are always the same,
  /// so its growth shows the cost of cache misses.
  let dictionary: Cost

  /// Fills a line, and changes it by a few overlays at a time, so that the number of waiting
  /// overlays hardly changes.
  init(of crowd: Crowd) {
    let step = 200
    var line = crowd.line()
    var numbers = Array(0..<crowd.count)
    var next = crowd.count
    func newcomers() -> [(id: OverlayID, overlay: Overlay)] {
      next += step
      return (next - step..<next).map { (crowd.id($0), crowd.overlay($0)) }
    }
    var (arrivals, turns, removals): ([Double], [Double], [Double]) = ([], [], [])
    var kept: [OverlayID: Keeper] = [:]
    for number in numbers { kept[crowd.id(number)] = Keeper(crowd.overlay(number)) }
    var departures: [Double] = []
    for sample in 0..<51 {
      let leavers = (0..<step).map { index in
        let position = Crowd.scatter(sample * step + index).magnitude % UInt(numbers.count)
        numbers.swapAt(Int(position), numbers.count - 1)
        return crowd.id(numbers.removeLast())
      }
      removals.append(seconds { for id in leavers { precondition(line.remove(id)) } })
      departures.append(seconds { for id in leavers { kept[id] = nil } })
      for (offset, (id, overlay)) in newcomers().enumerated() {
        numbers.append(next - step + offset)
        kept[id] = Keeper(overlay)
        line.append(id, overlay)
      }
    }
    for _ in 0..<51 {
      let new = newcomers()
      arrivals.append(seconds { for (id, overlay) in new { line.append(id, overlay) } })
      turns.append(seconds { for _ in 0..<step { consume(line.popFirst()) } })
    }
    arrival = Cost(of: step, seconds: arrivals)
    turn = Cost(of: step, seconds: turns)
    removal = Cost(of: step, seconds: removals)
    dictionary = Cost(of: step, seconds: departures)
  }

  /// An overlay in an object of its own.
  private final class Keeper {
    let overlay: Overlay

    init(_ overlay: Overlay) {
      self.overlay = overlay
    }
  }
}
