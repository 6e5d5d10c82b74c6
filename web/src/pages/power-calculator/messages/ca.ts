import type { Messages } from '../../../i18n/messages.ts'
import type * as es from './es.ts'

const powerCalculator: Messages<(typeof es)['power-calculator']> = {
  title: 'Calculadora de potència',
  answer: 'Unes dades de la casa i diem quina potència necessita.',
  loading: 'S’està preparant la calculadora…',
  cups: 'CUPS',
  cupsHint: 'Comença per ES i és a la factura.',
  area: 'Superfície de l’habitatge',
  people: 'Persones que hi viuen',
  simultaneity: 'Quants aparells funcionen alhora',
  simultaneities: { few: 'Pocs', some: 'Alguns', many: 'Molts' },
  appliances: 'Què hi ha a casa',
  quantity: 'Quants: {appliance}',
  size: 'Capacitat: {appliance}',
  litres: '{litres, number} litres',
  names: {
    stove: 'Estufa',
    radiators: 'Radiadors elèctrics',
    diesel_heating: 'Calefacció de gasoil',
    water_heater: 'Termo elèctric',
    air_conditioning: 'Aire condicionat',
    hob: 'Placa de cuina',
    oven: 'Forn',
    microwave: 'Microones',
    fridge: 'Nevera',
    dishwasher: 'Rentaplats',
    washer: 'Rentadora',
    dryer: 'Assecadora',
    tv: 'Televisor',
    electric_vehicle: 'Cotxe elèctric',
    pool: 'Piscina',
  },
  calculate: 'Calcular',
  calculating: 'S’està calculant…',
  problems: {
    cupsRequired: 'Falta el CUPS: comença per ES i és a la factura.',
    number: 'Cal un nombre enter, de {from, number} a {to, number}.',
  },
  result: {
    answer: 'La casa necessita uns {power}.',
    explanation:
      'És la suma del que demanen els aparells marcats, comptant quants solen funcionar alhora. Una potència més baixa faria saltar el limitador; una de més alta es paga tot l’any.',
    steps: 'La potència es contracta de {step} en {step}: {contracted} és la primera que hi arriba.',
    six: 'Per sobre de {limit} cal una potència per període: convé que ho mirem junts.',
    change: 'La potència contractada es pot canviar un cop cada {months, number} mesos.',
    again: 'Canviar les dades',
    contact: 'Ho mirem junts?',
    send: 'Vull que em truquin',
    thanks: 'Gràcies: trucarem o escriurem aviat.',
    reference: 'Referència: {reference}',
  },
  billPowers:
    'Al costat del resultat es veurà el que de debò va caldre, per la potència màxima de la factura.',
  noDemand: 'La factura no diu la potència màxima demandada: el resultat serà només el dels aparells.',
  needed: {
    title: 'El que de debò va caldre',
    ofBill: 'La potència més alta de l’any que diu la factura que acaba el dia {day}:',
    ofContract: 'La potència més alta dels últims dotze mesos, segons el comptador d’aquest contracte:',
    peak: 'Punta i pla',
    valley: 'Vall',
    less: '{demanded} de {contracted} contractats: amb {enough} n’hi hauria hagut prou.',
    fits: '{demanded} de {contracted} contractats: és el que cal.',
    margin:
      'Es deixa un marge per sobre del més alt, perquè el comptador dona la mitjana d’una estona i el limitador actua al moment.',
    toContract: 'Veure la potència al contracte',
  },
  help: { title: 'Cal ajuda?', call: 'Trucar al {phone}' },
}

export { powerCalculator as 'power-calculator' }
