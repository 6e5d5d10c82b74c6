import type { Messages } from '../../../i18n/messages.ts'
import type * as es from './es.ts'

export const battery: Messages<typeof es.battery> = {
  note: 'Una bateria virtual és un moneder d’euros, no de kWh. El que es canviï aquí val des d’avui.',
  unchanged: 'És el que ja hi ha: no ha canviat res.',
  failed: 'No s’ha pogut desar «{wanted}». Continua com estava: {now}.',
  again: 'Tornar-ho a provar amb «{wanted}»',
  taken:
    'Entre tots els contractes la bateria no pot passar del 100 %. {left, plural, =0 {No queda res per repartir.} other {Queda un # % per repartir.}}',
  none: {
    title: 'Aquest contracte no té bateria virtual',
    why: 'Quan el producte en tingui, aquí es podrà decidir quina part li toca.',
  },
  share: {
    title: 'Part d’aquest contracte',
    label: 'Percentatge',
    left: '{left, plural, =0 {No queda res per repartir} other {Queda un # % per repartir}}: aquest contracte pot tenir fins a un {highest, number} %.',
    missing: 'Falta el percentatge.',
    tooMuch: 'Com a molt un {highest, number} %: la resta és d’altres contractes.',
    save: 'Desar el percentatge',
    parts: {
      own: 'Aquest contracte: {percent, number} %',
      others: 'Altres contractes: {percent, number} %',
      free: 'Per repartir: {percent, number} %',
    },
  },
  euros: {
    loading: 'Calculant amb els moviments de la bateria',
    unread: 'No hem pogut calcular què suposaria',
    stillChange: 'Es pot canviar igualment.',
    nothing: 'Del dia {from} al dia {to} no ha entrat res a la bateria.',
    now: 'Del que va entrar del dia {from} al dia {to}, a aquest contracte li tocarien {amount}.',
    more: 'Del que va entrar del dia {from} al dia {to}, a aquest contracte li tocarien {amount} més.',
    less: 'Del que va entrar del dia {from} al dia {to}, a aquest contracte li tocarien {amount} menys.',
    same: 'Del que va entrar del dia {from} al dia {to}, a aquest contracte li tocaria el mateix.',
    ofDeposits: 'Dels {amount} que van entrar en un any',
    ofTotal: 'Dels {amount} que hi ha ara, d’aquest contracte',
    stays: 'El que ja es va repartir no canvia amb el percentatge.',
    before: 'Amb el percentatge d’ara: {amount}',
    basis: 'El pròxim any pot ser diferent: depèn dels excedents.',
  },
  discounts: {
    title: 'Descomptes a les factures',
    label: 'Què es fa amb els descomptes',
    modes: { aplicar: 'Descomptar de les factures', no_aplicar: 'Desar a la bateria' },
    what: {
      aplicar: 'La part d’aquest contracte es descompta de les seves pròximes factures.',
      no_aplicar: 'La part d’aquest contracte es queda a la bateria, sense descomptar.',
    },
    save: 'Desar què es fa',
  },
}
