/// The texts in simplified Chinese.
enum Chinese: LanguageTable {
  static func category(of number: Int) -> PluralCategory { .other }

  static func text(_ text: OverlayStrings.Text) -> String {
    switch text {
    case .information: "信息"
    case .success: "成功"
    case .warning: "警告"
    case .error: "错误"
    case .notice: "通知"
    case .back: "返回"
    case .next: "下一步"
    case .skip: "跳过"
    case .done: "完成"
    case .close: "关闭"
    case .resize: "调整大小"
    case .cancel: "取消"
    case .dismiss: "关闭"
    case .undo: "撤销"
    case .retry: "重试"
    case .copy: "拷贝"
    case .copied: "已拷贝"
    case .notDone: "未能完成操作"
    case .newMessage: "新消息"
    case .historyTitle: "消息"
    case .required: "请填写此项。"
    case .discardTitle: "放弃更改？"
    case .discard: "放弃"
    case .keepEditing: "继续编辑"
    case .selected: "已选择"
    case .dontAskAgain: "不再询问"
    case .remindLater: "稍后提醒我"
    case .search: "搜索"
    case .clear: "清除"
    case .all: "全部"
    case .missed: "已错过"
    case .noMessages: "没有消息"
    case .privateMessage: "私密消息"
    case .mainLane: "常规"
    case .couldNotBeShown: "无法显示"
    case .cameTooLate: "已过期"
    case .sentenceBreak: "。"
    }
  }

  static func forms(_ counted: OverlayStrings.Counted) -> OverlayStrings.Forms {
    switch counted {
    case .more: OverlayStrings.Forms(other: "还有 # 条")
    case .times: OverlayStrings.Forms(other: "# 次")
    case .badge: "×#"
    case .messages: OverlayStrings.Forms(other: "# 条消息")
    case .lane: "队列 #"
    case .percent: "#%"
    }
  }
}
