import type { Messages } from '../../i18n/messages.ts'
import type * as es from './es.ts'

export const flow: Messages<typeof es.flow> = {
  steps: 'Passos',
  step: 'Pas {step, number} de {count, number}',
  summary: 'Revisar i enviar',
  change: 'Canviar',
  changePart: 'Canviar: {part}',
  back: 'Tornar al pas anterior',
  next: 'Continuar',
  tooMany: {
    why: 'Són {count, number} contractes i una sol·licitud pot ser de {most, number} com a màxim.',
    call: 'Per demanar-ho en tots, es pot trucar al {phone}.',
  },
  thenSign: 'Després d’enviar-la cal signar-la amb un codi que arriba per correu electrònic.',
  thenSent: 'En enviar-la queda registrada amb un número de referència.',
  send: 'Enviar la sol·licitud',
  sendAgain: 'Tornar-la a enviar',
  sending: 'S’està enviant',
  failed: 'No s’ha pogut enviar. El que hi ha escrit es conserva.',
  wrong: '{count, plural, one {Hi ha una dada per corregir} other {Hi ha # dades per corregir}}',
  stepDone: '(fet)',
  stepSkipped: 'No cal',
  ahead: {
    title: 'Què ve ara',
    questions: '{count, plural, one {Una pregunta} other {# preguntes}} i un repàs abans d’enviar.',
    questionsAtMost:
      '{count, plural, one {Una pregunta} other {Fins a # preguntes}} i un repàs abans d’enviar.',
    signed: 'Se signa aquí amb un codi que arriba per correu electrònic.',
    notSigned: 'No cal signar.',
    due: 'Vigent el dia {day} com a molt tard, si s’envia avui.',
    atOnce: 'Vigent a l’instant.',
  },
  elsewhere: {
    title: 'Això està a mitges en una altra pestanya',
    text: 'Es pot continuar aquí amb el que hi ha allà. Substitueix el que s’hagi escrit en aquesta pestanya.',
    take: 'Continuar aquí',
    asking: 'Preguntant a l’altra pestanya…',
    taken: 'El que hi havia a l’altra pestanya ja és aquí.',
    silent: 'L’altra pestanya no respon',
    silentText:
      'No sabem si encara és oberta ni si ja s’ha enviat. Si és oberta, n’hi ha prou de mirar-la i tornar-ho a provar aquí.',
  },
  narrowed: {
    all: 'Es mostren {shown, number} de {count, number}. En escriure es busca en totes.',
    some: 'Coincideixen {count, number} i se’n mostren {shown, number}. En escriure més, la llista s’escurça.',
    few: 'Coincideixen {count, number}.',
    one: 'Només en coincideix una: Retorn la tria.',
    chosen: 'Triada: {label}.',
    nothing: 'Cap no coincideix amb el que s’ha escrit. Es pot triar entre el que queda a sota.',
  },
  running: {
    title: 'Hi ha un procés en curs',
    see: 'Veure la sol·licitud {reference}',
  },
}

export const contract: Messages<typeof es.contract> = {
  titles: {
    power: 'Canviar la potència',
    iban: 'Canviar el compte bancari',
    notification_address: 'Canviar l’adreça de notificació',
    sips: 'No cedir les dades SIPS',
    invoice_online: 'Canviar com arriben les factures',
    electronic_notification: 'Rebre les cartes per correu electrònic',
    tariff_options: 'Triar hores i dies barats',
    withdrawal: 'Desistir del contracte',
    end_supply: 'Donar de baixa el subministrament',
    end_service: 'Donar de baixa un servei',
    change_holder: 'Canviar el titular',
    change_product: 'Canviar el producte',
    battery: 'Canviar la bateria virtual',
  },
  back: 'Tots els contractes',
  of: 'Contracte {name} · {address}',
  loading: 'S’està carregant el contracte',
  unread: 'No hem pogut carregar el contracte',
  nothingChanged: 'No s’ha canviat res.',
  running:
    'Ja s’ha demanat aquest mateix canvi per a aquest contracte. Quan acabi se’n pot demanar un altre.',
  batteryLeft: {
    title: 'A la bateria virtual queden {amount} d’aquest contracte',
    by_contract:
      'El que passa amb aquests diners depèn del contracte. Convé preguntar-ho abans de signar res.',
    last_bill: 'Es descompten de l’última factura. El que no hi càpiga es perd.',
    paid: 'Es descompten de l’última factura. El que no hi càpiga es paga al compte del contracte.',
    lost: 'Es perden: ni es descompten de l’última factura ni es paguen.',
    notPassed: 'No passen al nou titular.',
  },
  notActive: {
    title: 'Aquest contracte no és actiu',
    why: 'Aquest canvi només es pot demanar en contractes actius.',
  },
  distributor: {
    title: 'La distribuïdora té un tràmit obert',
    why: 'Només n’admet un alhora. Quan acabi es podrà demanar aquest.',
  },
  kinds: { electricity: 'Electricitat', gas: 'Gas' },
  choose: {
    title: 'En quin contracte?',
    option: '{name} · {kind}',
  },
  none: {
    title: 'No hi ha cap contracte actiu',
    why: 'Aquest canvi només es pot demanar en contractes actius.',
    action: 'Veure els contractes',
  },
  absent: {
    title: 'No trobem aquest contracte',
    why: 'Pot ser que l’adreça sigui incompleta, que sigui d’un altre compte o que no s’hi ofereixi aquest canvi.',
    action: 'Veure els contractes',
  },
}
