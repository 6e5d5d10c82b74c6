import type { Messages } from '../../../../i18n/messages.ts'
import type * as es from './es.ts'

export const market: Messages<typeof es.market> = {
  title: 'Preu de cada hora, avui i demà',
  loading: 'Llegint els preus del mercat',
  unread: 'No hem pogut llegir els preus',
  safe: 'No s’ha canviat res.',
  which: 'Dia',
  today: 'Avui',
  tomorrow: 'Demà',
  notToday: 'Els preus d’avui encara no hi són.',
  notTomorrow:
    'Els preus de demà encara no hi són. El mercat els publica cada dia a primera hora de la tarda.',
  ofDay: 'Preu de cada hora d’aquest dia',
  label: 'Preu de l’energia en cada hora, {day}, en euros per kWh amb impostos',
  move: 'Les fletxes recorren el gràfic.',
  price: '{price} €/kWh',
  unknown: 'preu no conegut',
  mean: 'Mitjana del dia, amb impostos',
  cheap: 'Les més barates',
  others: 'Les altres',
  hour: '{from}–{to}',
  again: '{hour} (segona vegada)',
  cheapest: 'Les hores més barates: {spans}.',
  span: 'de {from} a {to}',
  negative: 'En les hores amb preu negatiu, l’energia que gasta se li descompta.',
  table: 'Veure-ho en una taula',
  hourColumn: 'Hora',
  priceColumn: 'Amb impostos, €/kWh',
}
