import type { Messages } from '../../../i18n/messages.ts'
import type * as es from './es.ts'

const newHolder: Messages<(typeof es)['new-holder']> = {
  title: 'Acceptar un subministrament',
  answer: {
    open: 'Falta la resposta.',
    accepted: 'Està acceptat; falta signar.',
    signed: 'Està signat.',
  },
  reading: 'Carregant les dades del subministrament',
  nothing: 'Aquí s’hi arriba amb l’enllaç del correu.',
  again: 'Tornar-ho a provar',
  kept: 'L’enllaç continua servint i no s’ha perdut res.',
  over: {
    title: 'Aquest enllaç ja no serveix',
    why: 'Ja s’ha respost, s’ha retirat la sol·licitud, hi ha un enllaç més nou o ha passat el termini.',
    call: 'Si hi ha dubtes, atenem al {phone}.',
  },
  declined: {
    title: 'Resposta rebuda',
    why: 'El contracte no passa al seu nom i no cal fer res més.',
  },
  signed: {
    title: 'Aquí ja està tot fet',
    why: 'Ho tramitem amb la distribuïdora. Avisarem per correu quan el contracte estigui al seu nom.',
  },
  kinds: {
    transfer: 'És un traspàs: un contracte nou al seu nom, amb el producte i les condicions de sota.',
    subrogation: 'És una subrogació: el contracte segueix al seu nom, amb els seus drets i obligacions.',
  },
  until: 'Es pot respondre fins al dia {day}. No costa res i el subministrament no es talla.',
  supply: {
    title: 'El subministrament',
    address: 'Adreça',
    tariff: 'Peatge d’accés',
    powers: 'Potència contractada',
    product: 'Producte',
    holder: 'Nou titular',
    nif: 'NIF {nif}',
    reference: 'Referència',
    prices: 'Preus, sense impostos',
  },
  accept: {
    title: 'Acceptar',
    ibanHint: 'El compte on es cobraran les factures.',
    owner: 'El compte és del nou titular',
    conditions: 'Accepto les condicions generals del contracte',
    readConditions: 'Llegir les condicions generals',
    missing: 'Cal indicar-ho.',
    wrong: '{count, plural, one {Hi ha una dada per revisar} other {Hi ha # dades per revisar}}',
    send: 'Acceptar i seguir',
    sending: 'Enviant',
  },
  decline: {
    open: 'No el vull',
    title: 'Respondre que no?',
    why: 'El contracte es queda com està i aquest enllaç deixa de servir.',
    confirm: 'Sí, respondre que no',
    busy: 'Enviant',
    keep: 'Tornar',
  },
  sign: {
    title: 'Signar',
    why: 'El document recull el que s’accepta i l’ordre de domiciliació.',
    document: 'Veure el que se signa',
    otherAccount: 'Canviar el compte',
    how: 'Se signa amb un codi de {digits, number} xifres que enviem a {address}.',
    sent: 'Hem enviat un codi de {digits, number} xifres a {address}. Pot trigar un minut a arribar.',
    sendCode: 'Enviar el codi',
    sendAgain: 'Enviar un altre codi',
    sendingCode: 'Enviant',
    noneLeft: 'Ja s’han enviat tots els codis possibles.',
    code: 'Codi',
    tries: '{tries, plural, one {Queda un intent.} other {Queden # intents.}}',
    digits: 'El codi té {digits, number} xifres.',
    signing: 'Signant',
    outside: '{act}: a la pàgina del proveïdor de signatura',
    opening: 'Obrint',
  },
}

export { newHolder as 'new-holder' }
