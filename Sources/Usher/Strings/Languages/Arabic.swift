enum Arabic: LanguageTable {
  static func category(of number: Int) -> PluralCategory { .arabic(number) }

  static func text(_ text: OverlayStrings.Text) -> String {
    switch text {
    case .information: "معلومات"
    case .success: "نجاح"
    case .warning: "تحذير"
    case .error: "خطأ"
    case .notice: "إشعار"
    case .back: "رجوع"
    case .next: "التالي"
    case .skip: "تخطي"
    case .done: "تم"
    case .close: "إغلاق"
    case .resize: "تغيير الحجم"
    case .cancel: "إلغاء"
    case .dismiss: "إغلاق"
    case .undo: "تراجع"
    case .retry: "إعادة المحاولة"
    case .copy: "نسخ"
    case .copied: "تم النسخ"
    case .notDone: "لم يتم التنفيذ"
    case .newMessage: "رسالة جديدة"
    case .historyTitle: "الرسائل"
    case .required: "يُرجى ملء هذا الحقل."
    case .discardTitle: "تجاهل التغييرات؟"
    case .discard: "تجاهل"
    case .keepEditing: "متابعة التحرير"
    case .selected: "محدد"
    case .dontAskAgain: "عدم السؤال مرة أخرى"
    case .remindLater: "ذكّرني لاحقًا"
    case .search: "بحث"
    case .clear: "مسح"
    case .all: "الكل"
    case .missed: "فائتة"
    case .noMessages: "لا توجد رسائل"
    case .privateMessage: "رسالة خاصة"
    case .mainLane: "عام"
    case .couldNotBeShown: "تعذّر العرض"
    case .cameTooLate: "وصلت متأخرة"
    case .sentenceBreak: ". "
    }
  }

  static func forms(_ counted: OverlayStrings.Counted) -> OverlayStrings.Forms {
    switch counted {
    case .more:
      OverlayStrings.Forms(
        zero: "لا رسائل أخرى", one: "رسالة أخرى", two: "رسالتان أخريان",
        few: "# رسائل أخرى", many: "# رسالة أخرى", other: "# رسالة أخرى")
    case .times:
      OverlayStrings.Forms(
        zero: "ولا مرة", one: "مرة واحدة", two: "مرتان",
        few: "# مرات", many: "# مرة", other: "# مرة")
    case .badge: "×#"
    case .messages:
      OverlayStrings.Forms(
        zero: "لا رسائل", one: "رسالة واحدة", two: "رسالتان",
        few: "# رسائل", many: "# رسالة", other: "# رسالة")
    case .lane: "المسار #"
    case .percent: "#٪"
    }
  }
}
