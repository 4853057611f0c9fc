// Local notifications, from https://developer.apple.com/documentation/usernotifications and its pages: what an app
// needs to post them, to take them back and to hear what the user did with them. Attachments, triggers by place and by
// time, extensions and the codes of errors are left out. No class is known to be sendable.
#import <Foundation/Foundation.h>

#pragma clang assume_nonnull begin

// Neither content nor actions are on tvOS.
#define NOT_ON_TV __attribute__((availability(tvos, unavailable)))

@class UNNotification, UNNotificationCategory, UNNotificationRequest, UNNotificationResponse, UNNotificationSettings;
@protocol UNUserNotificationCenterDelegate;

// The user's permission

enum OPTIONS UNAuthorizationOptions : NSUInteger; typedef enum UNAuthorizationOptions UNAuthorizationOptions;
enum UNAuthorizationOptions : NSUInteger {
  UNAuthorizationOptionBadge = 1 << 0,
  UNAuthorizationOptionSound = 1 << 1,
  UNAuthorizationOptionAlert = 1 << 2,
  UNAuthorizationOptionCarPlay = 1 << 3,
  UNAuthorizationOptionCriticalAlert = 1 << 4,
  UNAuthorizationOptionProvidesAppNotificationSettings = 1 << 5,
  UNAuthorizationOptionProvisional = 1 << 6
};

enum CASES UNAuthorizationStatus : NSInteger; typedef enum UNAuthorizationStatus UNAuthorizationStatus;
enum UNAuthorizationStatus : NSInteger {
  UNAuthorizationStatusNotDetermined = 0,
  UNAuthorizationStatusDenied = 1,
  UNAuthorizationStatusAuthorized = 2,
  UNAuthorizationStatusProvisional = 3,
  UNAuthorizationStatusEphemeral SINCE(14.0) = 4
};

enum CASES UNNotificationSetting : NSInteger; typedef enum UNNotificationSetting UNNotificationSetting;
enum UNNotificationSetting : NSInteger {
  UNNotificationSettingNotSupported = 0,
  UNNotificationSettingDisabled = 1,
  UNNotificationSettingEnabled = 2
};

// https://developer.apple.com/documentation/usernotifications/unnotificationsettings
@interface UNNotificationSettings : NSObject <NSCopying, NSSecureCoding>
@property(readonly) UNAuthorizationStatus authorizationStatus;
@property(readonly) UNNotificationSetting soundSetting NOT_ON_TV;
@property(readonly) UNNotificationSetting badgeSetting;
@property(readonly) UNNotificationSetting alertSetting NOT_ON_TV;
@property(readonly) UNNotificationSetting notificationCenterSetting NOT_ON_TV;
@property(readonly) UNNotificationSetting lockScreenSetting NOT_ON_TV;
@property(readonly) UNNotificationSetting timeSensitiveSetting NOT_ON_TV SINCE(15.0);
- (instancetype)init ABSENT;
@end

// Content

enum CASES UNNotificationInterruptionLevel : NSUInteger;
typedef enum UNNotificationInterruptionLevel UNNotificationInterruptionLevel;
enum UNNotificationInterruptionLevel : NSUInteger {
  UNNotificationInterruptionLevelPassive = 0,
  UNNotificationInterruptionLevelActive = 1,
  UNNotificationInterruptionLevelTimeSensitive = 2,
  UNNotificationInterruptionLevelCritical = 3
} SINCE(15.0);

NOT_ON_TV
@interface UNNotificationSound : NSObject <NSCopying, NSSecureCoding>
@property(class, readonly, copy) UNNotificationSound *defaultSound;
@property(class, readonly, copy) UNNotificationSound *defaultCriticalSound SINCE(12.0);
- (instancetype)init ABSENT;
@end

@interface UNNotificationContent : NSObject <NSCopying, NSMutableCopying, NSSecureCoding>
@property(readonly, copy, nullable) NSNumber *badge;
@property(readonly, copy) NSString *title NOT_ON_TV;
@property(readonly, copy) NSString *subtitle NOT_ON_TV;
@property(readonly, copy) NSString *body NOT_ON_TV;
@property(readonly, copy, nullable) UNNotificationSound *sound NOT_ON_TV;
@property(readonly, copy) NSString *categoryIdentifier NOT_ON_TV;
@property(readonly, copy) NSString *threadIdentifier NOT_ON_TV;
@property(readonly, copy) NSDictionary *userInfo NOT_ON_TV;
@property(readonly, copy, nullable) NSString *targetContentIdentifier SINCE(13.0);
@property(readonly) UNNotificationInterruptionLevel interruptionLevel SINCE(15.0);
@property(readonly) double relevanceScore SINCE(15.0);
@end

@interface UNMutableNotificationContent : UNNotificationContent
@property(copy, nullable) NSNumber *badge;
@property(copy) NSString *title NOT_ON_TV;
@property(copy) NSString *subtitle NOT_ON_TV;
@property(copy) NSString *body NOT_ON_TV;
@property(copy, nullable) UNNotificationSound *sound NOT_ON_TV;
@property(copy) NSString *categoryIdentifier NOT_ON_TV;
@property(copy) NSString *threadIdentifier NOT_ON_TV;
@property(copy) NSDictionary *userInfo NOT_ON_TV;
@property(copy, nullable) NSString *targetContentIdentifier SINCE(13.0);
@property UNNotificationInterruptionLevel interruptionLevel SINCE(15.0);
@property double relevanceScore SINCE(15.0);
@end

@interface UNNotificationTrigger : NSObject <NSCopying, NSSecureCoding>
@property(readonly) BOOL repeats;
- (instancetype)init ABSENT;
@end

// https://developer.apple.com/documentation/usernotifications/unnotificationrequest
@interface UNNotificationRequest : NSObject <NSCopying, NSSecureCoding>
@property(readonly, copy) NSString *identifier;
@property(readonly, copy) UNNotificationContent *content;
@property(readonly, copy, nullable) UNNotificationTrigger *trigger;
+ (instancetype)requestWithIdentifier:(NSString *)identifier content:(UNNotificationContent *)content trigger:(nullable UNNotificationTrigger *)trigger;
- (instancetype)init ABSENT;
@end

@interface UNNotification : NSObject <NSCopying, NSSecureCoding>
@property(readonly, copy) UNNotificationRequest *request;
- (instancetype)init ABSENT;
@end

// Actions

enum OPTIONS UNNotificationActionOptions : NSUInteger;
typedef enum UNNotificationActionOptions UNNotificationActionOptions;
enum UNNotificationActionOptions : NSUInteger {
  UNNotificationActionOptionAuthenticationRequired = 1 << 0,
  UNNotificationActionOptionDestructive = 1 << 1,
  UNNotificationActionOptionForeground = 1 << 2
} NOT_ON_TV;

// https://developer.apple.com/documentation/usernotifications/unnotificationaction
NOT_ON_TV
@interface UNNotificationAction : NSObject <NSCopying, NSSecureCoding>
@property(readonly, copy) NSString *identifier;
@property(readonly, copy) NSString *title;
@property(readonly) UNNotificationActionOptions options;
+ (instancetype)actionWithIdentifier:(NSString *)identifier title:(NSString *)title options:(UNNotificationActionOptions)options;
- (instancetype)init ABSENT;
@end

enum OPTIONS UNNotificationCategoryOptions : NSUInteger;
typedef enum UNNotificationCategoryOptions UNNotificationCategoryOptions;
enum UNNotificationCategoryOptions : NSUInteger {
  UNNotificationCategoryOptionCustomDismissAction = 1 << 0,
  UNNotificationCategoryOptionAllowInCarPlay = 1 << 1,
  UNNotificationCategoryOptionHiddenPreviewsShowTitle = 1 << 2,
  UNNotificationCategoryOptionHiddenPreviewsShowSubtitle = 1 << 3
} NOT_ON_TV;

// https://developer.apple.com/documentation/usernotifications/unnotificationcategory
NOT_ON_TV
@interface UNNotificationCategory : NSObject <NSCopying, NSSecureCoding>
@property(readonly, copy) NSString *identifier;
@property(readonly, copy) NSArray<UNNotificationAction *> *actions;
@property(readonly, copy) NSArray<NSString *> *intentIdentifiers;
@property(readonly) UNNotificationCategoryOptions options;
+ (instancetype)categoryWithIdentifier:(NSString *)identifier actions:(NSArray<UNNotificationAction *> *)actions intentIdentifiers:(NSArray<NSString *> *)intentIdentifiers options:(UNNotificationCategoryOptions)options;
- (instancetype)init ABSENT;
@end

extern NSString *const UNNotificationDefaultActionIdentifier NOT_ON_TV;
extern NSString *const UNNotificationDismissActionIdentifier NOT_ON_TV;

// https://developer.apple.com/documentation/usernotifications/unnotificationresponse
NOT_ON_TV
@interface UNNotificationResponse : NSObject <NSCopying, NSSecureCoding>
@property(readonly, copy) UNNotification *notification;
@property(readonly, copy) NSString *actionIdentifier;
- (instancetype)init ABSENT;
@end

// The center

// https://developer.apple.com/documentation/usernotifications/unusernotificationcenter
@interface UNUserNotificationCenter : NSObject
@property(weak, nullable) id<UNUserNotificationCenterDelegate> delegate;
+ (UNUserNotificationCenter *)currentNotificationCenter;
- (instancetype)init ABSENT;
- (void)requestAuthorizationWithOptions:(UNAuthorizationOptions)options completionHandler:(void (^)(BOOL granted, NSError *_Nullable error))completionHandler;
- (void)setNotificationCategories:(NSSet<UNNotificationCategory *> *)categories NOT_ON_TV;
- (void)getNotificationCategoriesWithCompletionHandler:(void (^)(NSSet<UNNotificationCategory *> *categories))completionHandler NOT_ON_TV;
- (void)getNotificationSettingsWithCompletionHandler:(void (^)(UNNotificationSettings *settings))completionHandler;
- (void)addNotificationRequest:(UNNotificationRequest *)request withCompletionHandler:(nullable void (^)(NSError *_Nullable error))completionHandler;
- (void)getPendingNotificationRequestsWithCompletionHandler:(void (^)(NSArray<UNNotificationRequest *> *requests))completionHandler;
- (void)removePendingNotificationRequestsWithIdentifiers:(NSArray<NSString *> *)identifiers;
- (void)removeAllPendingNotificationRequests;
- (void)getDeliveredNotificationsWithCompletionHandler:(void (^)(NSArray<UNNotification *> *notifications))completionHandler NOT_ON_TV;
- (void)removeDeliveredNotificationsWithIdentifiers:(NSArray<NSString *> *)identifiers NOT_ON_TV;
- (void)removeAllDeliveredNotifications NOT_ON_TV;
@end

enum OPTIONS UNNotificationPresentationOptions : NSUInteger;
typedef enum UNNotificationPresentationOptions UNNotificationPresentationOptions;
enum UNNotificationPresentationOptions : NSUInteger {
  UNNotificationPresentationOptionBadge = 1 << 0,
  UNNotificationPresentationOptionSound = 1 << 1,
  UNNotificationPresentationOptionAlert SINCE_UNTIL(10.0, 14.0) = 1 << 2,
  UNNotificationPresentationOptionList SINCE(14.0) = 1 << 3,
  UNNotificationPresentationOptionBanner SINCE(14.0) = 1 << 4
};

// https://developer.apple.com/documentation/usernotifications/unusernotificationcenterdelegate
@protocol UNUserNotificationCenterDelegate <NSObject>
@optional
- (void)userNotificationCenter:(UNUserNotificationCenter *)center willPresentNotification:(UNNotification *)notification withCompletionHandler:(void (^)(UNNotificationPresentationOptions options))completionHandler;
- (void)userNotificationCenter:(UNUserNotificationCenter *)center didReceiveNotificationResponse:(UNNotificationResponse *)response withCompletionHandler:(void (^)(void))completionHandler NOT_ON_TV;
@end

#pragma clang assume_nonnull end
