export const readings = {
  title: 'Lecturas del contador',
  loading: 'Preparando el formulario',
  unread: 'No hemos podido preparar el formulario',
  safe: 'Lo escrito se conserva.',
  contract: 'Contrato',
  contractChoice: '{name} · {address}',
  noContract: 'Todavía no hay ningún contrato: las lecturas se envían desde el primer día del suministro.',
  notTaken: 'De este contrato no se pueden enviar lecturas.',
  use: {
    taken:
      'La distribuidora lee este contador cada {months, plural, one {mes} other {# meses}}. Si no lo ha podido leer, usará esta lectura; si ya lo ha leído, vale la lectura de la distribuidora.',
    corrects_estimate:
      'La última lectura fue estimada: enviaremos esta a la distribuidora para que corrija la factura.',
    read_from_afar:
      'Este contador se lee a distancia: la distribuidora no necesita esta lectura, y facturamos con la del contador. Si no coinciden, la revisaremos.',
  },
  magnitudes: { import: 'Consumo', export: 'Excedentes', gas_m3: 'Gas' },
  dial: '{period, plural, =0 {{what}} other {{what}, P#}}',
  last: 'La última: {figure}, el {day}. Sin decimales.',
  lastEstimated: 'La última, estimada: {figure}, el {day}. Sin decimales.',
  noLast: 'Sin decimales.',
  back: 'Se estimaron {units} de más: se descontarán cuando la distribuidora corrija la lectura.',
  backEuros:
    'Se estimaron {units} de más, unos {euros}: se descontarán cuando la distribuidora corrija la lectura.',
  changed: '¿Han cambiado el contador? Cuéntenoslo en una consulta',
  changedCall: '¿Han cambiado el contador? Llámenos al {phone}',
  photo: 'Foto del contador (opcional), con el número y las cifras',
  sure: 'Sí, es lo que marca el contador: lo he mirado otra vez',
  send: 'Enviar las lecturas',
} as const

declare module '../../../../i18n/messages.ts' {
  interface AppMessages {
    readings: typeof readings
  }
}
