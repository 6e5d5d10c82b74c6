import type { Messages } from '../../../i18n/messages.ts'
import type * as es from './es.ts'

export const contract: Messages<typeof es.contract> = {
  back: 'Tots els contractes',
  of: 'Contracte {name} · {address}',
  loading: 'S’està carregant el contracte',
  unread: 'No hem pogut carregar el contracte',
  nothingChanged: 'No s’ha canviat res.',
  kinds: { electricity: 'Electricitat', gas: 'Gas' },
  choose: {
    title: 'En quin contracte?',
    option: '{name} · {kind}',
  },
  none: {
    title: 'No hi ha cap contracte actiu',
    why: 'Aquest canvi només es pot demanar en contractes actius.',
    action: 'Veure els contractes',
  },
  absent: {
    title: 'No trobem aquest contracte',
    why: 'Pot ser que l’adreça sigui incompleta, que sigui d’un altre compte o que no s’hi ofereixi aquest canvi.',
    action: 'Veure els contractes',
  },
}
