enum Spanish: LanguageTable {
  static func category(of number: Int) -> PluralCategory { .spanish(number) }

  static func text(_ text: OverlayStrings.Text) -> String {
    switch text {
    case .information: "Información"
    case .success: "Correcto"
    case .warning: "Advertencia"
    case .error: "Error"
    case .notice: "Aviso"
    case .back: "Atrás"
    case .next: "Siguiente"
    case .skip: "Omitir"
    case .done: "Listo"
    case .close: "Cerrar"
    case .resize: "Cambiar tamaño"
    case .cancel: "Cancelar"
    case .dismiss: "Cerrar"
    case .undo: "Deshacer"
    case .retry: "Reintentar"
    case .copy: "Copiar"
    case .copied: "Copiado"
    case .notDone: "No se pudo realizar la acción"
    case .newMessage: "Mensaje nuevo"
    case .historyTitle: "Mensajes"
    case .required: "Este campo es obligatorio."
    case .discardTitle: "¿Descartar los cambios?"
    case .discard: "Descartar"
    case .keepEditing: "Seguir editando"
    case .selected: "Seleccionado"
    case .dontAskAgain: "No volver a preguntar"
    case .remindLater: "Recordármelo más tarde"
    case .search: "Buscar"
    case .clear: "Borrar"
    case .all: "Todos"
    case .missed: "Sin ver"
    case .noMessages: "No hay mensajes"
    case .privateMessage: "Mensaje privado"
    case .mainLane: "General"
    case .couldNotBeShown: "No se pudo mostrar"
    case .cameTooLate: "Llegó demasiado tarde"
    case .sentenceBreak: ". "
    }
  }

  static func forms(_ counted: OverlayStrings.Counted) -> OverlayStrings.Forms {
    switch counted {
    case .more: OverlayStrings.Forms(one: "# más", many: "# más", other: "# más")
    case .times: OverlayStrings.Forms(one: "# vez", many: "# de veces", other: "# veces")
    case .badge: "×#"
    case .messages:
      OverlayStrings.Forms(one: "# mensaje", many: "# de mensajes", other: "# mensajes")
    case .lane: "Cola #"
    case .percent: "#\u{A0}%"
    }
  }
}
