const powerCalculator = {
  title: 'Calculadora de potencia',
  answer: 'Unos datos de la casa y decimos qué potencia necesita.',
  loading: 'Preparando la calculadora…',
  cups: 'CUPS',
  cupsHint: 'Empieza por ES y está en la factura.',
  area: 'Superficie de la vivienda',
  people: 'Personas que viven en ella',
  simultaneity: 'Cuántos aparatos funcionan a la vez',
  simultaneities: { few: 'Pocos', some: 'Algunos', many: 'Muchos' },
  appliances: 'Qué hay en casa',
  quantity: 'Cuántos: {appliance}',
  size: 'Capacidad: {appliance}',
  litres: '{litres, number} litros',
  names: {
    stove: 'Estufa',
    radiators: 'Radiadores eléctricos',
    diesel_heating: 'Calefacción de gasóleo',
    water_heater: 'Termo eléctrico',
    air_conditioning: 'Aire acondicionado',
    hob: 'Placa de cocina',
    oven: 'Horno',
    microwave: 'Microondas',
    fridge: 'Nevera',
    dishwasher: 'Lavavajillas',
    washer: 'Lavadora',
    dryer: 'Secadora',
    tv: 'Televisor',
    electric_vehicle: 'Coche eléctrico',
    pool: 'Piscina',
  },
  calculate: 'Calcular',
  calculating: 'Calculando…',
  problems: {
    cupsRequired: 'Falta el CUPS: empieza por ES y está en la factura.',
    number: 'Hace falta un número entero, de {from, number} a {to, number}.',
  },
  result: {
    answer: 'La casa necesita unos {power}.',
    explanation:
      'Es la suma de lo que piden los aparatos marcados, contando cuántos suelen funcionar a la vez. Una potencia más baja haría saltar el limitador; una más alta se paga todo el año.',
    steps: 'La potencia se contrata de {step} en {step}: {contracted} es la primera que alcanza.',
    six: 'Por encima de {limit} hace falta una potencia por periodo: llámenos y lo miramos juntos.',
    change: 'La potencia contratada se puede cambiar una vez cada {months, number} meses.',
    again: 'Cambiar los datos',
    contact: '¿Lo miramos juntos?',
    send: 'Quiero que me llamen',
    thanks: 'Gracias: llamaremos o escribiremos pronto.',
    reference: 'Referencia: {reference}',
  },
  billPowers: 'Junto al resultado se verá lo que de verdad hizo falta, por la potencia máxima de la factura.',
  noDemand: 'La factura no dice la potencia máxima demandada: el resultado será solo el de los aparatos.',
  needed: {
    title: 'Lo que de verdad hizo falta',
    ofBill: 'La potencia más alta del año que dice la factura que acaba el {day}:',
    ofContract: 'La potencia más alta de los últimos doce meses, según el contador de este contrato:',
    peak: 'Punta y llano',
    valley: 'Valle',
    less: '{demanded} de {contracted} contratados: con {enough} habría bastado.',
    fits: '{demanded} de {contracted} contratados: es lo que hace falta.',
    margin:
      'Se deja un margen sobre lo más alto, porque el contador da la media de un rato y el limitador actúa al momento.',
    toContract: 'Ver la potencia en el contrato',
  },
  help: { title: '¿Hace falta ayuda?', call: 'Llamar al {phone}' },
} as const

export { powerCalculator as 'power-calculator' }

declare module '../../../i18n/messages.ts' {
  interface AppMessages {
    'power-calculator': typeof powerCalculator
  }
}
