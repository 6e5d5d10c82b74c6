const productYear = {
  title: 'Qué habría costado cada producto',
  loading: 'Calculando el año con cada producto',
  unread: 'No hemos podido comparar los productos',
  safe: 'No se ha cambiado nada.',
  ask: 'Preguntar por el cambio',
  change: 'Cambiar a este producto',
  product: 'Producto',
  paysNoSurplus: 'No paga los excedentes',
  surplusUnpriced:
    'No sabemos a qué precio paga los excedentes el producto actual: en sus cifras no se descuentan.',
  own: 'El actual',
  total: 'Todo el año',
  between: '(entre {from} y {to})',
  withPowers: 'Con {powers} kW',
  withPlan: 'Con el Plan Reloj',
  withBattery: 'Con batería virtual',
  hours: 'de {from} a {to}',
  none: 'No procede',
  savedByPowers: 'Con {powers} kW, el producto actual habría costado {saved} menos.',
  savedByPlan: 'Con el Plan Reloj de {from} a {to}, el producto actual habría costado {saved} menos.',
  battery:
    'La batería virtual empieza vacía, recibe todo el excedente que una factura no puede compensar y paga las siguientes; lo que queda al final no se resta.',
  restsOfGas: 'Es el gas que se facturó, con los precios de hoy y los impuestos de cada mes; sin servicios.',
  missingBills: 'Hay facturas de {read} de {days} días: a los demás se les ha supuesto el consumo medio.',
  best: 'Del {first} al {last}, ningún otro producto habría costado menos que el actual.',
  cheaper: 'Del {first} al {last}, {product} habría costado {saved} menos que el actual.',
  cheapest: 'Del {first} al {last}, lo más barato habría sido {product}.',
  rests:
    'Son las horas de este contrato con los precios de hoy y los impuestos de cada mes; con los excesos de potencia de doce meses de facturas y sin servicios ni la batería del contrato. Los excesos, y lo que cambia con otra potencia, van con los impuestos de hoy, como en la potencia que conviene.',
  restsWithoutExcess:
    'Son las horas de este contrato con los precios de hoy y los impuestos de cada mes; sin servicios ni la batería del contrato. No conocemos los excesos de potencia de todo el año: ninguna cifra los tiene.',
  options: {
    bonus: 'El actual va con su bono social, que con otro producto se pierde.',
    applied: 'El actual va con las opciones de tarifa elegidas, como si hubiesen valido todo el año.',
    not_known: 'El contrato tiene una opción de tarifa cuyo precio o primer día no conocemos: no se cuenta.',
  },
  market:
    '{product} sigue el mercado: se ha calculado con el precio que tuvo cada hora.{missing, plural, =0 {} one { De # hora no tenemos el precio: se ha tomado la media de las demás de su periodo.} other { De # horas no tenemos el precio: se ha tomado la media de las demás de su periodo.}}',
  missing:
    'Hay lecturas completas de {read} de {days} días: los demás se han calculado como los días del mismo tipo.',
  reasons: {
    contract_not_active: 'Los productos se comparan para los contratos activos.',
    too_little_data: 'Faltan lecturas para comparar: del {first} al {last} hay pocos meses completos.',
    too_few_bills: 'Faltan facturas para comparar: del {first} al {last} hay pocos días facturados.',
    no_prices: 'Ningún producto tiene precios con los que comparar.',
  },
} as const

export { productYear as 'product-year' }

declare module '../../../i18n/messages.ts' {
  interface AppMessages {
    'product-year': typeof productYear
  }
}
