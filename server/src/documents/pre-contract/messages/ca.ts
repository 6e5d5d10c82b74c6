import type { ObligationPrice, ObligationWhat } from '../obligation-words.ts'
import type { DocumentMessages } from '../../document.ts'
import type { messages as es } from './es.ts'

function monthsInWords(months: number): string {
  return months === 1 ? 'Un mes' : `${months} mesos`
}

function firstMonths(months: number): string {
  if (months === 12) return 'El primer any'
  return months === 1 ? 'El primer mes' : `Els primers ${months} mesos`
}

export const messages: DocumentMessages<typeof es> = {
  /** What the page shows once it was sent, as Markdown. */
  confirmed: ({ reference, product, email, phone }) =>
    `Hem rebut la sol·licitud **${reference}** per contractar **${product}**.\n\n- D’aquí a uns minuts arribarà a ${email || 'l’adreça indicada'} el resum precontractual; si el titular ja és client, al correu que en tenim.\n- Al mateix correu hi ha l’enllaç per llegir el contracte i signar-lo. Fins llavors no canvia res ni es talla la llum.\n- Quan estigui signat, el tramitem amb la distribuïdora.\n\nPer a qualsevol dubte: ${phone}.`,
  rejected: {
    dni_invalid: (phone) =>
      `El document d’identitat no consta amb aquest nom. Es pot tornar enrere i revisar el document i el nom, o trucar al ${phone}.`,
    bad_score: (phone) =>
      `No podem oferir aquest contracte: la consulta a un fitxer de solvència no ha estat favorable. Si creu que hi ha un error, truqui al ${phone}: li direm quin fitxer és i com veure i corregir les seves dades, i una persona revisarà la decisió.`,
  },
  obligation: {
    act: 'Contractar, amb obligació de pagament',
    what: 'Què es contracta',
    whatText: ({ kind, product, tariff, powers, cups }: ObligationWhat) =>
      `${kind === 'gas' ? 'Gas' : 'Electricitat'}, ${product}, peatge ${tariff}${powers === '' ? '' : `, ${powers}`}, per al CUPS ${cups}.`,
    price: 'Preu total',
    priceText: ({ year, month, from, to }: ObligationPrice) =>
      `Uns ${year} el primer any amb impostos, ${month} al mes. Depèn del que es consumeixi: entre ${from} i ${to} l’any.`,
    priceUnknown:
      'Els preus del contracte pel que es consumeixi, més els impostos vigents a cada factura: no es pot saber per endavant.',
    duration: 'Durada',
    durationText: (months: number) =>
      months === 12
        ? 'Un any. Es renova d’any en any mentre ningú digui el contrari.'
        : `${monthsInWords(months)}. Es renova pel mateix temps mentre ningú digui el contrari.`,
    durationUnknown: 'És al contracte.',
    stay: 'Permanència',
    noStay: 'Cap: es pot deixar en qualsevol moment sense cost.',
    stayText: (months: number, percent: string) =>
      `${firstMonths(months)}. Deixar-lo abans costa com a molt el ${percent} % de l’energia que quedi per subministrar; després, res.`,
    /** Of a stay that goes on. */
    stayUntil: (day: string, percent: string) =>
      `Fins al ${day}, com ara. Deixar-lo abans costa com a molt el ${percent} % de l’energia que quedi per subministrar; després, res.`,
  },
  summary: {
    title: (reference) => `Resum precontractual ${reference}`,
    answer: 'Abans de signar: què es contracta i a quin preu.',
    detail: (address, kind) => `${kind === 'gas' ? 'Gas' : 'Electricitat'} per a ${address}.`,
    product: 'Producte',
    power: 'Potència',
    tariff: 'Peatge',
    account: 'Es cobra a',
    none: 'Sense domiciliar',
    yes: 'Sí',
    no: 'No',
    prices: {
      title: 'Preus',
      what: 'Concepte',
      period: 'Període',
      price: 'Preu',
      all: 'Tots',
      note: (kind) =>
        `Sense impostos. S’hi afegeixen el lloguer del comptador${kind === 'gas' ? '' : ', el bo social'} i els impostos vigents en cada factura.`,
      regulated: (source) =>
        `Els preus són els de la tarifa d’últim recurs, regulats i sense descomptes (${source}): canvien quan es publica una altra resolució.`,
    },
    firstYear: {
      title: 'Primer any',
      total: 'Cost estimat',
      note: ({ basis, kind }, kwh, from, to) =>
        `Amb impostos${kind === 'gas' ? ', sense el lloguer del comptador' : ''}, per a ${kwh}, ${basis === 'measured' ? 'el consum de l’últim any d’aquest subministrament' : basis === 'bill' ? 'el consum d’un any que diu la factura' : kind === 'gas' ? 'el punt mitjà del grup de la tarifa' : 'el consum d’una llar mitjana'}. Entre ${from} i ${to} segons el que es consumeixi.`,
    },
    supply: {
      title: 'Subministrament',
      address: 'Adreça',
      cadastral: 'Ref. cadastral',
      selfConsumption: 'Autoconsum',
    },
    people: {
      title: 'Persones',
      holder: 'Titular',
      representative: 'Representant',
      letters: 'Cartes a',
      email: 'Correu',
      mobile: 'Mòbil',
      nif: (nif) => `NIF ${nif}`,
    },
    seller: {
      title: 'Qui ven',
      name: 'Comercialitzadora',
      phone: 'Telèfon',
      conditions: 'Condicions',
      read: 'Condicions generals',
    },
    terms: {
      title: 'Condicions',
      duration: 'Durada',
      durationText: 'La que diuen les condicions generals.',
      start: 'Inici',
      startText: 'Quan la distribuïdora l’activi, després de la signatura.',
      withdrawal: 'Desistiment',
      payment: 'Pagament',
      paymentText: 'Domiciliació bancària (SEPA).',
      taxes: 'Impostos',
      taxesText: (kind) =>
        `Impost ${kind === 'gas' ? 'd’hidrocarburs' : 'elèctric'} i IVA (IGIC o IPSI) al tipus vigent en cada factura.`,
      withdrawalText: (days, email) =>
        `${days} dies naturals des de la signatura, sense donar motius: n’hi ha prou d’escriure a ${email}.`,
    },
    /** What the contract says beside the summary: RD 88/2026 art. 30.1. */
    clauses: {
      title: 'Drets',
      market: 'Modalitat',
      freeMarket: 'Mercat lliure.',
      regulated: 'Tarifa d’últim recurs.',
      comparator: 'Comparar',
      end: 'Com s’acaba',
      endText: (phone, email) =>
        `Quan es demana la baixa, a l’oficina virtual, al ${phone} o a ${email}; quan una altra persona amb dret a fer servir el subministrament el contracta; o quan s’acaba el contracte d’accés a la xarxa.`,
      /** The sentence of art. 30.1.h. */
      endFree: (segment) =>
        `El consumidor persona física acollit al segment tarifari ${segment} que no tingui un contracte a preu fix té dret a rescindir el contracte de subministrament d’energia i les seves pròrrogues en qualsevol moment sense cap càrrec en concepte de penalització per rescissió del contracte.`,
      changes: 'Canvis',
      changesText: 'Si canvien les condicions del contracte es pot deixar sense penalització.',
      handOver: 'Canvi de titular',
      handOverText:
        'Qui hagi de fer servir el subministrament amb dret a fer-ho el posa al seu nom sense cost.',
      choice: 'Mitjà de pagament',
      choiceText: 'Es pot triar entre els habituals.',
      claims: 'Reclamacions',
      phone: 'Telèfon',
      free: 'Gratuït.',
      post: 'Per carta',
      email: 'Correu',
      elsewhere: 'Sense acord',
      region: 'Serveis de consum de la comunitat autònoma o Junta Arbitral de Consum.',
    },
    concepts: {
      power: 'Potència',
      energy: 'Energia',
      surplus: 'Excedents',
      fixed: 'Quota fixa',
      excess_power: 'Excés de potència',
      reactive_over_80: 'Reactiva, cos φ de 0,80 a 0,95',
      reactive_below_80: 'Reactiva, cos φ inferior a 0,80',
      discount: 'Descompte',
      market: 'Preu del mercat, de cada hora',
      market_addition: 'A més del mercat: peatges, càrrecs i gestió',
      market_surplus: 'Excedents, segons el mercat de cada hora',
      market_surplus_fee: 'Es descompta dels excedents: gestió',
    },
    units: {
      'EUR/kW/year': '€/kW i any',
      'EUR/kW/day': '€/kW i dia',
      'EUR/kWh': '€/kWh',
      'EUR/kvarh': '€/kvarh',
      'EUR/year': '€ l’any',
      'EUR/month': '€ al mes',
      'EUR/day': '€ al dia',
      EUR: '€',
      '%': '%',
    },
    closing: (day, hash) => `Així es va enviar el ${day}. SHA-256 de les dades: ${hash}`,
    contract: {
      title: (reference) => `Contracte de subministrament ${reference}`,
      answer: 'El que se signa: què es contracta, a quin preu i en quines condicions.',
      closing: (day, hash) =>
        `Demanat el ${day}. Se signa amb un codi o a la pàgina del proveïdor de signatura; la prova de la signatura es desa a part. SHA-256 de les dades: ${hash}`,
      fileName: (reference) => `Contracte ${reference}`,
    },
    fileName: (reference) => `Resum ${reference}`,
  },
}
