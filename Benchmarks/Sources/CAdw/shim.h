#ifndef USHER_CADW_SHIM_H
#define USHER_CADW_SHIM_H

#include <adwaita.h>

#endif
