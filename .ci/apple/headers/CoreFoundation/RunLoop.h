// https://developer.apple.com/documentation/corefoundation/cfrunloopobserver
// https://developer.apple.com/documentation/corefoundation/cfrunloopobservercreatewithhandler(_:_:_:_:_:)
// https://developer.apple.com/documentation/corefoundation/cfrunloopactivity
typedef unsigned long CFOptionFlags;
typedef const struct __attribute__((objc_bridge(id))) __CFString *CFStringRef;
typedef CFStringRef CFRunLoopMode SWIFT_STRUCT;
typedef const struct __attribute__((objc_bridge(id))) __CFAllocator *CFAllocatorRef;
typedef struct __attribute__((objc_bridge_mutable(id))) __CFRunLoop *CFRunLoopRef;
typedef struct __attribute__((objc_bridge_mutable(id))) __CFRunLoopObserver *CFRunLoopObserverRef;

enum OPTIONS CFRunLoopActivity : CFOptionFlags {
  kCFRunLoopEntry = 1UL << 0,
  kCFRunLoopBeforeTimers = 1UL << 1,
  kCFRunLoopBeforeSources = 1UL << 2,
  kCFRunLoopBeforeWaiting = 1UL << 5,
  kCFRunLoopAfterWaiting = 1UL << 6,
  kCFRunLoopExit = 1UL << 7,
};
typedef enum CFRunLoopActivity CFRunLoopActivity;

extern const CFRunLoopMode kCFRunLoopDefaultMode SWIFT_NAMED("CFRunLoopMode.defaultMode");
extern const CFRunLoopMode kCFRunLoopCommonModes SWIFT_NAMED("CFRunLoopMode.commonModes");

#pragma clang arc_cf_code_audited begin
CFRunLoopRef CFRunLoopGetMain(void);
CFRunLoopObserverRef CFRunLoopObserverCreateWithHandler(CFAllocatorRef allocator, CFOptionFlags activities, _Bool repeats, CFIndex order, void (^block)(CFRunLoopObserverRef observer, CFRunLoopActivity activity));
void CFRunLoopAddObserver(CFRunLoopRef rl, CFRunLoopObserverRef observer, CFRunLoopMode mode);
void CFRunLoopObserverInvalidate(CFRunLoopObserverRef observer);
#pragma clang arc_cf_code_audited end
