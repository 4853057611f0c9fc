#ifndef ALLOCATIONS_H
#define ALLOCATIONS_H

#include <stdbool.h>
#include <stdint.h>

/// Whether allocations can be counted on this platform.
bool allocations_are_counted(void);

/// Begins to count from zero.
void allocations_start(void);

/// How often memory was asked for, on any thread, since the start.
uint64_t allocations_so_far(void);

/// How many usable bytes were handed out since the start, less those given back since.
int64_t allocations_held_bytes(void);

/// Stops counting and returns how often memory was asked for, on any thread, since the start.
uint64_t allocations_stop(void);

#endif
