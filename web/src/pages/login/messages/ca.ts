import type { Messages } from '../../../i18n/messages.ts'
import type * as es from './es.ts'

export const login: Messages<typeof es.login> = {
  title: 'Accedir',
  intro: 'Contractes, factures i consum, en un sol lloc.',
  email: 'Correu electrònic',
  password: 'Clau',
  show: 'Mostrar',
  hide: 'Amagar',
  send: 'Entrar',
  sending: 'S’està iniciant la sessió…',
  reset: 'He oblidat la clau',
  ended: 'La sessió ha acabat. Cal tornar a entrar.',
  endedElsewhere: 'La sessió s’ha tancat en una altra pestanya.',
  activate: 'Activar el compte',
  handOff: {
    working: 'Estem obrint la sessió…',
    title: 'Ja hi ha una sessió oberta',
    text: 'En aquest navegador hi ha una sessió de {email}. L’enllaç pot ser d’un altre compte.',
    switch: 'Canviar de compte',
    again: 'Tornar-ho a provar',
    stay: 'Continuar com a {email}',
  },
  adBlocker: {
    title: 'Sembla que hi ha un bloquejador d’anuncis actiu',
    text: 'Aquí no hi ha publicitat, però el bloquejador pot impedir que la pàgina funcioni. Recomanem desactivar-lo per a aquest web.',
    loading: 'Si la pàgina no s’acaba de carregar, pot ser pel bloquejador.',
  },
}
