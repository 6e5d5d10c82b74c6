import type { Messages } from '../../../i18n/messages.ts'
import type { messages as es } from './es.ts'

export const messages: Messages<typeof es> = {
  login: {
    title: 'Accedir',
    intro: 'Contractes, factures i consum, en un sol lloc.',
    email: 'Correu electrònic',
    password: 'Clau',
    show: 'Mostra',
    hide: 'Amaga',
    send: 'Entra',
    sending: 'S’està entrant…',
    reset: 'Heu oblidat la clau?',
    ended: 'La sessió ha acabat. Cal tornar a entrar.',
    endedElsewhere: 'La sessió s’ha tancat en una altra pestanya.',
    activate: 'Activar el compte',
  },
  handOff: {
    working: 'Estem obrint la sessió…',
    title: 'Ja hi ha una sessió oberta',
    text: 'En aquest navegador hi ha una sessió de {email}. L’enllaç pot ser d’un altre compte.',
    switch: 'Canvia de compte',
    stay: 'Continua com a {email}',
  },
  logout: {
    working: 'S’està tancant la sessió…',
    failed: 'No ha estat possible tancar la sessió.',
    retry: 'Torna-ho a provar',
  },
  changePassword: {
    title: 'Canviar la clau',
    forced: 'Abans de continuar cal triar una clau nova.',
    current: 'Clau actual',
    new: 'Clau nova',
    newHint:
      'Com a mínim {limit, number} caràcters. El millor, unes quantes paraules que ningú més ajuntaria.',
    repeat: 'Repetir la clau nova',
    send: 'Envia',
    sending: 'S’està enviant…',
    cancel: 'Cancel·la',
    reasonCurrent: 'Falta la clau actual.',
    reasonNew: 'Falta la clau nova.',
    reasonRepeat: 'Falta repetir la clau nova.',
    done: 'La clau s’ha canviat.',
    failed: "La clau no s'ha pogut canviar. [{code}]",
    failedCurrent: "La clau no s'ha pogut canviar. Revisi la clau actual introduïda [{code}]",
  },
  adBlocker: {
    title: 'Sembla que hi ha un bloquejador d’anuncis actiu',
    text: 'Aquí no hi ha publicitat, però el bloquejador pot impedir que la pàgina funcioni. Recomanem desactivar-lo per a aquest web.',
    loading: 'Si la pàgina no s’acaba de carregar, pot ser pel bloquejador.',
  },
  loading: 'S’està carregant…',
  version: {
    title: 'Versió',
    application: 'Aplicació',
    version: 'Versió',
    mode: 'Entorn',
    modes: { production: 'Producció', demo: 'Demostració', test: 'Proves' },
    licence: 'Programari lliure amb llicència AGPL-3.0-or-later.',
  },
}
