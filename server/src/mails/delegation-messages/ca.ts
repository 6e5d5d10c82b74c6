import type { Translation } from '../../texts/translation.ts'
import type { delegation as es } from './es.ts'

export const delegation: Translation<typeof es> = {
  may: 'Què es pot fer',
  contracts: 'Contractes',
  until: 'Fins al',
  contractsOf: (count) => (count === null ? 'Tots' : count === 1 ? 'Un' : String(count)),
  roles: {
    look: 'Veure contractes, factures i consum',
    pay: 'Veure i pagar factures',
    manage: 'Veure, pagar, escriure a la comercialitzadora, reclamar i enviar lectures',
    sign: 'Tot, també demanar canvis, signar-los i decidir qui més actua',
  },
  action: 'Veure qui actua per qui',
  answer: 'Llegir la invitació i contestar',
  invited: {
    subject: (other) => `${other} li demana que s’ocupi de la seva llum o gas`,
    lead: (other) =>
      `${other} el convida a veure la seva oficina virtual i a ocupar-se del que es diu a sota.`,
    more: (days) =>
      `La invitació serveix ${days} dies i només per a un compte amb aquesta adreça de correu. Si no coneix qui convida, no cal fer res.`,
  },
  acting: { label: 'Demanat per', value: (by, customer) => `${by}, en nom de ${customer}` },
  spoken: {
    subject: (code) => `${code} és el codi que es diu per telèfon`,
    lead: (agent) => `Digui aquest codi a ${agent}, que l’atén, perquè canviï el que vostè demana.`,
    more: (minutes) =>
      `Serveix ${minutes} minuts i una sola vegada. Amb ell no es paga ni se signa res, ni es veu cap clau.`,
    warning: 'Si no està parlant amb nosaltres, no el digui a ningú.',
  },
  signs: {
    never: 'No es podrà signar res en nom seu.',
    does: 'Podrà demanar canvis i signar-los en nom seu: el que signi obliga qui el convida.',
  },
  changed: {
    subject: (other) => `Ha canviat el que pot fer per ${other}`,
    lead: (other) => `${other} ha canviat el que vostè pot fer en nom seu.`,
    more: () => 'Des d’ara val el següent.',
  },
  ended: {
    subject: (other) => `Ja no actua per ${other}`,
    lead: (other) => `${other} ha acabat el que vostè podia fer en nom seu.`,
    more: () => 'Des d’ara els seus contractes i factures ja no es veuen des del seu compte.',
  },
  ends: {
    subject: (other) => `Aviat deixarà d’actuar per ${other}`,
    lead: (other) => `El que pot fer en nom de ${other} acaba el dia que es diu a sota.`,
    more: () => 'Per continuar després, l’altra persona pot canviar aquest dia al seu perfil.',
  },
  ending: {
    subject: (other) => `${other} deixarà aviat d’actuar en nom seu`,
    lead: (other) => `El que ${other} pot fer en nom seu acaba el dia que es diu a sota.`,
    more: () => 'Perquè continuï després, canviï aquest dia al perfil. Si no, no cal fer res.',
  },
  yearly: {
    subject: 'Qui actua en nom seu',
    lead: 'Cada any li recordem qui pot veure o fer alguna cosa en nom seu. Ara són aquestes persones:',
    more: 'Es pot canviar o acabar en qualsevol moment al perfil.',
    untilDay: (role, day) => `${role}, fins al dia ${day}`,
  },
  accepted: {
    subject: (other) => `${other} ha acceptat la seva invitació`,
    lead: (other) => `${other} ja pot fer en nom seu el que es diu a sota.`,
    more: () => 'Es pot canviar o acabar en qualsevol moment al perfil.',
  },
  provided: {
    subject: (other) => `${other} pot actuar en nom seu`,
    lead: (other) =>
      `El sistema d’accés de la comercialitzadora deixa que ${other} faci en nom seu el que es diu a sota.`,
    more: () => 'Es pot acabar en qualsevol moment al perfil; aleshores no es torna a donar.',
  },
  refused: {
    subject: (other) => `${other} no ha acceptat la seva invitació`,
    lead: (other) => `${other} no actuarà en nom seu.`,
    more: () => 'Ningú més no pot fer servir aquesta invitació.',
  },
  left: {
    subject: (other) => `${other} ja no actua en nom seu`,
    lead: (other) => `${other} ha deixat d’actuar en nom seu.`,
    more: () => 'Des d’ara ja no veu els seus contractes ni les seves factures.',
  },
}
