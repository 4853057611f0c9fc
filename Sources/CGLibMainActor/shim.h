#ifndef USHER_CGLIBMAINACTOR_SHIM_H
#define USHER_CGLIBMAINACTOR_SHIM_H

#include <glib.h>
#include <glib-unix.h>
#include <stdbool.h>
#include <sys/eventfd.h>
#include <sys/syscall.h>
#include <unistd.h>

/* How a foreign main loop serves libdispatch's main queue; CoreFoundation uses the same pair. */
extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *message);

/* Whether this is the program's first thread. */
static inline bool is_main_thread(void) { return syscall(SYS_gettid) == getpid(); }

#endif
