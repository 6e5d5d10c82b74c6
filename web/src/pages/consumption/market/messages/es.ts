export const market = {
  title: 'Precio de cada hora, hoy y mañana',
  loading: 'Leyendo los precios del mercado',
  unread: 'No hemos podido leer los precios',
  safe: 'No se ha cambiado nada.',
  which: 'Día',
  today: 'Hoy',
  tomorrow: 'Mañana',
  notToday: 'Los precios de hoy todavía no están.',
  notTomorrow:
    'Los precios de mañana todavía no están. El mercado los publica cada día a primera hora de la tarde.',
  ofDay: 'Precio de cada hora de este día',
  label: 'Precio de la energía en cada hora, {day}, en euros por kWh con impuestos',
  move: 'Las flechas recorren el gráfico.',
  price: '{price} €/kWh',
  unknown: 'precio no conocido',
  mean: 'Media del día, con impuestos',
  cheap: 'Las más baratas',
  others: 'Las demás',
  hour: '{from}–{to}',
  again: '{hour} (segunda vez)',
  cheapest: 'Las horas más baratas: {spans}.',
  span: 'de {from} a {to}',
  negative: 'En las horas con precio negativo, la energía que gasta se le descuenta.',
  table: 'Ver en una tabla',
  hourColumn: 'Hora',
  priceColumn: 'Con impuestos, €/kWh',
} as const

declare module '../../../../i18n/messages.ts' {
  interface AppMessages {
    market: typeof market
  }
}
