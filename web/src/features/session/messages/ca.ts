import type { Messages } from '../../../i18n/messages.ts'
import type { messages as es } from './es.ts'

export const messages: Messages<typeof es> = {
  logout: {
    title: 'Sortir',
    working: 'S’està tancant la sessió…',
    failed: 'No ha estat possible tancar la sessió.',
    retry: 'Tornar-ho a provar',
  },
  changePassword: {
    show: 'Mostrar',
    hide: 'Amagar',
    title: 'Canviar la clau',
    forced: 'Abans de continuar cal triar una clau nova.',
    current: 'Clau actual',
    new: 'Clau nova',
    newHint:
      'Com a mínim {limit, number} caràcters. El millor, unes quantes paraules que ningú més ajuntaria.',
    repeat: 'Repetir la clau nova',
    send: 'Enviar',
    sending: 'S’està enviant…',
    cancel: 'Cancel·lar',
    reasonCurrent: 'Falta la clau actual.',
    reasonNew: 'Falta la clau nova.',
    reasonRepeat: 'Falta repetir la clau nova.',
    done: 'La clau s’ha canviat.',
    failed: "La clau no s'ha pogut canviar. [{code}]",
    failedCurrent: "La clau no s'ha pogut canviar. Revisi la clau actual introduïda [{code}]",
  },
  loading: 'S’està carregant…',
  version: {
    title: 'Versió',
    application: 'Aplicació',
    version: 'Versió',
    mode: 'Entorn',
    modes: { production: 'Producció', demo: 'Demostració', test: 'Proves' },
    licence: 'Programari lliure amb llicència Apache 2.0.',
  },
}
