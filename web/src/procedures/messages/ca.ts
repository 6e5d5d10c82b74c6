import type { Messages } from '../../i18n/messages.ts'
import type * as es from './es.ts'

const sips: Messages<(typeof es.changes)['sips']> = {
  effect: 'Què canvia i què no',
  stops:
    'Les altres comercialitzadores deixaran de poder consultar les dades tècniques i de consum d’aquest subministrament.',
  stays: 'Si algun dia hi ha un impagament, el CUPS i l’impagament es veuran mentre duri.',
  staysInArrears:
    'Hi ha un impagament: mentre duri es continuaran veient el CUPS i l’impagament. Això no es pot prohibir (RD 88/2026 art. 8.4).',
  unchanged: 'El subministrament, el preu i les factures continuen igual. No costa res.',
  later:
    'Per demanar una oferta a una altra companyia caldrà donar-li les dades a mà, per exemple amb una factura.',
  which: {
    label: 'En quins contractes?',
    actual: 'Només en el contracte {name}',
    all: 'En tots els contractes d’electricitat actius',
    allHint:
      '{count, plural, one {És un contracte.} other {Són # contractes.}} Es fa una sola sol·licitud, amb una sola signatura.',
    someHint:
      '{count, plural, one {És un contracte} other {Són # contractes}} de {active, number}: els altres ja ho tenen o ara no ho poden demanar. Es fa una sola sol·licitud, amb una sola signatura.',
  },
  started: 'Procés ja iniciat',
  startedWhy:
    'Ja s’ha demanat que no se cedeixin aquestes dades. Quan la distribuïdora ho confirmi es veurà aquí.',
  active: 'Les dades d’aquest subministrament no se cedeixen',
  activeUntil: 'Les dades d’aquest subministrament no se cedeixen fins al dia {day}',
  wait: 'Per a aquest contracte ara no es pot demanar.',
}

const invoiceOnline: Messages<(typeof es.changes)['invoice-online']> = {
  now: 'Ara arriben',
  online: 'Per internet',
  paper: 'En paper',
  already: 'Les factures d’aquest contracte ja arriben per internet',
  free: 'No costa res i val des de la pròxima factura.',
  on: {
    title: 'Factures per internet',
    how: 'Cada factura nova s’avisa per correu a {email} i és aquí en PDF.',
    where: 'Els correus van a l’adreça del compte, que es canvia al perfil.',
    choose: 'Triar quins avisos arriben per correu',
    kept: 'Ja no arribarà en paper.',
    send: 'Rebre-les per internet',
  },
  off: {
    title: 'Factures en paper',
    how: 'Cada factura nova arribarà per correu postal a l’adreça de notificació.',
    kept: 'Aquí hi continuaran sent totes en PDF.',
    send: 'Tornar al paper',
  },
}

const electronicNotification: Messages<(typeof es.changes)['electronic-notification']> = {
  title: 'Cartes i avisos per correu electrònic',
  how: 'Les cartes i els avisos d’aquest contracte arribaran per correu electrònic en lloc de per correu postal.',
  letters: 'Val des del dia que ho confirmem; aquest dia es veurà aquí.',
  free: 'No costa res.',
  email: 'Correu electrònic',
  emailHint: 'És el del compte d’accés. Un de nou s’ha de confirmar des de l’enllaç que enviem.',
  current: 'Clau actual, per canviar el correu',
  show: 'Mostrar la clau',
  hide: 'Amagar la clau',
  mobile: 'Mòbil',
  pending: {
    title: 'Falta confirmar el correu nou',
    why: 'Hem enviat un enllaç a {pending}. La sol·licitud esperarà fins que s’obri i llavors s’enviarà sola.',
  },
  active: { title: 'La notificació electrònica és activa', since: 'Des del dia {day}.' },
  requested: {
    title: 'La notificació electrònica ja s’ha demanat',
    since: 'Es va demanar el dia {day}. Mentrestant no es pot demanar un altre cop.',
  },
}

const tariffOptions: Messages<(typeof es.changes)['tariff-options']> = {
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

const endSupply: Messages<(typeof es.changes)['end-supply']> = {
  free: 'Demanar-ho no costa res. L’última factura inclou fins a l’últim dia amb subministrament.',
  cut: 'Aquell dia es talla el subministrament. Per tornar-lo a tenir cal donar-lo d’alta una altra vegada.',
  reason: {
    title: 'Per què es dona de baixa',
    label: 'Què passa amb aquest subministrament?',
    fact: 'Motiu',
    options: {
      moving: 'Em mudo i aquí no s’hi queda ningú',
      empty: 'Es queda buit i no cal subministrament',
      closing: 'Tanca el negoci',
      works: 'Hi ha obres o un enderroc',
      other: 'Un altre motiu: no el farà servir ningú',
      other_retailer: 'Em canvio de companyia',
      somebody_stays: 'El farà servir una altra persona',
    },
    notAnEnd: 'Per a això no s’ha de donar de baixa: es quedaria sense subministrament.',
    instead: {
      other_retailer: {
        title: 'No cal donar-lo de baixa',
        why: 'N’hi ha prou de contractar amb l’altra companyia: ella ho demana i el subministrament no es talla. Aquí no cal fer res.',
      },
      somebody_stays: {
        title: 'Millor un canvi de titular',
        why: 'Qui s’hi queda pot posar el contracte al seu nom: no es talla el subministrament i no es paguen drets d’alta.',
        link: 'Posar el contracte a nom de qui s’hi queda',
      },
    },
  },
  day: {
    title: 'Fins a quin dia',
    label: 'Últim dia amb subministrament',
    hint: 'Del dia {first} al dia {last}. La distribuïdora necessita uns dies per llegir i tancar el comptador.',
    outside: 'Ha de ser entre el dia {first} i el dia {last}.',
  },
  lastBill: {
    title: 'L’última factura',
    label: 'On l’enviem?',
    options: {
      as_now: 'Com les altres',
      email: 'A un correu electrònic',
      post: 'Per correu postal a una altra adreça',
    },
    email: 'Correu electrònic',
    address: 'Adreça postal',
    addressHint: 'Carrer i número, codi postal i població.',
  },
  visit: {
    title: 'La visita i el tall',
    phone: 'Telèfon',
    why: 'La distribuïdora truca a aquest número si ha d’entrar per arribar al comptador.',
    cut: 'Sé que aquell dia es talla el subministrament',
    cutHint: 'També el que en depengui: nevera, alarma, ascensor o equips mèdics.',
    cutHintGas: 'També el que en depengui: calefacció, aigua calenta o cuina.',
    fact: 'El subministrament es talla',
    accepted: 'Confirmat',
  },
  comingBack: {
    title: 'Què costa tornar-lo a tenir',
    within:
      'Amb la mateixa potència i abans de {years, plural, one {# any} other {# anys}}: {amount}, més impostos.',
    after: 'Passats {years, plural, one {# any} other {# anys}}: {amount}, més impostos.',
    when: 'Són els drets d’enganxament i d’accés de la distribuïdora; passats els anys, també els d’extensió.',
    gas: 'La distribuïdora cobra l’alta i, si cal, la revisió de la instal·lació. Quant és depèn de la pressió i de la comunitat.',
  },
}

export const changes: Messages<typeof es.changes> = {
  sips,
  'invoice-online': invoiceOnline,
  'electronic-notification': electronicNotification,
  'tariff-options': tariffOptions,
  'end-supply': endSupply,
}
