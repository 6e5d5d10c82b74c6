import type { Messages } from '../../../../i18n/messages.ts'
import type * as es from './es.ts'

const yearZip: Messages<(typeof es)['year-zip']> = {
  title: 'Baixar les factures d’un any o d’un mes',
  intro: 'Totes les factures amb data d’aquell any o mes en un sol fitxer ZIP, cadascuna en el seu PDF.',
  kind: 'Quines factures',
  kinds: { all: 'Totes', electricity: 'Electricitat', gas: 'Gas' },
  year: 'Any',
  yearOption: '{year} ({count, plural, one {una factura} other {# factures}})',
  month: 'Mes',
  wholeYear: 'Tot l’any',
  empty: 'En aquest mes no hi ha cap factura',
  none: 'No hi ha factures per baixar.',
  loading: 'S’estan cercant els anys amb factures…',
  start: 'Baixar',
  running: 'S’estan baixant…',
  progress: 'Factures de {year}',
  listing: 'S’estan cercant les factures…',
  of: '{done, number} de {of, number}',
  stay: 'Aquesta pàgina s’ha de mantenir oberta fins que acabi.',
  stopped: {
    title: 'Baixada aturada',
    partTitle:
      '{count, plural, one {Una factura no s’ha pogut baixar} other {# factures no s’han pogut baixar}}',
    numbers: 'Números: {numbers}.',
    more: '{count, plural, one {una més} other {# més}}',
    kept: 'Ja n’hi ha aquí {done, number} de {of, number}: en continuar només es demanen les que falten.',
    nothing: 'Encara no se n’ha baixat cap.',
  },
  goOn: 'Baixar les que falten',
  save: '{count, plural, one {Desar la que hi ha} other {Desar les #}}',
  saved: {
    title: 'Fitxer desat',
    text: '«{name}» és a les baixades del navegador, amb {count, plural, one {una factura} other {# factures}}.',
  },
  saveAgain: 'Desar una altra vegada',
  cancel: 'Cancel·lar',
  close: 'Tancar',
  fileName: {
    all: 'Factures {year}',
    electricity: 'Factures d’electricitat {year}',
    gas: 'Factures de gas {year}',
    contract: 'Factures {contract} {year}',
    part: '{name} ({done, number} de {of, number})',
  },
}

export { yearZip as 'year-zip' }
