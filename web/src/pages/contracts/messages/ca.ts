import type { Messages } from '../../../i18n/messages.ts'
import type * as es from './es.ts'

export const contracts: Messages<typeof es.contracts> = {
  title: 'Contractes',
  supplies: {
    debt: '{count, plural, one {Hi ha {amount} pendents de pagament en un contracte.} other {Hi ha {amount} pendents de pagament en # contractes.}}',
    waitingSignature:
      '{count, plural, one {Un contracte està pendent de signatura.} other {Hi ha # contractes pendents de signatura.}}',
    activeAndPaid:
      '{count, plural, one {Hi ha un subministrament actiu i no hi ha res per pagar.} other {Hi ha # subministraments actius i no hi ha res per pagar.}}',
    active: '{count, plural, one {Hi ha un subministrament actiu.} other {Hi ha # subministraments actius.}}',
    inProcess: '{count, plural, one {Un contracte és en tràmit.} other {Hi ha # contractes en tràmit.}}',
    closed:
      '{count, plural, one {El contracte està donat de baixa.} other {Els # contractes estan donats de baixa.}} Ara no hi ha cap subministrament actiu.',
  },
  kinds: { label: 'Tipus de subministrament', electricity: 'Electricitat', gas: 'Gas' },
  filter: {
    label: 'Cercar un contracte',
    hint: 'Per nom, adreça o CUPS',
    found:
      '{count, plural, =0 {Cap contracte no coincideix} one {Un contracte coincideix} other {# contractes coincideixen}}',
  },
  shown: {
    label: 'Quins contractes',
    all: 'Tots',
    owed: 'Amb deute{count, plural, =0 {} other { (#)}}',
    active: 'Actius{count, plural, =0 {} other { (#)}}',
    draft: 'En tràmit{count, plural, =0 {} other { (#)}}',
    closed: 'De baixa{count, plural, =0 {} other { (#)}}',
  },
  list: { electricity: 'Contractes d’electricitat', gas: 'Contractes de gas' },
  columns: {
    contract: 'Contracte',
    cups: 'CUPS',
    address: 'Adreça',
    toll: 'Peatge',
    rate: 'Tarifa',
    power: 'Potència',
    status: 'Estat',
    payment: 'Pagament',
    actions: 'Accions',
  },
  actionsOf: 'Accions del contracte {name}',
  /** A change among other actions; its name is in `changes`. */
  changeOf: 'Canviar: {label}',
  requestOpen: 'En marxa',
  requestToSign: 'Per signar',
  requestToConfirm: 'Per confirmar',
  requestOf: '{what}: sol·licitud {reference}, contracte {name}',
  changes: {
    label: 'Canviar',
    labelOf: 'Canviar alguna cosa del contracte {name}',
    power: 'Potència',
    iban: 'Compte bancari',
    notification_address: 'Adreça de notificació',
  },
  status: {
    waitingSignature: 'Pendent de signatura',
    inProcess: 'En tràmit',
    active: 'Actiu',
    closed: 'De baixa',
  },
  owes: 'Deute de {amount}',
  paid: 'Al dia',
  copyCups: 'Copiar el CUPS',
  copied: 'Copiat',
  viewDetails: 'Detalls',
  viewDetailsOf: 'Detalls del contracte {name}',
  viewInvoices: 'Factures',
  viewInvoicesOf: 'Veure les factures del contracte {name}',
  viewConsumption: 'Consum',
  viewConsumptionOf: 'Veure el consum del contracte {name}',
  pdf: 'PDF',
  pdfOf: 'Baixar el PDF del contracte {name}',
  paging: {
    label: 'Pàgines de contractes',
    showing: 'Es mostren del {from, number} al {to, number} de {total, number}',
    previous: 'Anteriors',
    next: 'Següents',
  },
  loading: 'S’estan carregant els contractes…',
  empty: {
    title: 'Encara no hi ha cap contracte',
    titleElectricity: 'No hi ha contractes d’electricitat',
    titleGas: 'No hi ha contractes de gas',
    text: 'Un contracte nou apareix aquí tan bon punt es comença a tramitar. Per a qualsevol dubte, hi ha persones al telèfon.',
    other: 'Els contractes són a l’altra pestanya.',
    call: 'Trucar al {phone}',
    newContract: 'Contractar un subministrament',
    seeElectricity: 'Veure els d’electricitat',
    seeGas: 'Veure els de gas',
  },
  noMatch: {
    title: 'Cap contracte no coincideix amb «{filter}»',
    text: 'Se cerca en el nom del contracte, l’adreça del subministrament i el CUPS.',
    clear: 'Treure el filtre',
  },
  beyond: {
    title: 'Aquesta pàgina de la llista ja no existeix',
    text: 'La llista ara és més curta.',
    first: 'Anar al principi de la llista',
  },
  failure: {
    title: 'No hem pogut carregar els contractes',
    safe: 'Els contractes i els subministraments continuen com estaven.',
  },
}
