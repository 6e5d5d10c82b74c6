import type { Messages } from '../../../i18n/messages.ts'
import type * as es from './es.ts'

const withdrawal: Messages<(typeof es)['withdrawal']> = {
  until:
    'Pot desistir sense dir per què i sense cap cost fins al dia {day}, aquest inclòs: compta el dia que ho envia.',
  refused: {
    withdrawal_not_signed: 'D’aquest contracte no es pot desistir: no està signat o ja s’ha acabat.',
    withdrawal_company: 'El desistiment és un dret dels consumidors, i aquest contracte és d’una empresa.',
    withdrawal_over:
      'El termini per desistir s’ha acabat. El contracte es pot deixar quan es vulgui: canviant de comercialitzadora o donant-lo de baixa.',
  },
  running: 'El desistiment ja està enviat.',
  which: {
    label: 'Què passa amb el subministrament?',
    former_retailer: 'Que torni a la comercialitzadora anterior',
    formerHint:
      'És el que diu la llei si no es demana una altra cosa. Si el subministrament és nou, es dona de baixa.',
    end: 'Que es doni de baixa',
    endHint: 'Ningú no tindrà subministrament en aquesta adreça.',
  },
  after: 'Què passa després',
  mail: 'De seguida rebrà el justificant de recepció a {email}.',
  money: 'El que hagi pagat es torna, com a molt tard, el dia {day} pel mateix mitjà.',
  energy:
    'L’energia gastada fins avui només es paga si vostè va demanar que el subministrament comencés abans i se’l va informar d’això.',
  confirm: 'Confirmar el desistiment',
  ofContract: 'Desistir del contracte sencer',
  product: {
    title: 'Desistir del canvi de producte',
    until:
      'El canvi a {product} es va signar el dia {signed}. Se’n pot desistir sense dir per què i sense cost fins al dia {day}, aquest dia inclòs.',
    back: 'El contracte continua amb {product}, com abans del canvi.',
    energy:
      'L’energia gastada des del canvi es paga al preu del producte nou, perquè es va demanar que comencés com més aviat millor.',
    nothing: 'El canvi encara no ha començat: no hi ha res per pagar.',
    confirm: 'Desistir del canvi de producte',
  },
}

export { withdrawal }
