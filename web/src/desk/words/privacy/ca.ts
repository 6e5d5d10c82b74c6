import type { PrivacyWords } from './words.ts'

export const privacy: PrivacyWords = {
  title: 'Dades que demanen esborrar',
  told: 'Una persona proposa la resposta i una altra la confirma; llavors es respon al client. Si s’esborra, cal treure’l també dels fitxers de la comercialitzadora.',
  none: 'No n’espera cap.',
  since: (when) => `demanat el ${when}`,
  due: (day) => `respondre abans del dia ${day}`,
  accept: 'Proposar que s’esborrin',
  reject: 'Proposar que no',
  reason: 'Per què no',
  reasonHint: 'El client ho llegeix tal com s’escrigui.',
  between: 'Algú ha proposat abans.',
  proposed: { accepted: 'Es proposa esborrar les seves dades.', rejected: 'Es proposa no esborrar-les.' },
  proposedBy: (name, when) => `Ho va proposar ${name} el ${when}.`,
  confirm: 'Confirmar',
  turnDown: 'No confirmar',
  mine: 'Ho confirma una altra persona.',
}
