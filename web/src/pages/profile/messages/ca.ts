import type { Messages } from '../../../i18n/messages.ts'
import type * as es from './es.ts'

export const profile: Messages<typeof es.profile> = {
  title: 'Perfil',
  loading: 'S’està carregant el perfil',
  unread: 'No hem pogut carregar el perfil',
  nothingChanged: 'No s’ha canviat res.',
  pendingAnswer: 'Falta confirmar {email}.',
  person: {
    title: 'Dades personals',
    name: 'Nom',
    nif: 'NIF',
    wrong: 'Hi ha un error? El corregim al {phone}.',
  },
  account: {
    title: 'Compte d’accés',
    email: 'Correu electrònic d’accés',
    mobile: 'Mòbil',
    current: 'Clau actual',
    show: 'Mostrar',
    hide: 'Amagar',
    none: 'Cap',
    saved: 'El correu electrònic és el que ja hi havia.',
    mobileSaved: 'El mòbil s’ha canviat.',
    pending: {
      title: 'Falta confirmar l’adreça nova',
      why: 'Hem enviat un enllaç a {pending}. Fins que no s’obri i es confirmi, s’entra amb {email}.',
      sent: 'Hem enviat l’enllaç a {pending}.',
    },
  },
  language: {
    label: 'Idioma',
    hint: 'D’aquesta oficina i dels correus que enviem.',
    saved: 'L’idioma s’ha desat.',
    failed: 'L’idioma no s’ha pogut desar.',
  },
  password: {
    label: 'Clau',
    change: 'Canviar la clau',
    changeOutside: 'Canviar la clau amb el proveïdor d’identitat',
  },
  notices: {
    title: 'Avisos de cada contracte',
    why: 'On enviem factures i avisos; pot ser diferent del correu d’accés.',
    loading: 'S’estan carregant els contractes',
    unread: 'No hem pogut carregar els contractes',
    safe: 'Els avisos continuen arribant on sempre.',
    contract: 'Contracte',
    of: 'Contracte {name}',
  },
  sessions: {
    title: 'Sessions obertes',
    loading: 'S’estan carregant les sessions',
    unread: 'No hem pogut carregar les sessions',
    safe: 'Totes continuen com estaven.',
    count:
      '{count, plural, one {El compte només és obert en aquest navegador.} other {El compte és obert en # navegadors.}}',
    unknownDevice: 'Navegador desconegut',
    current: 'Aquesta sessió',
    since: 'Oberta el dia {at}',
    seen: 'En ús {ago} · oberta el dia {at}',
    endOthers: 'Tancar totes les altres',
    ending: 'S’estan tancant',
    onlyThis: 'No n’hi ha cap altra.',
    ended:
      '{count, plural, =0 {No hi havia cap altra sessió oberta.} one {S’ha tancat una sessió.} other {S’han tancat # sessions.}}',
    notEnded: 'Les altres sessions no s’han pogut tancar.',
  },
  confirm: {
    title: 'Confirmar el correu electrònic',
    answers: {
      asking: 'Falta un pas per confirmar el correu electrònic.',
      sending: 'Falta un pas per confirmar el correu electrònic.',
      failed: 'El correu electrònic no s’ha confirmat.',
      nothing:
        'Aquí s’arriba amb l’enllaç del correu. Si s’ha tornat a carregar la pàgina, cal obrir-lo un altre cop.',
    },
    confirm: 'Confirmar l’adreça',
    sending: 'S’està confirmant',
    again: 'Tornar-ho a provar',
    tryAgain: 'L’enllaç encara serveix.',
    stillOld: 'Tot continua com estava. Al perfil es pot tornar a demanar.',
    done: {
      answer: 'L’adreça està confirmada.',
      detail: 'Des d’ara s’entra amb {email}.',
      arrives: 'Els avisos tornen a arribar a {email}.',
    },
    toProfile: 'Anar al perfil',
    toLogin: 'Entrar',
  },
}
