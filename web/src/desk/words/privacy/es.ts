import type { PrivacyWords } from './words.ts'

export const privacy: PrivacyWords = {
  title: 'Solicitudes de borrado',
  told: 'Una persona propone la respuesta y otra la confirma; entonces se responde al cliente. Si se borra, quítelo también de los archivos de la comercializadora.',
  none: 'No hay ninguna pendiente.',
  since: (when) => `pedida el ${when}`,
  due: (day) => `respuesta como tarde el ${day}`,
  accept: 'Proponer borrar los datos',
  reject: 'Proponer no borrarlos',
  reason: 'Por qué no',
  reasonHint: 'El cliente lo leerá tal como lo escriba.',
  between: 'Otra persona ha propuesto antes.',
  decided: {
    confirmed: 'Respuesta confirmada: se envía al cliente.',
    turnedDown: 'Propuesta rechazada: se puede proponer otra.',
    between: 'Otra persona ha decidido antes.',
  },
  proposed: { accepted: 'Se propone borrar sus datos.', rejected: 'Se propone no borrarlos.' },
  proposedBy: (name, when) => `Lo propuso ${name} el ${when}.`,
  confirm: 'Confirmar',
  turnDown: 'Rechazar',
  mine: 'Lo confirma otra persona.',
}
