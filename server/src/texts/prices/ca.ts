import type { Translation } from '../translation.ts'
import type { prices as es } from './es.ts'

export const prices: Translation<typeof es> = {
  title: 'Preus d’electricitat i gas',
  answer: (day) => `Preus del dia ${day} de tot el que es pot contractar.`,
  productAnswer: (day) => `Preus del dia ${day}.`,
  electricity: 'Electricitat',
  gas: 'Gas',
  none: 'Avui no hi ha cap producte que es pugui contractar.',
  tariffs: (names) => `Peatge ${names}`,
  customers: { person: 'Per a particulars', company: 'Per a empreses' },
  selfConsumption: { with: 'Amb autoconsum', without: 'Sense autoconsum' },
  kinds: {
    fixed: 'Preu fix',
    indexed: 'Preu indexat al mercat',
    flexible: 'Preu que es revisa',
    flat: 'Quota plana',
  },
  regulated: 'Preu regulat (tarifa d’últim recurs)',
  pvpc: 'PVPC, preu regulat',
  paysNoSurplus: 'No paga els excedents',
  renewable: 'Energia renovable certificada',
  period: 'Període',
  without: 'Sense impostos',
  with: 'Amb impostos',
  everyPeriod: 'Tots',
  since: (day) => `Des del dia ${day}`,
  between: (from, to) => `Del dia ${from} al dia ${to}`,
  coming: 'Preus anunciats',
  homeYear: (power) => `Un any d’una llar mitjana amb ${power}`,
  sure: {
    title: 'Què és fix i què pot canviar',
    prices: 'Els preus valen en les dates que es veuen. Sense data final, fins que se n’anunciïn d’altres.',
    indexed: 'L’energia d’aquest producte segueix el preu del mercat: els d’aquesta pàgina no són fixos.',
    regulated:
      'És la tarifa d’últim recurs: sense descomptes i amb els preus que una resolució revisa cada trimestre. Els d’ara:',
    formula:
      'Preu del kWh en cada hora, sense impostos = preu del mercat diari (OMIE) × percentatge indicat + el que s’indica a més del mercat.',
    taxes: (list) =>
      `Amb impostos vol dir els d’avui a la Península i les Balears: ${list}. Canvien quan canvia la llei; a les Canàries, Ceuta i Melilla són uns altres.`,
    unsure: (since) =>
      `Algun d’aquests tipus depèn d’una xifra oficial que no consta: se suposa des del dia ${since}.`,
    surplus: 'Els excedents es descompten de la factura abans dels impostos.',
    apart: {
      electricity:
        'A part hi ha el lloguer del comptador i el finançament del bo social, amb els preus regulats.',
      gas: 'A part hi ha el lloguer del comptador.',
    },
  },
  contract: 'Contractar',
  change: 'Canviar el meu contracte a aquest producte',
  compare: 'Comparar amb una factura',
  compareKind: {
    electricity: 'Comparar amb una factura de la llum',
    gas: 'Comparar amb una factura del gas',
  },
  conditions: 'Condicions del producte',
  all: 'Tots els preus',
  gone: {
    title: 'Aquest producte no es pot contractar',
    text: 'Pot ser que s’hagi deixat d’oferir o que l’adreça no sigui correcta.',
  },
  busy: {
    title: 'Ara mateix no podem mostrar els preus',
    text: 'És un problema nostre i passatger: d’aquí a uns minuts es pot tornar a provar.',
  },
  description: (organisation) =>
    `Preus d’electricitat i gas de ${organisation}, amb i sense impostos, per període i amb les seves dates.`,
  language: 'Idioma',
  skip: 'Anar al contingut',
  home: (name) => `${name}: inici`,
  legal: 'Informació legal',
  legalNotice: 'Avís legal',
  privacy: 'Privacitat',
  paths: {
    electricity: '/nou-client-electricitat',
    gas: '/nou-client-gas',
    change: '/veure-contractes',
    compareElectricity: '/comparador',
    compareGas: '/comparador-gas',
  },
}
