// Replaces the C library's allocation functions in the program, counts calls and bytes while
// counting is on, and forwards to the originals. The Swift runtime allocates through these
// functions, too.

#include "allocations.h"

#include <stdlib.h>

#if defined(__GLIBC__)

#include <errno.h>
#include <malloc.h>
#include <stdatomic.h>

void *__libc_malloc(size_t size);
void *__libc_calloc(size_t count, size_t size);
void *__libc_realloc(void *memory, size_t size);
void *__libc_memalign(size_t alignment, size_t size);
void __libc_free(void *memory);

static atomic_bool is_counting;
static atomic_uint_fast64_t total;
static atomic_int_fast64_t held;

static void hold(void *memory, int sign) {
  if (memory != NULL && atomic_load_explicit(&is_counting, memory_order_relaxed)) {
    int_fast64_t size = (int_fast64_t)malloc_usable_size(memory);
    atomic_fetch_add_explicit(&held, sign * size, memory_order_relaxed);
  }
}

static void *count(void *memory) {
  if (atomic_load_explicit(&is_counting, memory_order_relaxed)) {
    atomic_fetch_add_explicit(&total, 1, memory_order_relaxed);
  }
  hold(memory, 1);
  return memory;
}

void *malloc(size_t size) { return count(__libc_malloc(size)); }

void *calloc(size_t number, size_t size) { return count(__libc_calloc(number, size)); }

void *realloc(void *memory, size_t size) {
  size_t old = memory == NULL ? 0 : malloc_usable_size(memory);
  void *block = __libc_realloc(memory, size);
  // If the call fails, the old block is left unchanged.
  if ((block != NULL || size == 0) &&
      atomic_load_explicit(&is_counting, memory_order_relaxed)) {
    atomic_fetch_sub_explicit(&held, (int_fast64_t)old, memory_order_relaxed);
  }
  return count(block);
}

void free(void *memory) {
  hold(memory, -1);
  __libc_free(memory);
}

void *aligned_alloc(size_t alignment, size_t size) {
  return count(__libc_memalign(alignment, size));
}

int posix_memalign(void **memory, size_t alignment, size_t size) {
  if (alignment % sizeof(void *) != 0 || (alignment & (alignment - 1)) != 0 || alignment == 0) {
    return EINVAL;
  }
  void *block = count(__libc_memalign(alignment, size));
  if (block == NULL) {
    return ENOMEM;
  }
  *memory = block;
  return 0;
}

bool allocations_are_counted(void) { return true; }

void allocations_start(void) {
  atomic_store(&total, 0);
  atomic_store(&held, 0);
  atomic_store(&is_counting, true);
}

uint64_t allocations_so_far(void) { return atomic_load(&total); }

int64_t allocations_held_bytes(void) { return atomic_load(&held); }

uint64_t allocations_stop(void) {
  atomic_store(&is_counting, false);
  return atomic_load(&total);
}

#else

bool allocations_are_counted(void) { return false; }
void allocations_start(void) {}
uint64_t allocations_so_far(void) { return 0; }
int64_t allocations_held_bytes(void) { return 0; }
uint64_t allocations_stop(void) { return 0; }

#endif
