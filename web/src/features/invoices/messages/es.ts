import { billWords } from '@endoll/api/bill-words/es.ts'

export const invoices = {
  title: 'Facturas',
  titleOf: 'Facturas del contrato {name}',
  back: 'Contratos',
  /** What is owed, in a sentence each; the first is the answer, `…Too` comes after a more pressing one. */
  owed: {
    debt: '{count, plural, one {Hay {amount} pendientes de pago desde el {day}.} other {Hay {amount} pendientes de pago en # facturas, desde el {day}.}}',
    debtUndated:
      '{count, plural, one {Hay {amount} pendientes de pago.} other {Hay {amount} pendientes de pago en # facturas.}}',
    older: 'Hay {amount} pendientes de facturas anteriores, que no se ven aquí.',
    olderToo: 'Hay además {amount} pendientes de facturas anteriores, que no se ven aquí.',
    inProcess:
      '{count, plural, one {El cobro de {amount} ya está en camino: no tiene que pagar nada.} other {Ya están en camino # cobros, {amount} en total: no tiene que pagar nada.}}',
    inProcessToo:
      '{count, plural, one {Otro cobro de {amount} ya está en camino: ese no tiene que pagarlo.} other {Otros # cobros, {amount} en total, ya están en camino: esos no tiene que pagarlos.}}',
    pending:
      '{count, plural, one {Hoy no hay nada que pagar. El {day} se cobrarán {amount}.} other {Quedan {amount} por cobrar en # facturas, la primera el {day}.}}',
    pendingToo:
      '{count, plural, one {El {day} se cobrarán {amount} más.} other {Quedan además {amount} por cobrar en # facturas, la primera el {day}.}}',
    toPay:
      '{count, plural, one {Hay {amount} por pagar. Último día: {day}.} other {Hay {amount} por pagar en # facturas. Último día de la primera: {day}.}}',
    toPayToo:
      '{count, plural, one {Además tiene que pagar {amount}, hasta el {day}.} other {Hay además {amount} por pagar en # facturas, la primera hasta el {day}.}}',
    pendingUndated:
      '{count, plural, one {Queda por cobrar una factura de {amount}: la cobra el banco.} other {Quedan {amount} por cobrar en # facturas: las cobra el banco.}}',
    toPayUndated:
      '{count, plural, one {Quedan {amount} por pagar de una factura.} other {Quedan {amount} por pagar en # facturas.}}',
    nothing: 'No hay nada que pagar.',
    nothingNext: 'No hay nada que pagar. La próxima factura, hacia el {day}.',
    next: 'La próxima factura llegará hacia el {day}.',
  },
  kinds: { label: 'Tipo de suministro', electricity: 'Electricidad', gas: 'Gas' },
  filter: {
    label: 'Buscar una factura',
    hint: 'Por NIF, CUPS, dirección, contrato, número o nombre',
    found:
      '{count, plural, =0 {Ninguna factura coincide} one {Una factura coincide} other {# facturas coinciden}}',
  },
  latest: {
    title: 'Última factura',
    bill: 'Ver la factura: {time}',
    changeUnread: 'No se ha podido comparar con la anterior: está en la factura.',
  },
  tools: 'Buscar y descargar',
  shown: { label: 'Qué facturas', all: 'Todas', owed: 'Sin pagar' },
  refresh: 'Actualizar',
  refreshing: 'Actualizando…',
  refreshed: 'La lista está al día.',
  export: 'Descargar la lista (Excel)',
  year: 'Descargar las de un año o un mes',
  list: { electricity: 'Facturas de electricidad', gas: 'Facturas de gas' },
  listOf: 'Facturas del contrato {name}',
  columns: {
    mark: 'Aviso',
    number: 'Número',
    date: 'Fecha',
    period: 'Periodo',
    address: 'Dirección',
    amount: 'Importe',
    energy: 'Energía',
    status: 'Estado del pago',
    actions: 'Acciones',
  },
  status: billWords.statuses,
  /** In place of a status that alone would say too little. */
  says: { owes: 'Debe {amount}', charged: 'Se cobra el {day}', toPay: 'A pagar hasta el {day}' },
  note: {
    noNeed: 'No tiene que pagarla',
    charged: 'Se cobra el {day}',
    toPay: 'Último día para pagarla: {day}',
    overdue: 'Venció el {day}',
    left: 'Quedan {amount}',
    grouped: 'Se paga junto con otras',
    byBank: 'La cobra el banco',
    groupedTransfer: 'Con otras, en una transferencia',
    refundDue: 'Importe a favor, por devolver',
  },
  relation: {
    concerns: 'Sobre la factura {number}',
    annuls: 'Anula la factura {number}',
    rectifies: 'Rectifica la factura {number}',
    complements: 'Complementa la factura {number}',
    regularises: 'Regulariza la factura {number}',
  },
  pdf: 'PDF',
  pdfOf: 'Descargar el PDF de la factura {number}',
  pdfOfInTab: 'Abrir el PDF de la factura {number} en otra pestaña',
  history: {
    open: 'Historial de la factura {number}',
    openStatus: '{status}: ver el historial de la factura {number}',
    title: 'Historial de la factura {number}',
    intro: 'Por dónde ha pasado el cobro, de lo primero a lo último.',
  },
  chart: {
    title: 'Lo facturado, mes a mes',
    measure: 'Qué muestra el gráfico',
    amount: 'Importe',
    energy: 'Energía',
    years: 'Años del gráfico',
    allYears: 'Todo',
    label: { amount: 'Importe facturado cada mes, {years}', energy: 'Energía facturada cada mes, {years}' },
    openYear: 'Las flechas recorren el gráfico; Intro abre el año.',
    move: 'Las flechas recorren el gráfico.',
    hint: 'Al tocar un mes se abre su año.',
    inTotal: 'En total',
    allContracts: 'Todos los contratos',
    contract: 'Contrato {name}',
    nothing: 'sin facturas',
    incomplete: 'Mes en curso',
    estimated: 'Estimado',
    table: 'Ver los datos en una tabla',
    month: 'Mes',
    total: 'Total',
    failure: 'No se ha podido cargar el gráfico.',
    retry: 'Volver a intentarlo',
  },
  paging: {
    label: 'Páginas de facturas',
    showing: 'Se muestran de la {from, number} a la {to, number} de {total, number}',
    previous: 'Anteriores',
    next: 'Siguientes',
  },
  loading: 'Cargando las facturas…',
  empty: {
    title: 'Todavía no hay ninguna factura',
    text: 'La primera aparece aquí en cuanto se emite, normalmente al cabo de un mes de suministro. En la página de contratos se ve cómo va cada uno.',
    titleElectricity: 'No hay facturas de electricidad',
    titleGas: 'No hay facturas de gas',
    other: 'Las facturas están en la otra pestaña.',
    titleOf: 'Este contrato todavía no tiene facturas',
    seeContracts: 'Ver los contratos',
    seeElectricity: 'Ver las de electricidad',
    seeGas: 'Ver las de gas',
    seeAll: 'Ver todas las facturas',
  },
  /** On the page of a contract: its newest. */
  related: {
    all: '{count, plural, one {Ver la factura} other {Ver las # facturas}}',
    none: 'Todavía no hay facturas. La primera llega normalmente al cabo de un mes de suministro.',
    never: 'De este contrato no hay facturas.',
  },
  notFound: {
    title: 'No encontramos este contrato',
    text: 'Puede que la dirección esté mal escrita o que el contrato sea de otra cuenta.',
  },
  noMatch: {
    title: 'Ninguna factura coincide con «{filter}»',
    text: 'Se busca en el número, el nombre y el NIF, la dirección y el CUPS, el contrato, la tarifa y el importe.',
    clear: 'Quitar la búsqueda',
  },
  beyond: {
    title: 'Esta página de la lista ya no existe',
    text: 'La lista es ahora más corta.',
    first: 'Ir al principio de la lista',
  },
  stale: 'No se han podido actualizar las facturas: se muestran las de antes.',
  failure: {
    title: 'No hemos podido cargar las facturas',
    safe: 'No se ha pagado ni cambiado nada: solo ha fallado mostrarlas.',
  },
} as const

declare module '../../../i18n/messages.ts' {
  interface AppMessages {
    invoices: typeof invoices
  }
}
