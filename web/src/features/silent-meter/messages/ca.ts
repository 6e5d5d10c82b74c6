import type { Messages } from '../../../i18n/messages.ts'
import type * as es from './es.ts'

const silentMeter: Messages<(typeof es)['silent-meter']> = {
  title: 'No arriben hores del comptador',
  since: '{street}: les últimes són del dia {day}.',
  bill: 'La pròxima factura serà d’entre {low} i {high}; si les hores no arriben, una part serà una estimació.',
  ask: 'Preguntar a la distribuïdora',
  asking: 'S’està enviant',
  failed: 'No s’ha pogut enviar',
  asked: 'Ho preguntarem a la distribuïdora. L’avisarem quan les hores tornin a arribar.',
  see: 'Veure el cas {reference}',
}

export { silentMeter as 'silent-meter' }
