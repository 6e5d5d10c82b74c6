const yearZip = {
  title: 'Descargar las facturas de un año o un mes',
  intro: 'Todas las facturas con fecha de ese año o ese mes en un solo archivo ZIP, cada una en su PDF.',
  kind: 'Qué facturas',
  kinds: { all: 'Todas', electricity: 'Electricidad', gas: 'Gas' },
  year: 'Año',
  yearOption: '{year} ({count, plural, one {una factura} other {# facturas}})',
  month: 'Mes',
  wholeYear: 'Todo el año',
  empty: 'En ese mes no hay ninguna factura',
  none: 'No hay facturas que descargar.',
  loading: 'Buscando los años con facturas…',
  start: 'Descargar',
  running: 'Descargando…',
  progress: 'Facturas de {year}',
  listing: 'Buscando las facturas…',
  of: '{done, number} de {of, number}',
  stay: 'Esta página tiene que seguir abierta hasta que termine.',
  stopped: {
    title: 'Descarga detenida',
    partTitle:
      '{count, plural, one {Una factura no se ha podido descargar} other {# facturas no se han podido descargar}}',
    numbers: 'Números: {numbers}.',
    more: '{count, plural, one {una más} other {# más}}',
    kept: 'Ya están aquí {done, number} de {of, number}: al seguir solo se piden las que faltan.',
    nothing: 'Todavía no se ha descargado ninguna.',
  },
  goOn: 'Descargar las que faltan',
  save: '{count, plural, one {Guardar la que hay} other {Guardar las #}}',
  saved: {
    title: 'Archivo guardado',
    text: '«{name}» está en las descargas del navegador, con {count, plural, one {una factura} other {# facturas}}.',
  },
  saveAgain: 'Guardar otra vez',
  cancel: 'Cancelar',
  close: 'Cerrar',
  fileName: {
    all: 'Facturas {year}',
    electricity: 'Facturas de electricidad {year}',
    gas: 'Facturas de gas {year}',
    contract: 'Facturas {contract} {year}',
    /** Beside a name, when some are missing. */
    part: '{name} ({done, number} de {of, number})',
  },
} as const

export { yearZip as 'year-zip' }

declare module '../../../../i18n/messages.ts' {
  interface AppMessages {
    'year-zip': typeof yearZip
  }
}
