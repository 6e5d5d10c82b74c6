import type { PrivacyWords } from './words.ts'

export const privacy: PrivacyWords = {
  title: 'Datos que piden borrar',
  told: 'Una persona propone la respuesta y otra la confirma; entonces se responde al cliente. Si se borra, hay que quitarlo también de los archivos de la comercializadora.',
  none: 'No espera ninguno.',
  since: (when) => `pedido el ${when}`,
  due: (day) => `responder antes del ${day}`,
  accept: 'Proponer que se borren',
  reject: 'Proponer que no',
  reason: 'Por qué no',
  reasonHint: 'El cliente lo lee tal como se escriba.',
  between: 'Alguien ha propuesto antes.',
  proposed: { accepted: 'Se propone borrar sus datos.', rejected: 'Se propone no borrarlos.' },
  proposedBy: (name, when) => `Lo propuso ${name} el ${when}.`,
  confirm: 'Confirmar',
  turnDown: 'No confirmar',
  mine: 'Lo confirma otra persona.',
}
