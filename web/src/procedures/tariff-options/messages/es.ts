const tariffOptions = {
  which: '¿Qué se quiere elegir?',
  options: {
    double_tariff: {
      name: 'Doble tarifa',
      what: 'En los meses elegidos, un precio barato en horas valle y otro en las demás.',
      label: '¿Qué meses?',
    },
    happy_hours: {
      name: 'Plan Reloj',
      what: 'Unas horas baratas cada día.',
      label: '¿Qué horas?',
    },
    happy_day: {
      name: 'Fin de semana',
      what: 'Un día barato cada semana.',
      label: '¿Qué día?',
    },
  },
  now: 'Ahora: {choice}',
  nothingNow: 'Ahora no hay nada elegido.',
  span: '{from} – {to}',
  send: 'Guardar la elección',
  unchanged: 'Es lo que ya hay: no ha cambiado nada.',
  choose: 'Falta elegir.',
  none: {
    title: 'Este contrato no tiene nada que elegir',
    why: 'Su producto no ofrece horas ni días baratos.',
  },
  preview: {
    loading: 'Calculando con el consumo de este contrato',
    unread: 'No hemos podido calcular qué supondría',
    stillChoose: 'Se puede elegir igualmente.',
    title: 'Qué supondría: {choice}',
    from: 'Si se guarda hoy, vale desde el {day}.',
    saves: 'Con lo consumido del {from} al {to} la energía habría costado {amount} menos.',
    costs: 'Con lo consumido del {from} al {to} la energía habría costado {amount} más.',
    same: 'Con lo consumido del {from} al {to} la energía habría costado lo mismo.',
    either: 'Con lo consumido del {from} al {to} la energía habría costado entre {less} menos y {more} más.',
    range: 'entre {low} y {high}',
    without: 'Energía como ahora',
    with: 'Energía con esta elección',
    basis: 'Calculado hora a hora, con los precios de hoy e impuestos. La potencia no cambia.',
    missing: 'Faltan {missing} de {hours} horas: lo que podrían sumar es el margen.',
    tooFew: 'Aún no hay lecturas suficientes para decir qué habría costado.',
    noPrice: 'No tenemos el precio de esta elección para decir qué habría costado.',
    week: 'La semana típica de este contrato: {hours, number} horas baratas, con el {share} de la energía.',
    weekUnread: '{hours, number} horas baratas a la semana.',
    key: 'Hora barata. Cuanto más intenso el color, más se consume.',
  },
} as const

export { tariffOptions as 'tariff-options' }

declare module '../../../i18n/messages.ts' {
  interface AppMessages {
    'tariff-options': typeof tariffOptions
  }
}
