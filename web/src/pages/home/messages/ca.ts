import type { AppMessages, Messages } from '../../../i18n/messages.ts'

export const home: Messages<AppMessages['home']> = {
  title: 'Hola, {name}',
  titleOf: 'L’oficina de {customer}',
  loading: 'S’està carregant l’inici…',
  answer: {
    debt: 'Deute de {amount}',
    toPay: 'Hi ha {amount} per pagar',
    sign: '{count, plural, one {Falta signar una sol·licitud} other {Falta signar o confirmar # sol·licituds}}',
    confirm: 'Falta confirmar un canvi des del correu',
    draft: '{count, plural, one {Falta signar un contracte} other {Falta signar # contractes}}',
    mail: 'El correu no arriba',
    rejected: 'Un canvi no s’ha pogut fer',
    nothing: 'No hi ha res pendent',
    noContracts: 'Encara no hi ha cap contracte',
  },
  detail: {
    debt: '{count, plural, one {Una factura sense pagar} other {# factures sense pagar}}{since, select, none {} other {, des del dia {since}}}.',
    older: '{amount} són de factures anteriors, que no es veuen aquí.',
    cut: '{kind, select, none {Si no es paga, el subministrament es pot tallar a partir del dia {day}.} gas {{place}: si no es paga, el gas es pot tallar a partir del dia {day}.} other {{place}: si no es paga, la llum es pot tallar a partir del dia {day}.}}',
    cutNow:
      '{kind, select, none {El subministrament ja es pot tallar.} gas {{place}: el gas ja es pot tallar.} other {{place}: la llum ja es pot tallar.}}',
    cutBan:
      '{kind, select, none {Aquest subministrament no es pot tallar per impagament.} gas {{place}: el gas no es pot tallar per impagament.} other {{place}: la llum no es pot tallar per impagament.}}',
    cutBanUntil:
      '{kind, select, none {Aquest subministrament no es pot tallar per impagament fins al dia {until}.} gas {{place}: el gas no es pot tallar per impagament fins al dia {until}.} other {{place}: la llum no es pot tallar per impagament fins al dia {until}.}}',
    paused: 'La més antiga és en una reclamació sense resposta: mentrestant no es talla el subministrament.',
    toPay:
      '{count, plural, one {Una factura} other {# factures}}{until, select, none {} other {; la primera, fins al dia {until}}}.',
    charged: 'El dia {day} es cobraran {amount} al compte.',
    next: 'La pròxima factura arribarà cap al dia {day}.',
    mail: 'Els correus a aquest compte tornen, i hi ha avisos que no arriben.',
    noContracts: 'Un contracte nou apareix aquí tan bon punt es comença a tramitar.',
  },
  needs: {
    label: 'Pendent',
    payAll: 'Pagar {amount}',
    pay: 'Veure com es paga',
    bills: 'Veure les factures',
    toPay:
      '{count, plural, one {Una altra factura per pagar: {amount}} other {# factures més per pagar: {amount}}}{until, select, none {} other {{count, plural, one {, fins al dia {until}} other {, la primera fins al dia {until}}}}}',
    sign: '{count, plural, one {Signar la sol·licitud {reference}} other {Veure les # sol·licituds}}',
    confirm: 'Veure la sol·licitud {reference}',
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
    kinds: { electricity: 'Electricitat', gas: 'Gas' },
    improve: 'Què millorar en tots',
    find: 'Cercar un subministrament',
  },
  shortcuts: {
    title: 'Anar directament a',
    titleOf: 'Accessos de {place}',
    yesterday: 'El consum d’ahir',
    ofDay: 'El consum del dia {day}',
    invoices: 'Totes les factures',
    power: 'Sobra potència?',
    iban: 'Canviar el compte bancari',
    moving: 'Em mudo',
  },
  unread: 'No hem pogut carregar l’inici',
  safe: 'Els contractes i les factures continuen com estaven; també s’hi arriba pel menú.',
  partUnread: 'Aquesta part no s’ha pogut carregar.',
}
