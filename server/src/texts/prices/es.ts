/** The public pages of prices. */
export const prices = {
  title: 'Precios de electricidad y gas',
  answer: (day: string) => `Precios del ${day} de todo lo que se puede contratar.`,
  productAnswer: (day: string) => `Precios del ${day}.`,
  electricity: 'Electricidad',
  gas: 'Gas',
  none: 'Hoy no hay ningún producto que se pueda contratar.',
  tariffs: (names: string) => `Peaje ${names}`,
  customers: { person: 'Para particulares', company: 'Para empresas' },
  selfConsumption: { with: 'Con autoconsumo', without: 'Sin autoconsumo' },
  kinds: {
    fixed: 'Precio fijo',
    indexed: 'Precio indexado al mercado',
    flexible: 'Precio que se revisa',
    flat: 'Cuota plana',
  },
  regulated: 'Precio regulado (tarifa de último recurso)',
  pvpc: 'PVPC, precio regulado',
  paysNoSurplus: 'No paga los excedentes',
  renewable: 'Energía renovable certificada',
  period: 'Periodo',
  without: 'Sin impuestos',
  with: 'Con impuestos',
  everyPeriod: 'Todos',
  since: (day: string) => `Desde el ${day}`,
  between: (from: string, to: string) => `Del ${from} al ${to}`,
  coming: 'Precios anunciados',
  homeYear: (power: string) => `Un año de un hogar medio con ${power}`,
  sure: {
    title: 'Qué es fijo y qué puede cambiar',
    prices: 'Los precios valen en las fechas que se ven. Sin fecha final, hasta que se anuncien otros.',
    indexed: 'La energía de este producto sigue el precio del mercado: los de esta página no son fijos.',
    regulated:
      'Es la tarifa de último recurso: sin descuentos y con los precios que una resolución revisa cada trimestre. Los de ahora:',
    formula:
      'Precio del kWh en cada hora, sin impuestos = precio del mercado diario (OMIE) × porcentaje indicado + lo que se indica además del mercado.',
    taxes: (list: string) =>
      `Con impuestos quiere decir los de hoy en la Península y Baleares: ${list}. Cambian cuando cambia la ley; en Canarias, Ceuta y Melilla son otros.`,
    unsure: (since: string) =>
      `Alguno de esos tipos depende de una cifra oficial que no consta: se supone desde el ${since}.`,
    surplus: 'Los excedentes se descuentan de la factura antes de los impuestos.',
    apart: {
      electricity:
        'Aparte van el alquiler del contador y la financiación del bono social, con los precios regulados.',
      gas: 'Aparte va el alquiler del contador.',
    },
  },
  contract: 'Contratar',
  change: 'Cambiar mi contrato a este producto',
  compare: 'Comparar con una factura',
  compareKind: { electricity: 'Comparar con una factura de la luz', gas: 'Comparar con una factura del gas' },
  conditions: 'Condiciones del producto',
  all: 'Todos los precios',
  gone: {
    title: 'Este producto no se puede contratar',
    text: 'Puede que se haya dejado de ofrecer o que la dirección no sea correcta.',
  },
  busy: {
    title: 'Ahora mismo no podemos mostrar los precios',
    text: 'Es un problema nuestro y pasajero: en unos minutos se puede volver a intentar.',
  },
  description: (organisation: string) =>
    `Precios de electricidad y gas de ${organisation}, con y sin impuestos, por periodo y con sus fechas.`,
  language: 'Idioma',
  skip: 'Ir al contenido',
  home: (name: string) => `${name}: inicio`,
  legal: 'Información legal',
  legalNotice: 'Aviso legal',
  privacy: 'Privacidad',
  /** Pages that these lead to, as in web/src/site/paths.ts; scripts/mail-links.test.ts compares them. */
  paths: {
    electricity: '/nuevo-cliente-electricidad',
    gas: '/nuevo-cliente-gas',
    change: '/ver-contratos',
    compareElectricity: '/comparador',
    compareGas: '/comparador-gas',
  },
}
