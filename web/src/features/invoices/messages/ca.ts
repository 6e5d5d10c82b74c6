import { billWords } from '@endoll/api/bill-words/ca.ts'
import type { Messages } from '../../../i18n/messages.ts'
import type * as es from './es.ts'

export const invoices: Messages<typeof es.invoices> = {
  title: 'Factures',
  titleOf: 'Factures del contracte {name}',
  back: 'Contractes',
  owed: {
    debt: '{count, plural, one {Hi ha {amount} pendents de pagament des del dia {day}.} other {Hi ha {amount} pendents de pagament en # factures, des del dia {day}.}}',
    debtUndated:
      '{count, plural, one {Hi ha {amount} pendents de pagament.} other {Hi ha {amount} pendents de pagament en # factures.}}',
    inProcess:
      '{count, plural, one {El cobrament de {amount} ja és en camí: no cal pagar res.} other {Ja són en camí # cobraments, {amount} en total: no cal pagar res.}}',
    inProcessToo:
      '{count, plural, one {Un altre cobrament de {amount} ja és en camí: aquest no s’ha de pagar.} other {Uns altres # cobraments, {amount} en total, ja són en camí: aquests no s’han de pagar.}}',
    pending:
      '{count, plural, one {Avui no hi ha res per pagar. El dia {day} es cobraran {amount}.} other {Queden {amount} per cobrar en # factures, la primera el dia {day}.}}',
    pendingToo:
      '{count, plural, one {El dia {day} es cobraran {amount} més.} other {Queden també {amount} per cobrar en # factures, la primera el dia {day}.}}',
    toPay:
      '{count, plural, one {Cal pagar {amount}, fins al dia {day}.} other {Hi ha {amount} per pagar en # factures, la primera fins al dia {day}.}}',
    toPayToo:
      '{count, plural, one {A més cal pagar {amount}, fins al dia {day}.} other {Hi ha també {amount} per pagar en # factures, la primera fins al dia {day}.}}',
    pendingUndated:
      '{count, plural, one {Queda per cobrar una factura de {amount}: la cobra el banc.} other {Queden {amount} per cobrar en # factures: les cobra el banc.}}',
    toPayUndated:
      '{count, plural, one {Queden {amount} per pagar d’una factura.} other {Queden {amount} per pagar en # factures.}}',
    nothing: 'No hi ha res per pagar.',
    nothingNext: 'No hi ha res per pagar. La pròxima factura, cap al dia {day}.',
    next: 'La pròxima factura arribarà cap al dia {day}.',
  },
  kinds: { label: 'Tipus de subministrament', electricity: 'Electricitat', gas: 'Gas' },
  filter: {
    label: 'Cercar una factura',
    hint: 'Per NIF, CUPS, adreça, contracte, número o nom',
    found:
      '{count, plural, =0 {Cap factura no coincideix} one {Una factura coincideix} other {# factures coincideixen}}',
  },
  latest: {
    title: 'Última factura',
    bill: 'Veure la factura: {time}',
    changeUnread: 'No s’ha pogut comparar amb l’anterior; la comparació és a la factura.',
  },
  tools: 'Cercar i baixar',
  shown: { label: 'Quines factures', all: 'Totes', owed: 'Sense pagar' },
  refresh: 'Actualitzar',
  refreshing: 'S’està actualitzant…',
  refreshed: 'La llista està al dia.',
  export: 'Baixar la llista (Excel)',
  year: 'Baixar les d’un any',
  list: { electricity: 'Factures d’electricitat', gas: 'Factures de gas' },
  listOf: 'Factures del contracte {name}',
  columns: {
    mark: 'Avís',
    number: 'Número',
    date: 'Data',
    period: 'Període',
    address: 'Adreça',
    amount: 'Import',
    energy: 'Energia',
    status: 'Estat del pagament',
    actions: 'Accions',
  },
  status: billWords.statuses,
  says: { owes: 'Deute de {amount}', charged: 'Es cobra el dia {day}', toPay: 'Per pagar fins al dia {day}' },
  note: {
    noNeed: 'No cal pagar-la',
    charged: 'Es cobra el dia {day}',
    toPay: 'Últim dia per pagar-la: {day}',
    overdue: 'Va vèncer el dia {day}',
    left: 'Queden {amount}',
    grouped: 'Es paga juntament amb altres',
    byBank: 'La cobra el banc',
    groupedTransfer: 'Amb d’altres, en una transferència',
    refundDue: 'Import a favor, per retornar',
  },
  relation: {
    concerns: 'Sobre la factura {number}',
    annuls: 'Anul·la la factura {number}',
    rectifies: 'Rectifica la factura {number}',
    complements: 'Complementa la factura {number}',
    regularises: 'Regularitza la factura {number}',
  },
  pdf: 'PDF',
  pdfOf: 'Baixar el PDF de la factura {number}',
  pdfOfInTab: 'Obrir el PDF de la factura {number} en una altra pestanya',
  history: {
    open: 'Historial de la factura {number}',
    openStatus: '{status}: veure l’historial de la factura {number}',
    title: 'Historial de la factura {number}',
    intro: 'Per on ha passat el cobrament, del començament al final.',
  },
  chart: {
    title: 'El que s’ha facturat, mes a mes',
    measure: 'Què mostra el gràfic',
    amount: 'Import',
    energy: 'Energia',
    years: 'Anys del gràfic',
    allYears: 'Tot',
    label: { amount: 'Import facturat cada mes, {years}', energy: 'Energia facturada cada mes, {years}' },
    openYear: 'Les fletxes recorren el gràfic; Retorn obre l’any.',
    move: 'Les fletxes recorren el gràfic.',
    hint: 'En tocar un mes s’obre el seu any.',
    inTotal: 'En total',
    allContracts: 'Tots els contractes',
    contract: 'Contracte {name}',
    nothing: 'sense factures',
    incomplete: 'Mes en curs',
    estimated: 'Estimat',
    table: 'Veure les dades en una taula',
    month: 'Mes',
    total: 'Total',
    failure: 'No s’ha pogut carregar el gràfic.',
    retry: 'Tornar-ho a provar',
  },
  paging: {
    label: 'Pàgines de factures',
    showing: 'Es mostren de la {from, number} a la {to, number} de {total, number}',
    previous: 'Anteriors',
    next: 'Següents',
  },
  loading: 'S’estan carregant les factures…',
  empty: {
    title: 'Encara no hi ha cap factura',
    text: 'La primera apareix aquí tan bon punt s’emet, normalment al cap d’un mes de subministrament. A la pàgina de contractes es veu com va cadascun.',
    titleElectricity: 'No hi ha factures d’electricitat',
    titleGas: 'No hi ha factures de gas',
    other: 'Les factures són a l’altra pestanya.',
    titleOf: 'Aquest contracte encara no té factures',
    seeContracts: 'Veure els contractes',
    seeElectricity: 'Veure les d’electricitat',
    seeGas: 'Veure les de gas',
    seeAll: 'Veure totes les factures',
  },
  related: {
    all: '{count, plural, one {Veure la factura} other {Veure les # factures}}',
    none: 'Encara no hi ha factures. La primera arriba normalment al cap d’un mes de subministrament.',
    never: 'D’aquest contracte no hi ha factures.',
  },
  notFound: {
    title: 'No trobem aquest contracte',
    text: 'Potser l’adreça està mal escrita o el contracte és d’un altre compte.',
  },
  noMatch: {
    title: 'Cap factura no coincideix amb «{filter}»',
    text: 'Se cerca en el número, el nom i el NIF, l’adreça i el CUPS, el contracte, la tarifa i l’import.',
    clear: 'Treure la cerca',
  },
  beyond: {
    title: 'Aquesta pàgina de la llista ja no existeix',
    text: 'Ara la llista és més curta.',
    first: 'Anar al principi de la llista',
  },
  stale: 'No s’han pogut actualitzar les factures: es mostren les d’abans.',
  failure: {
    title: 'No hem pogut carregar les factures',
    safe: 'No s’ha pagat ni canviat res: només ha fallat mostrar-les.',
  },
}

const yearZip: Messages<(typeof es)['year-zip']> = {
  title: 'Baixar les factures d’un any',
  intro: 'Totes les factures amb data d’aquell any en un sol fitxer ZIP, cadascuna en el seu PDF.',
  kind: 'Quines factures',
  kinds: { all: 'Totes', electricity: 'Electricitat', gas: 'Gas' },
  year: 'Any',
  yearOption: '{year} ({count, plural, one {una factura} other {# factures}})',
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
