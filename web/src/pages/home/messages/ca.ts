import type { AppMessages, Messages } from '../../../i18n/messages.ts'

export const home: Messages<AppMessages['home']> = {
  title: 'Hola, {name}',
  loading: 'S’està carregant l’inici…',
  answer: {
    debt: 'Deute de {amount}',
    toPay: 'Hi ha {amount} per pagar',
    sign: '{count, plural, one {Falta signar una sol·licitud} other {Falta signar # sol·licituds}}',
    draft: '{count, plural, one {Falta signar un contracte} other {Falta signar # contractes}}',
    mail: 'El correu no arriba',
    rejected: 'Un canvi no s’ha pogut fer',
    nothing: 'No hi ha res pendent',
    noContracts: 'Encara no hi ha cap contracte',
  },
  detail: {
    debt: '{count, plural, one {Una factura sense pagar} other {# factures sense pagar}}{since, select, none {} other {, des del dia {since}}}.',
    cut: 'Si no es paga, el subministrament es pot tallar a partir del dia {day}.',
    cutNow: 'El subministrament es pot tallar en qualsevol moment.',
    toPay:
      '{count, plural, one {Una factura} other {# factures}}{until, select, none {} other {; la primera, fins al dia {until}}}.',
    charged: 'El dia {day} es cobraran {amount} al compte.',
    next: 'La propera factura arribarà cap al dia {day}.',
    mail: 'Els correus a aquest compte tornen, i hi ha avisos que no arriben.',
    noContracts: 'Un contracte nou apareix aquí tan bon punt es comença a tramitar.',
  },
  needs: {
    label: 'Pendent',
    pay: 'Veure com es paga',
    bills: 'Veure les factures',
    toPay:
      '{count, plural, one {Una altra factura per pagar: {amount}} other {# factures més per pagar: {amount}}}{until, select, none {} other {{count, plural, one {, fins al dia {until}} other {, la primera fins al dia {until}}}}}',
    sign: '{count, plural, one {Signar la sol·licitud {reference}} other {Signar les # sol·licituds}}',
    draft: 'Veure el contracte per signar',
    mail: 'Revisar el correu',
    rejected: 'Sol·licitud {reference}: no s’ha pogut fer',
    done: 'Sol·licitud {reference}: ja està feta',
    underWay: '{count, plural, one {Hi ha una sol·licitud en marxa} other {Hi ha # sol·licituds en marxa}}',
  },
  supplies: {
    title: 'Subministraments',
    all: '{count, plural, other {Veure els #}}',
    owes: 'Deute de {amount}',
    latest: 'Última factura',
    status: { waitingSignature: 'Per signar', inProcess: 'En tràmit', closed: 'De baixa' },
    find: 'Cercar un subministrament',
  },
  shortcuts: {
    title: 'Anar directament a',
    yesterday: 'El consum d’ahir',
    ofDay: 'El consum del dia {day}',
    invoices: 'Totes les factures',
    power: 'Sobra potència?',
    iban: 'Canviar el compte bancari',
  },
  unread: 'No hem pogut carregar l’inici',
  safe: 'Els contractes i les factures continuen com estaven; també s’hi arriba pel menú.',
  partUnread: 'Aquesta part no s’ha pogut carregar.',
}
