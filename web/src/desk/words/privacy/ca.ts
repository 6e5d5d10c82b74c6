import type { PrivacyWords } from './words.ts'

export const privacy: PrivacyWords = {
  title: 'Sol·licituds d’esborrat',
  told: 'Una persona proposa la resposta i una altra la confirma; llavors es respon al client. Si s’esborra, cal treure’l també dels fitxers de la comercialitzadora.',
  none: 'No n’hi ha cap de pendent.',
  since: (when) => `demanada el ${when}`,
  due: (day) => `cal respondre com a molt tard el dia ${day}`,
  accept: 'Proposar esborrar les dades',
  reject: 'Proposar no esborrar-les',
  reason: 'Per què no',
  reasonHint: 'El client ho llegirà tal com ho escrigui.',
  between: 'Una altra persona ha proposat abans.',
  decided: {
    confirmed: 'Resposta confirmada: s’envia al client.',
    turnedDown: 'Proposta rebutjada: se’n pot proposar una altra.',
    between: 'Una altra persona ha decidit abans.',
  },
  proposed: { accepted: 'Es proposa esborrar les seves dades.', rejected: 'Es proposa no esborrar-les.' },
  proposedBy: (name, when) => `Ho va proposar ${name} el ${when}.`,
  confirm: 'Confirmar',
  turnDown: 'Rebutjar',
  mine: 'Ho confirma una altra persona.',
}
