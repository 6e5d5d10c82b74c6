import type { Messages } from '../../i18n/messages.ts'
import type * as es from './es.ts'

export const session: Messages<typeof es.session> = {
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
  handOff: {
    working: 'Estem obrint la sessió…',
    title: 'Ja hi ha una sessió oberta',
    text: 'En aquest navegador hi ha una sessió de {email}. L’enllaç pot ser d’un altre compte.',
    switch: 'Canviar de compte',
    again: 'Tornar-ho a provar',
    stay: 'Continuar com a {email}',
  },
  provider: {
    go: 'Entrar amb {name}',
    going: 'Anem a {name} per entrar…',
    declined: 'No s’ha entrat amb {name}. Es pot tornar a intentar.',
  },
  blocked: 'Si la pàgina no s’acaba de carregar, pot ser pel bloquejador.',
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

export const pages: Messages<typeof es.pages> = {
  notFound: {
    title: 'No hem trobat aquesta pàgina',
    text: 'Potser l’adreça té un error o la pàgina ja no existeix.',
    contact: 'Contactar',
    home: 'Anar a l’inici',
  },
  maintenance: {
    title: 'Estem fent tasques de manteniment',
    text: 'L’oficina virtual no està disponible ara mateix. No cal fer res: els contractes i el subministrament no en queden afectats.',
    window: 'Des del dia {start} fins al dia {end}.',
    from: 'Des del dia {start}.',
    until: 'Fins al dia {end}.',
    again: 'Tornar-ho a provar',
  },
  altHome: { title: 'Què s’hi pot fer, aquí?' },
}
