import type { Messages } from '../../../../i18n/messages.ts'
import type * as es from './es.ts'

export const idle: Messages<typeof es.idle> = {
  title: 'La sessió acaba d’aquí a {minutes} minuts',
  why: 'Fa una estona que no es fa servir. Si acaba, el que s’ha escrit es guarda per a quan es torni a entrar amb el mateix compte.',
  stay: 'Continuar connectat',
  staying: 'Un moment…',
}
