const optimalPower = {
  title: 'Qué potencia conviene',
  loading: 'Calculando la potencia que conviene',
  unread: 'No hemos podido calcular la potencia que conviene',
  safe: 'No se ha cambiado nada.',
  ask: 'Pedir este cambio de potencia',
  span: 'del {first} al {last}',
  periods: { peak: 'punta', valley: 'valle' },
  /** Powers with their unit and amounts with theirs. */
  answer: {
    two: 'Con {peak} en punta y {valley} en valle se habrían pagado {saving} menos en un año.',
    one: 'Con {power} en los dos periodos se habrían pagado {saving} menos en un año.',
    six: 'Con las potencias propuestas se habrían pagado {saving} menos en un año.',
    tooLittle: 'No compensa: el cambio tardaría {months} meses en pagarse.',
    optimal: 'Las potencias contratadas son las que más convienen: ninguna otra habría salido más barata.',
    optimalAbove:
      'En algún periodo se ha demandado más de lo contratado. Si el limitador del contador ha saltado, conviene más potencia; si no, ninguna otra habría salido más barata.',
    too_little_data:
      'Faltan datos para decir qué potencia conviene: {months, plural, =0 {no se conoce ninguno de los últimos {needed, number} meses} one {se conoce uno de los últimos {needed, number} meses} other {se conocen # de los últimos {needed, number} meses}}.',
    gas: 'El gas no tiene potencia contratada.',
    contract_not_active: 'La potencia que conviene se calcula para los contratos activos.',
    no_prices: 'No se puede calcular: este producto no tiene un precio de la potencia vigente.',
    quarter_hours:
      'Por encima de {limit} los excesos se facturan cuarto de hora a cuarto de hora, y con las facturas no basta para calcularlo.',
    tariff: 'Con este peaje y estas potencias no se puede calcular.',
  },
  missing: {
    why: 'Se necesitan los {needed, number}: en el mes que falta puede estar la demanda más alta, la del invierno o la del verano.',
    none: 'Hacen falta facturas que digan la potencia máxima demandada en cada periodo. Con {needed, number} meses ya se podrá calcular.',
    which: '{count, plural, one {Ver qué mes falta} other {Ver qué # meses faltan}}',
  },
  picture: {
    label: 'Potencia de cada periodo',
    hint: 'Las flechas recorren los periodos.',
    demanded: 'Lo más alto demandado',
    contracted: 'Contratada',
    suggested: 'Propuesta',
    demandedOf: 'demandados {power}',
    contractedOf: 'contratados {power}',
    suggestedOf: 'propuestos {power}',
    unknown: 'demanda desconocida',
  },
  table: {
    open: 'Ver en una tabla',
    caption: 'Potencia contratada, demandada y propuesta de cada periodo',
    period: 'Periodo',
    contracted: 'Contratada',
    demanded: 'Lo más alto demandado',
    suggested: 'Propuesta',
  },
  facts: {
    year: 'Potencia en un año, con impuestos',
    fromTo: 'De {before} a {after}',
    beforeTaxes: 'Sin impuestos, de {before} a {after}.',
    change: 'Lo que cobra la distribuidora por el cambio',
    changeCost: '{amount} sin impuestos',
    connection: 'enganche {amount}',
    access: 'acceso {amount}',
    extension: 'extensión {amount} como mucho',
    payback:
      '{months, plural, =0 {El ahorro se nota desde el primer día.} one {El ahorro lo paga en un mes.} other {El ahorro lo paga en # meses.}}',
    when: 'Cuándo se puede cambiar',
  },
  when: {
    now: 'Ya se puede pedir. Después no se podrá volver a cambiar en {months, plural, one {# mes} other {# meses}}: hasta el {day}.',
    nowFree: 'Ya se puede pedir. Después se podrá volver a cambiar sin esperar.',
    power_change_too_soon:
      'A partir del {day}: se puede cambiar una vez cada {months, plural, one {# mes} other {# meses}}.',
    process_running: 'Cuando termine el cambio que está en curso.',
    request: 'Ver la solicitud {reference}',
    other: 'Ahora no se puede pedir.',
  },
  assumptions: {
    title: 'Cómo está calculado',
    days: 'Con la potencia máxima demandada que dicen las facturas {span}, como si volviera a demandarse lo mismo.',
    prices:
      'Con los precios y las reglas que rigen el {day}, no con los que regían entonces. Solo cuenta la potencia y sus excesos; ni la energía ni los descuentos.',
    otherPowers: 'En parte de esos meses había contratadas otras potencias.',
    limited:
      'Este producto no factura excesos: con menos potencia de la demandada saltaría el limitador del contador. Por eso se deja un margen del {percent} sobre lo más alto. El margen lo ponemos nosotros, no una norma: el maxímetro da la media de un cuarto de hora, y el limitador actúa al momento.',
    withoutMargin: 'Sin ese margen, con {powers} se pagarían {saving} menos en un año, sin impuestos.',
    charged:
      'Lo que se demanda por encima de lo contratado se factura como exceso y no corta la luz. A veces sale más barato pagar algún exceso ({excess} en un año, sin impuestos) que contratar más todo el año. Aun así, no proponemos menos potencia de la que se ha demandado en todas las facturas: es una cautela nuestra, no una norma.',
    withoutFloor:
      'Sin esa cautela, con {powers} se pagarían {saving} menos en un año, sin impuestos, pero {excess} serían excesos, factura tras factura. Las reglas de los excesos cambiaron en {year} y pueden volver a cambiar.',
    taxes: 'Impuestos: {taxes}.',
    tax: '{tax} {rate} %',
    electricityTax: 'impuesto eléctrico',
    rights:
      'Si se baja la potencia y más adelante se vuelve a subir, la distribuidora cobra derechos por cada kW que aumenta.',
    tariff: 'Dentro del peaje {tariff}: otro peaje sería otro contrato.',
  },
} as const

export { optimalPower as 'optimal-power' }

declare module '../../../../../i18n/messages.ts' {
  interface AppMessages {
    'optimal-power': typeof optimalPower
  }
}
