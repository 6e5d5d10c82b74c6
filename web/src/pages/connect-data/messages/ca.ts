import type { Messages } from '../../../i18n/messages.ts'
import type * as es from './es.ts'

const connectData: Messages<typeof es.connect> = {
  title: 'Connectar',
  answer: 'Els seus consums i factures en els seus programes i en el seu calendari.',
  toProfile: 'Perfil',
  loading: 'Carregant el que està connectat',
  unread: 'No hem pogut carregar el que està connectat',
  safe: 'Res no ha canviat.',
  noContract: 'Encara no té cap contracte del qual es puguin llegir dades.',
  form: {
    title: 'Connectar un programa o un calendari',
    use: 'Per a què?',
    uses: {
      homeAssistant: 'Home Assistant',
      spreadsheet: 'Full de càlcul',
      script: 'Un programa propi',
      calendar: 'Calendari de factures i càrrecs',
    },
    which: 'Quins contractes?',
    all: 'Tots',
    months: 'Quant de temps?',
    term: '{months, plural, one {# mes} other {# mesos}}',
    name: 'Nom',
    nameHint: 'Per reconèixer-lo després a la llista.',
    optional: 'opcional',
    make: 'Crear la clau',
    makeCalendar: 'Crear l’adreça',
    making: 'Creant',
    failed: 'No s’ha creat res.',
  },
  made: {
    title: {
      homeAssistant: 'Per a Home Assistant',
      spreadsheet: 'Per al full de càlcul',
      script: 'Per al programa',
      calendar: 'Per al calendari',
    },
    once: 'Només es mostra ara. Qui ho tingui pot llegir aquestes dades: no ho comparteixi. Deixa de valer si canvia la contrasenya o tanca totes les sessions.',
    steps: {
      homeAssistant:
        'Enganxi aquest text al final del fitxer configuration.yaml i reiniciï Home Assistant. Hi apareixen la factura fins avui, la prevista, el preu d’aquesta hora i el pròxim càrrec.',
      spreadsheet:
        'A l’Excel: Dades, Obtenir dades, D’altres fonts, Consulta en blanc, Editor avançat. Enganxi aquest text i triï l’accés anònim. Amb Actualitzar es torna a llegir l’últim mes d’hores.',
      script: 'Aquesta ordre llegeix l’últim mes d’hores. La descripció de l’API diu què més es pot llegir.',
      calendar:
        'Copiï aquesta adreça i afegeixi-la al seu calendari com a subscripció per URL. Si l’adreça arriba a altres mans, acabi-la aquí sota i en creï una altra.',
    },
    sensors: {
      soFar: 'Factura fins avui',
      expected: 'Factura prevista',
      price: 'Preu de la llum',
      debit: 'Pròxim càrrec',
    },
    text: 'Text per enganxar',
    copy: 'Copiar el text',
    copyToken: 'Copiar només la clau',
    copied: 'Copiat',
    docs: 'Descripció de l’API',
    close: 'Ja ho tinc',
  },
  list: {
    title: 'Connectat ara',
    none: 'Cap programa no llegeix les seves dades.',
    kinds: { data: 'Llegeix dades', calendar: 'Calendari' },
    all: 'tots els contractes',
    noEnd: 'sense data de fi',
    until: 'fins al dia {day}',
    unused: 'encara sense usar',
    used: 'usat {ago}',
    madeBy: 'ho va crear {who}',
    end: 'Acabar',
    endOf: 'Acabar {name}',
    ending: 'Acabant',
    ended: '{name} ja no llegeix les seves dades.',
    notEnded: 'No s’ha acabat.',
  },
}

export { connectData as connect }
