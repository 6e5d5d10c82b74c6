export const contracts = {
  title: 'Contratos',
  /** What is happening with the supplies, in a sentence each. */
  supplies: {
    debt: '{count, plural, one {Hay {amount} pendientes de pago en un contrato.} other {Hay {amount} pendientes de pago en # contratos.}}',
    waitingSignature:
      '{count, plural, one {Un contrato está pendiente de firma.} other {Hay # contratos pendientes de firma.}}',
    activeAndPaid:
      '{count, plural, one {Hay un suministro activo y nada que pagar.} other {Hay # suministros activos y nada que pagar.}}',
    active: '{count, plural, one {Hay un suministro activo.} other {Hay # suministros activos.}}',
    inProcess: '{count, plural, one {Un contrato está en trámite.} other {Hay # contratos en trámite.}}',
    closed:
      '{count, plural, one {El contrato está dado de baja.} other {Los # contratos están dados de baja.}} Ahora no hay ningún suministro activo.',
  },
  kinds: { label: 'Tipo de suministro', electricity: 'Electricidad', gas: 'Gas' },
  filter: {
    label: 'Buscar un contrato',
    hint: 'Por nombre, dirección o CUPS',
    found:
      '{count, plural, =0 {Ningún contrato coincide} one {Un contrato coincide} other {# contratos coinciden}}',
  },
  shown: {
    label: 'Qué contratos',
    all: 'Todos',
    owed: 'Con deuda{count, plural, =0 {} other { (#)}}',
    active: 'Activos{count, plural, =0 {} other { (#)}}',
    draft: 'En trámite{count, plural, =0 {} other { (#)}}',
    closed: 'De baja{count, plural, =0 {} other { (#)}}',
  },
  list: { electricity: 'Contratos de electricidad', gas: 'Contratos de gas' },
  columns: {
    contract: 'Contrato',
    cups: 'CUPS',
    address: 'Dirección',
    toll: 'Peaje',
    rate: 'Tarifa',
    power: 'Potencia',
    status: 'Estado',
    payment: 'Pago',
    actions: 'Acciones',
  },
  actionsOf: 'Acciones del contrato {name}',
  /** A change among other actions; its name is in `changes`. */
  changeOf: 'Cambiar: {label}',
  requestOpen: 'En marcha',
  requestToSign: 'Por firmar',
  requestToConfirm: 'Por confirmar',
  requestOf: '{what}: solicitud {reference}, contrato {name}',
  changes: {
    label: 'Cambiar',
    labelOf: 'Cambiar algo del contrato {name}',
    power: 'Potencia',
    iban: 'Cuenta bancaria',
    notification_address: 'Dirección de notificación',
  },
  status: {
    waitingSignature: 'Pendiente de firma',
    inProcess: 'En trámite',
    active: 'Activo',
    closed: 'De baja',
  },
  owes: 'Debe {amount}',
  paid: 'Al día',
  copyCups: 'Copiar el CUPS',
  copied: 'Copiado',
  viewDetails: 'Detalles',
  viewDetailsOf: 'Detalles del contrato {name}',
  viewInvoices: 'Facturas',
  viewInvoicesOf: 'Ver las facturas del contrato {name}',
  viewConsumption: 'Consumo',
  viewConsumptionOf: 'Ver el consumo del contrato {name}',
  pdf: 'PDF',
  pdfOf: 'Descargar el PDF del contrato {name}',
  paging: {
    label: 'Páginas de contratos',
    showing: 'Se muestran del {from, number} al {to, number} de {total, number}',
    previous: 'Anteriores',
    next: 'Siguientes',
  },
  loading: 'Cargando los contratos…',
  empty: {
    title: 'Todavía no hay ningún contrato',
    titleElectricity: 'No hay contratos de electricidad',
    titleGas: 'No hay contratos de gas',
    text: 'Un contrato nuevo aparece aquí en cuanto empieza a tramitarse. Para cualquier duda, hay personas al teléfono.',
    other: 'Los contratos están en la otra pestaña.',
    call: 'Llamar al {phone}',
    newContract: 'Contratar un suministro',
    seeElectricity: 'Ver los de electricidad',
    seeGas: 'Ver los de gas',
  },
  noMatch: {
    title: 'Ningún contrato coincide con «{filter}»',
    text: 'Se busca en el nombre del contrato, la dirección del suministro y el CUPS.',
    clear: 'Quitar el filtro',
  },
  beyond: {
    title: 'Esta página de la lista ya no existe',
    text: 'La lista es ahora más corta.',
    first: 'Ir al principio de la lista',
  },
  failure: {
    title: 'No hemos podido cargar los contratos',
    safe: 'Los contratos y los suministros siguen como estaban.',
  },
} as const

declare module '../../../i18n/messages.ts' {
  interface AppMessages {
    contracts: typeof contracts
  }
}
