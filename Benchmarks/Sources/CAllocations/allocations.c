// Takes the place of the C library's allocation functions in the program it is linked into, counts
// the calls while asked to, and passes them on. The Swift runtime allocates through them too.

#include "allocations.h"

#include <stdlib.h>

#if defined(__GLIBC__)

#include <errno.h>
#include <stdatomic.h>

void *__libc_malloc(size_t size);
void *__libc_calloc(size_t count, size_t size);
void *__libc_realloc(void *memory, size_t size);
void *__libc_memalign(size_t alignment, size_t size);

static atomic_bool is_counting;
static atomic_uint_fast64_t total;

static void count(void) {
  if (atomic_load_explicit(&is_counting, memory_order_relaxed)) {
    atomic_fetch_add_explicit(&total, 1, memory_order_relaxed);
  }
}

void *malloc(size_t size) {
  count();
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  count();
  return __libc_calloc(number, size);
}

void *realloc(void *memory, size_t size) {
  count();
  return __libc_realloc(memory, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  count();
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **memory, size_t alignment, size_t size) {
  count();
  if (alignment % sizeof(void *) != 0 || (alignment & (alignment - 1)) != 0 || alignment == 0) {
    return EINVAL;
  }
  void *block = __libc_memalign(alignment, size);
  if (block == NULL) {
    return ENOMEM;
  }
  *memory = block;
  return 0;
}

bool allocations_are_counted(void) { return true; }

void allocations_start(void) {
  atomic_store(&total, 0);
  atomic_store(&is_counting, true);
}

uint64_t allocations_so_far(void) { return atomic_load(&total); }

uint64_t allocations_stop(void) {
  atomic_store(&is_counting, false);
  return atomic_load(&total);
}

#else

bool allocations_are_counted(void) { return false; }
void allocations_start(void) {}
uint64_t allocations_so_far(void) { return 0; }
uint64_t allocations_stop(void) { return 0; }

#endif
