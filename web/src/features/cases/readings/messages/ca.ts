import type { Messages } from '../../../../i18n/messages.ts'
import type * as es from './es.ts'

export const readings: Messages<typeof es.readings> = {
  title: 'Lectures del comptador',
  loading: 'S’està preparant el formulari',
  unread: 'No hem pogut preparar el formulari',
  safe: 'El que s’ha escrit es conserva.',
  contract: 'Contracte',
  contractChoice: '{name} · {address}',
  noContract: 'Encara no hi ha cap contracte: les lectures s’envien des del primer dia del subministrament.',
  notTaken: 'D’aquest contracte no es poden enviar lectures.',
  use: {
    taken:
      'La distribuïdora llegeix aquest comptador cada {months, plural, one {mes} other {# mesos}}. Si no l’ha pogut llegir, farà servir aquesta lectura; si ja l’ha llegit, val la lectura de la distribuïdora.',
    corrects_estimate:
      'L’última lectura va ser estimada: enviarem aquesta a la distribuïdora perquè corregeixi la factura.',
    read_from_afar:
      'Aquest comptador es llegeix a distància: la distribuïdora no necessita aquesta lectura, i facturem amb la del comptador. Si no coincideixen, la revisarem.',
  },
  magnitudes: { import: 'Consum', export: 'Excedents', gas_m3: 'Gas' },
  dial: '{period, plural, =0 {{what}} other {{what}, P#}}',
  last: 'L’última: {figure}, el dia {day}. Sense decimals.',
  lastEstimated: 'L’última, estimada: {figure}, el dia {day}. Sense decimals.',
  noLast: 'Sense decimals.',
  back: 'Es van estimar {units} de més: es descomptaran quan la distribuïdora corregeixi la lectura.',
  backEuros:
    'Es van estimar {units} de més, uns {euros}: es descomptaran quan la distribuïdora corregeixi la lectura.',
  changed: 'Han canviat el comptador? Expliqui’ns-ho en una consulta',
  changedCall: 'Han canviat el comptador? Truqui’ns al {phone}',
  photo: 'Foto del comptador (opcional), amb el número i les xifres',
  sure: 'Sí, és el que marca el comptador: ho he tornat a mirar',
  send: 'Enviar les lectures',
}
