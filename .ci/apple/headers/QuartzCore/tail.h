// https://developer.apple.com/documentation/quartzcore/caaction
@interface NSNull (CAActionAdditions) <CAAction>
@end
