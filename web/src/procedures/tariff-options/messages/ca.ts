import type { Messages } from '../../../i18n/messages.ts'
import type * as es from './es.ts'

const tariffOptions: Messages<(typeof es)['tariff-options']> = {
  which: 'Què es vol triar?',
  options: {
    double_tariff: {
      name: 'Doble tarifa',
      what: 'En els mesos triats, un preu barat en hores vall i un altre en les altres.',
      label: 'Quins mesos?',
    },
    happy_hours: {
      name: 'Pla Rellotge',
      what: 'Unes hores barates cada dia.',
      label: 'Quines hores?',
    },
    happy_day: {
      name: 'Fin de Setmana',
      what: 'Un dia barat cada setmana.',
      label: 'Quin dia?',
    },
  },
  now: 'Ara: {choice}',
  nothingNow: 'Ara no hi ha res triat.',
  span: '{from} – {to}',
  send: 'Desar la tria',
  unchanged: 'És el que ja hi ha: no ha canviat res.',
  choose: 'Falta triar.',
  none: {
    title: 'Aquest contracte no té res per triar',
    why: 'El seu producte no ofereix hores ni dies barats.',
  },
  preview: {
    loading: 'S’està calculant amb el consum d’aquest contracte',
    unread: 'No hem pogut calcular què suposaria',
    stillChoose: 'Es pot triar igualment.',
    title: 'Què suposaria: {choice}',
    from: 'Si es desa avui, val des del dia {day}.',
    saves: 'Amb el consumit del dia {from} al dia {to} l’energia hauria costat {amount} menys.',
    costs: 'Amb el consumit del dia {from} al dia {to} l’energia hauria costat {amount} més.',
    same: 'Amb el consumit del dia {from} al dia {to} l’energia hauria costat el mateix.',
    either:
      'Amb el consumit del dia {from} al dia {to} l’energia hauria costat entre {less} menys i {more} més.',
    range: 'entre {low} i {high}',
    without: 'Energia com ara',
    with: 'Energia amb aquesta tria',
    basis: 'Calculat hora a hora, amb els preus d’avui i impostos. La potència no canvia.',
    missing: 'Falten {missing} de {hours} hores: el que podrien sumar és el marge.',
    tooFew: 'Encara no hi ha prou lectures per dir què hauria costat.',
    noPrice: 'No tenim el preu d’aquesta tria per dir què hauria costat.',
    week: 'La setmana típica d’aquest contracte: {hours, number} hores barates, amb el {share} de l’energia.',
    weekUnread: '{hours, number} hores barates a la setmana.',
    key: 'Hora barata. Com més intens el color, més es consumeix.',
  },
}

export { tariffOptions as 'tariff-options' }
