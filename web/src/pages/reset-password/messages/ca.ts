import type { Messages } from '../../../i18n/messages.ts'
import type * as es from './es.ts'

const resetPassword: Messages<(typeof es)['reset-password']> = {
  title: 'Recordar la clau',
  intro: 'Enviarem un enllaç per triar una clau nova.',
  nif: 'NIF',
  nifHint: 'El del titular del compte: DNI, NIE o NIF de l’empresa.',
  email: 'Correu electrònic',
  send: 'Enviar l’enllaç',
  sending: 'S’està enviant…',
  toLogin: 'Anar a l’entrada',
  sent: {
    answer: 'Si el compte és vàlid, rebrà un correu de recuperació.',
    detail:
      'Pot trigar uns minuts; convé mirar també al correu brossa. L’enllaç serveix {minutes, number} minuts i una sola vegada.',
  },
  choose: {
    title: 'Triar una clau nova',
    intro: 'Amb aquesta clau s’entra a partir d’ara. Les altres sessions del compte es tancaran.',
    new: 'Clau nova',
    newHint: 'Almenys {limit, number} caràcters. Van bé diverses paraules que només un mateix ajuntaria.',
    repeat: 'Repetir la clau nova',
    show: 'Mostrar',
    hide: 'Amagar',
    send: 'Desar i entrar',
    sending: 'S’està desant…',
    done: 'La clau nova ja serveix.',
    another: 'Demanar un altre enllaç',
  },
}

export { resetPassword as 'reset-password' }
