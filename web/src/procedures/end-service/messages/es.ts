const endService = {
  which: '¿Qué servicios quiere dar de baja?',
  since: '{price}, desde el {day}.',
  noPrice: 'Sin precio aparte',
  aMonth: '{amount} al mes, sin impuestos',
  stay: 'Permanencia hasta el {day}: dejarlo hoy cuesta {amount}.',
  none: 'Este contrato no tiene ningún servicio que se pueda dar de baja.',
  after: 'Qué pasa después',
  supply: 'El suministro sigue igual: solo se dejan de cobrar los servicios.',
  day: 'Le confirmamos el último día del servicio, como muy tarde el {day} si lo firma hoy.',
  bill: 'La factura siguiente cobra solo los días hasta ese.',
  costs: 'Dejarlo hoy cuesta {amount}',
  costsWhy:
    'Es la parte de la penalización acordada por los días de permanencia que faltan: cada día que pase hasta la baja la rebaja.',
  accept: 'Acepto pagar {amount} como mucho',
  missing: 'Marque al menos un servicio.',
  unaccepted: 'Para pedir la baja ahora, marque que acepta el coste.',
  confirm: 'Pedir la baja',
}

export { endService as 'end-service' }

declare module '../../../i18n/messages.ts' {
  interface AppMessages {
    'end-service': typeof endService
  }
}
