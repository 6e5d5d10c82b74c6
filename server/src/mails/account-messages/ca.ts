import type { Translation } from '../../texts/translation.ts'
import type { account as es } from './es.ts'

export const account: Translation<typeof es> = {
  password_changed: {
    subject: 'S’ha canviat la clau',
    lead: 'S’ha canviat la clau de l’oficina virtual. Les altres sessions s’han tancat.',
  },
  recovered: {
    subject: 'S’ha triat una clau nova',
    lead: 'S’ha triat una clau nova amb l’enllaç que vam enviar per correu. Les altres sessions s’han tancat.',
  },
  activated: {
    subject: 'El compte està activat',
    lead: 'El compte de l’oficina virtual ja té clau. S’hi entra amb aquesta adreça de correu.',
  },
  registered: {
    subject: 'El compte està creat',
    lead: 'S’ha creat un compte de l’oficina virtual amb aquesta adreça de correu.',
  },
  data_token_made: {
    subject: 'Un programa pot llegir les seves dades',
    lead: 'S’ha creat una manera de llegir les dades dels seus subministraments sense entrar a l’oficina virtual: una clau per a programes o l’adreça d’un calendari. Es veu i s’acaba a Perfil, Connectar.',
  },
  method_added: {
    subject: 'Una nova manera d’entrar al compte',
    lead: 'S’ha afegit al compte una clau d’accés o els codis d’una aplicació. Amb això s’hi entra i es confirmen canvis.',
  },
  provider_linked: {
    subject: 'Nova manera d’entrar al compte',
    lead: 'Des d’ara també s’entra al compte amb el proveïdor d’identitat.',
  },
  method_removed: {
    subject: 'S’ha tret una manera d’entrar',
    lead: 'S’ha tret del compte una clau d’accés o els codis d’una aplicació.',
  },
  passkey_counts_anew: {
    subject: 'Una clau d’accés torna a comptar',
    lead: 'Algú ha entrat, o ha confirmat un canvi, amb una clau d’accés que ha tornat a comptar els usos des del principi, i amb un codi. Passa quan es restableix un dispositiu, i també si algú ha copiat la clau.',
  },
  opened_for: {
    subject: 'S’ha obert l’oficina virtual amb el seu compte',
    lead: 'Una persona de la comercialitzadora ha demanat un accés d’un sol ús al seu compte de l’oficina virtual.',
  },
  when: 'Quan',
  by: 'Qui',
  why: 'Per què',
  warning: (phone: string) =>
    `Si no ha estat el titular del compte, convé trucar com més aviat millor al ${phone}.`,
}
