import type { Messages } from '../../../../i18n/messages.ts'
import type * as es from './es.ts'

const ibanEvery: Messages<(typeof es)['iban-every']> = {
  choice:
    'Canviar-lo també {count, plural, one {a l’altre contracte actiu} other {als altres # contractes actius}}',
  hint: 'Cada contracte té la seva sol·licitud i la seva ordre de domiciliació. Els que ja es cobren en aquest compte es queden com estan.',
  hintSigned:
    'Cada contracte té la seva sol·licitud i la seva ordre de domiciliació, i se signa per separat. Els que ja es cobren en aquest compte es queden com estan.',
  send: 'Enviar {count, number} sol·licituds',
  sending: 'S’estan enviant les sol·licituds',
  progress: '{done, number} de {count, number}',
  stop: 'Aturar',
  again: 'Enviar les que falten',
  failed: 'N’hi ha {done, number} de {count, number}. Les altres no s’han enviat.',
  done: {
    title:
      '{count, plural, =0 {No calia cap sol·licitud} one {S’ha enviat una sol·licitud} other {S’han enviat # sol·licituds}}',
    sign: '{count, plural, one {Falta signar-la} other {Falta signar-les, cadascuna amb el seu codi}}.',
    already:
      '{count, plural, one {Un contracte ja es cobrava en aquest compte} other {# contractes ja es cobraven en aquest compte}}.',
    running: 'Amb un canvi de compte ja en marxa: {names}.',
    closed: 'Ja no estan actius: {names}.',
    see: 'Veure les sol·licituds',
  },
}

export { ibanEvery as 'iban-every' }
