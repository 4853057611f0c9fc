enum Japanese: LanguageTable {
  static func category(of number: Int) -> PluralCategory { .other }

  static func text(_ text: OverlayStrings.Text) -> String {
    switch text {
    case .information: "情報"
    case .success: "成功"
    case .warning: "警告"
    case .error: "エラー"
    case .notice: "お知らせ"
    case .back: "戻る"
    case .next: "次へ"
    case .skip: "スキップ"
    case .done: "完了"
    case .close: "閉じる"
    case .resize: "サイズを変更"
    case .cancel: "キャンセル"
    case .dismiss: "閉じる"
    case .undo: "元に戻す"
    case .retry: "再試行"
    case .copy: "コピー"
    case .copied: "コピーしました"
    case .notDone: "実行できませんでした"
    case .newMessage: "新しいメッセージ"
    case .historyTitle: "メッセージ"
    case .required: "入力してください。"
    case .discardTitle: "変更を破棄しますか？"
    case .discard: "破棄"
    case .keepEditing: "編集を続ける"
    case .selected: "選択中"
    case .dontAskAgain: "今後は確認しない"
    case .remindLater: "後で知らせる"
    case .search: "検索"
    case .clear: "消去"
    case .all: "すべて"
    case .missed: "見逃し"
    case .noMessages: "メッセージはありません"
    case .privateMessage: "非公開のメッセージ"
    case .mainLane: "メイン"
    case .couldNotBeShown: "表示できませんでした"
    case .cameTooLate: "間に合いませんでした"
    case .sentenceBreak: "。"
    }
  }

  static func forms(_ counted: OverlayStrings.Counted) -> OverlayStrings.Forms {
    switch counted {
    case .more: OverlayStrings.Forms(other: "他#件")
    case .times: OverlayStrings.Forms(other: "#回")
    case .badge: "×#"
    case .messages: OverlayStrings.Forms(other: "#件のメッセージ")
    case .lane: "レーン#"
    case .percent: "#%"
    }
  }
}
