import type { Messages } from '../../../i18n/messages.ts'
import type * as es from './es.ts'

const newContracts: Messages<(typeof es)['new-contracts']> = {
  title: 'Contracte per signar',
  asked: {
    electricity: 'Contracte d’electricitat: {product}',
    gas: 'Contracte de gas: {product}',
  },
  heading: 'Referència {reference} · CUPS {cups}',
  loading: 'S’està carregant el contracte',
  unread: 'No hem pogut carregar el contracte',
  nothingLost: 'El que s’ha demanat continua desat.',
  unknown: {
    title: 'No trobem aquest contracte',
    call: 'Preguntar al {phone}',
    why: 'Potser l’enllaç és incomplet. Obri l’enllaç des del correu, tal com va arribar.',
  },
  states: {
    waiting_signature: { name: 'Pendent de signatura', answer: 'Falta la signatura.' },
    signed: { name: 'Signat', answer: 'Està signat.' },
    declined: { name: 'Rebutjat', answer: 'Es va rebutjar la signatura.' },
    expired: { name: 'Caducat', answer: 'Va caducar sense signar-se.' },
  },
  documents: {
    title: 'Documents',
    waiting: 'Estem comprovant els documents que es van enviar.',
    good: 'Els documents s’han comprovat i són correctes.',
    bad: 'Els documents que es van enviar no serveixen. Al correu hi ha per què i com enviar-ne uns altres.',
  },
  next: {
    title: 'I ara',
    signed:
      'El tramitem amb la distribuïdora i avisem per correu quan estigui actiu. El contracte signat ha sortit per correu.',
    declined: 'No es contracta res. Es pot tornar a demanar.',
    expired: 'No es contracta res. Es pot tornar a demanar.',
    again: 'Tornar-lo a demanar',
  },
  sign: {
    also: 'Amb aquesta signatura demana a més que s’acabi el dia {last} el que deixa: {contracts}.',
    alsoTo: 'Amb aquesta signatura demana a més que el que deixa, {contracts}, passi a {name}.',
    toMove: 'Veure la mudança',
    once: 'Una sola signatura val per a aquests {count} contractes. Convé llegir-los abans.',
    of: '{what}, referència {reference}',
    title: 'Llegir i signar',
    until: 'Es pot signar fins al {at}.',
    early:
      'Vull que el subministrament comenci com més aviat millor, sense esperar que acabin els {days, number} dies per desistir.',
    earlyHint:
      'És opcional. Si es demana i després es desisteix, es paga l’energia que s’hagi rebut; si no es demana, res.',
    optional: '(opcional)',
    day: 'Dia en què es vol que comenci',
    dayHint: 'Entre el dia {first} i el dia {last}. Sense dia, com més aviat millor. Es desa sol.',
    dayOutside: 'Ha de ser entre el dia {first} i el dia {last}.',
    dayHalf: 'Completi el dia, o deixi’l buit.',
    dayFirst: 'Abans de signar cal corregir el dia en què es vol que comenci.',
    daySaving: 'S’està desant el dia',
    daySaved: 'Dia desat: {day}',
    noDaySaved: 'Desat: sense dia, com més aviat millor',
    dayUnsaved: 'No s’ha pogut desar el dia',
    bonus: {
      has: 'Tinc el bo social',
      hint: 'Qui el té hi ha de renunciar abans de signar. Qui no, no ha de marcar res.',
      lost: 'Amb aquest contracte es perd el bo social',
      loses: 'Només s’aplica al PVPC, amb una comercialitzadora de referència.',
      paid: 'Pagat en els {months, number} últims mesos',
      paidHint: 'La suma de les factures amb bo, amb impostos. D’aquí surt la diferència d’un any.',
      more: 'En un any es pagarien uns {amount} més que amb el bo, pel que s’ha pagat en els {months, number} últims mesos.',
      less: 'En un any es pagarien uns {amount} menys que amb el bo, pel que s’ha pagat en els {months, number} últims mesos.',
      same: 'En un any es pagaria el mateix que amb el bo, pel que s’ha pagat en els {months, number} últims mesos.',
      unknown:
        'Quant canvia en un any no ho sabem: falta el que s’ha pagat en els {months, number} últims mesos o el cost del primer any.',
      retailers: 'Comercialitzadores de referència (CNMC)',
      retailer: 'Comercialitzadora que aplica ara el bo',
      words: 'El que se signa en renunciar-hi',
      give: 'Renunciar al bo social',
      given: 'S’ha renunciat al bo social',
      paper: 'Renúncia al bo social (PDF)',
    },
    summary: 'Resum precontractual (PDF)',
    summarySent: 'El resum va sortir per correu el {at}.',
    conditions: 'Condicions generals (PDF)',
    contract: 'Contracte (PDF)',
    waits:
      'El resum precontractual està sortint per correu. Es pot signar tan bon punt hagi sortit: aquesta pàgina ho mira sola.',
    noAddress: 'No hi ha cap correu on enviar el resum ni el codi. Ho fem per telèfon: {phone}.',
    known: 'Si el titular ja és client, el resum i el codi van al correu que en tenim.',
    noneLeft: 'Ja s’han enviat tots els codis possibles. Ho podem fer per telèfon: {phone}.',
    outside: '{act}: a la pàgina del proveïdor de signatura',
    opening: 'S’està obrint',
  },
  together: { title: 'Es va demanar juntament amb aquest' },
  list: {
    title: 'Contractes nous',
    columns: {
      what: 'Què es contracta',
      reference: 'Referència',
      cups: 'CUPS',
      submitted: 'Demanat el',
      state: 'Estat',
    },
    kinds: { electricity: 'Electricitat', gas: 'Gas' },
    unread: 'No hem pogut carregar els contractes nous',
  },
}

export { newContracts as 'new-contracts' }
