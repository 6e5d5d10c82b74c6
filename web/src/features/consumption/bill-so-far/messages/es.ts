const billSoFar = {
  title: 'La factura en curso',
  loading: 'Calculando la factura en curso…',
  sentence: 'Desde el {first} van {energy} y {amount}; la factura será de unos {expected}.',
  closed: 'La factura del {first} al {last} será de unos {expected}, por {energy}.',
  readTo: 'Con lecturas hasta el {day}; la factura acabará hacia el {end}.',
  soFar: 'Hasta ahora',
  expected: 'Total previsto',
  range: 'Entre {low} y {high}',
  rangeLabel: 'Margen',
  usual: 'Lo habitual, como mucho',
  energy: 'Energía',
  energyOf: '{soFar} de unos {expected}',
  spoken:
    'Hasta ahora {soFar}; total previsto {expected}, entre {low} y {high}{usual, select, none {} other {; lo habitual son, como mucho, {usual}}}.',
  how: 'En qué se basa',
  basis: {
    year_before: 'Los días que faltan se calculan con los mismos días del año anterior.',
    recent_days:
      'Los días que faltan se calculan con las últimas semanas, porque del año anterior no hay lecturas.',
  },
  rangeBasis: {
    past_weeks:
      'El margen sale de lo que el mismo cálculo se habría equivocado en semanas pasadas: el {share} de las facturas caería dentro.',
    assumed:
      'Todavía hay pocas lecturas para saber cuánto se equivoca el cálculo: el margen supone que lo que falta puede quedarse en un {low} o llegar a un {high} de lo previsto.',
  },
  foreseesMarket:
    'Los precios del mercado que aún no se conocen se calculan con los de las últimas semanas, y el margen cuenta con que cambien.',
  prices: 'Con los precios del contrato, la potencia y los impuestos de hoy.',
  leavesOut: 'No se cuenta: {what}.',
  left: {
    excess_power: 'los excesos de potencia',
    reactive: 'la energía reactiva',
    battery: 'lo que pague la batería virtual',
    tariff_option: 'una opción de tarifa cuyo precio o primer día no conocemos',
    surplus: 'lo que se pague por los excedentes, cuyo precio no conocemos',
  },
  above: {
    title: 'Va por encima de lo habitual',
    text: 'Una factura de {days, plural, one {un día} other {# días}} suele llegar, como mucho, a {usual}. Todavía es una previsión.',
  },
  none: {
    title: 'Todavía no hay una previsión de la factura en curso',
    gas: 'El gas se lee cada {months, number} meses: hasta entonces no se sabe cuánto se ha gastado.',
    not_active: 'El contrato no está activo: no hay ninguna factura en curso.',
    no_bill_yet: 'Hace falta una primera factura: hasta entonces no se sabe qué días abarcará la siguiente.',
    bills_missing:
      'Hace tiempo que tendría que haber llegado otra factura. Hasta que llegue no se sabe qué días abarcará la siguiente.',
    no_readings:
      'Desde la última factura no ha llegado ninguna lectura. La distribuidora las envía con unos días de retraso.',
    no_prices: 'El precio de estos días no se conoce de antemano.',
  },
  failure: {
    title: 'No se ha podido calcular la factura en curso',
    safe: 'Las lecturas y las facturas siguen en su sitio.',
  },
  stale: 'La previsión no se ha podido actualizar: se muestra la de antes.',
} as const

export { billSoFar as 'bill-so-far' }

declare module '../../../../i18n/messages.ts' {
  interface AppMessages {
    'bill-so-far': typeof billSoFar
  }
}
