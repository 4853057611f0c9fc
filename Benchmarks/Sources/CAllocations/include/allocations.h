#ifndef ALLOCATIONS_H
#define ALLOCATIONS_H

#include <stdbool.h>
#include <stdint.h>

/// Whether allocations can be counted on this platform.
bool allocations_are_counted(void);

/// Starts counting at zero.
void allocations_start(void);

/// Returns the number of allocations on all threads since the start.
uint64_t allocations_so_far(void);

/// Returns the number of usable bytes allocated since the start, minus the bytes freed since.
int64_t allocations_held_bytes(void);

/// Stops counting and returns the number of allocations on all threads since the start.
uint64_t allocations_stop(void);

#endif
