import type { Messages } from '../../../i18n/messages.ts'
import type * as es from './es.ts'

export const accessibility: Messages<typeof es.accessibility> = {
  title: 'Accessibilitat',
  answer: 'Aquesta oficina es fa servir amb teclat, amb lector de pantalla i amb lletres grans.',
  service: 'S’hi contracta, es veuen i es paguen factures, es mira el consum, es canvien dades i es reclama.',
  date: 'Aquesta pàgina es va revisar el dia {day}.',
  checked: 'Què es comprova a cada versió',
  keys: 'Contractar, canviar, pagar i signar es fa tot amb el teclat, i el lector de pantalla diu el que passa.',
  errors:
    'Cada formulari porta a la dada que falla i ho diu. En els tràmits que s’han escoltat, cap avís no es diu dues vegades.',
  large: 'Tot es veu sencer en una amplada de {narrow} píxels i amb lletres al {letters} en un mòbil.',
  low: 'Les barres fixes no tapen el que s’està fent servir.',
  colours:
    'Els textos guarden un contrast de {text} i els gràfics de {shapes}, en clar i en fosc. Cada gràfic té la seva taula.',
  kept: 'Abans que la sessió es tanqui sola s’avisa. El que s’ha escrit es guarda per a la mateixa persona.',
  documents: 'Factures, contractes i justificants són PDF amb etiquetes ({pdf}).',
  rules: 'La mesura és {wcag}, nivell AA. Ho demana la {law}, articles {articles}.',
  open: 'Què no s’ha comprovat',
  shapes:
    'Els colors més suaus del mapa d’hores i del calendari no arriben a {shapes}: la taula diu el mateix.',
  people: 'No l’han provada persones amb discapacitat ni l’ha auditada ningú de fora.',
  readers: 'El que se sent es comprova al navegador, no amb cada lector de pantalla.',
  outside: 'Del pagament amb targeta, la signatura i el xat d’altres empreses responen les seves pàgines.',
  barrier: 'Si alguna cosa no es pot fer servir',
  tell: 'Convé dir-nos a quina pàgina i amb quina ajuda es navega. El mateix es pot demanar per correu o per telèfon.',
}
