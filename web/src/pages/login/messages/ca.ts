import type { Messages } from '../../../i18n/messages.ts'
import type * as es from './es.ts'

export const login: Messages<typeof es.login> = {
  title: 'Accedir',
  intro: 'Contractes, factures i consum, en un sol lloc.',
  email: 'Correu electrònic',
  password: 'Clau',
  show: 'Mostrar',
  hide: 'Amagar',
  code: 'Codi',
  codeHint: 'El que mostra l’aplicació, o un codi de recuperació.',
  codeToo: 'El compte també demana un codi. Cal tornar a escriure la clau, i el codi.',
  ownDevice: 'És el meu dispositiu: veure factures i consum sense tornar a entrar',
  send: 'Entrar',
  sending: 'S’està iniciant la sessió…',
  reset: 'He oblidat la clau',
  ended: 'La sessió ha acabat. Cal tornar a entrar.',
  endedElsewhere: 'La sessió s’ha tancat en una altra pestanya.',
  activate: 'Activar el compte',
  provider: 'Entrar amb {name}',
  connect: {
    provider: 'La sessió s’obre amb {name}.',
    intro:
      'Des de la pàgina de la companyia s’entra sense clau. També s’hi pot entrar amb el correu i la clau.',
    noProvider: 'Aquesta oficina no fa servir cap proveïdor d’identitat. S’hi entra amb el correu i la clau.',
    password: 'Entrar amb correu i clau',
  },
  adBlocker: {
    title: 'Sembla que hi ha un bloquejador d’anuncis actiu',
    text: 'Aquí no hi ha publicitat, però el bloquejador pot impedir que la pàgina funcioni. Recomanem desactivar-lo per a aquest web.',
  },
}
