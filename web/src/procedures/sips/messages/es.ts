export const sips = {
  effect: 'Qué cambia y qué no',
  stops:
    'Las demás comercializadoras dejarán de poder consultar los datos técnicos y de consumo de este suministro.',
  stays: 'Si algún día hay un impago, el CUPS y el impago se verán mientras dure.',
  staysInArrears:
    'Hay un impago: mientras dure se seguirán viendo el CUPS y el impago. Eso no se puede prohibir (RD 88/2026 art. 8.4).',
  unchanged: 'El suministro, el precio y las facturas siguen igual. No cuesta nada.',
  some: 'Si solo quiere prohibir algunos datos, escriba a su distribuidora, que guarda el escrito. Su nombre está en la factura.',
  later:
    'Para pedir una oferta a otra compañía tendrá que darle los datos usted, por ejemplo con una factura.',
  which: {
    label: '¿En qué contratos?',
    actual: 'Solo en el contrato {name}',
    all: 'En todos los contratos de electricidad activos',
    allHint:
      '{count, plural, one {Es un contrato.} other {Son # contratos.}} Se hace una sola solicitud, con una sola firma.',
    someHint:
      '{count, plural, one {Es un contrato} other {Son # contratos}} de {active, number}: los demás ya lo tienen o ahora no lo pueden pedir. Se hace una sola solicitud, con una sola firma.',
  },
  started: 'Proceso ya iniciado',
  startedWhy:
    'Ya se ha pedido que no se cedan estos datos. Cuando la distribuidora lo confirme se verá aquí.',
  active: 'Los datos de este suministro no se ceden',
  activeUntil: 'Los datos de este suministro no se ceden hasta el {day}',
  wait: 'Para este contrato no se puede pedir ahora.',
} as const

declare module '../../../i18n/messages.ts' {
  interface AppMessages {
    sips: typeof sips
  }
}
