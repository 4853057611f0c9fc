#ifndef USHER_CGTK_SHIM_H
#define USHER_CGTK_SHIM_H

#include <gtk/gtk.h>
#include <glib-unix.h>
#include <sys/eventfd.h>

/* How a foreign run loop serves libdispatch's main queue; CoreFoundation uses the same pair. */
extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *message);

#endif
