/** What somebody is told who wrote without signing in. */
export const enquiry = {
  subject: 'Hemos recibido el mensaje',
  lead: {
    contact: 'Hemos recibido el mensaje enviado desde el formulario de contacto.',
    details: 'Hemos recibido los datos de contacto enviados desde nuestra web.',
  },
  more: 'Le responderemos en cuanto podamos. Si nos llama, tenga a mano la referencia.',
  answerBy: (day: string) =>
    `Le responderemos el ${day} como muy tarde. Si nos llama, tenga a mano la referencia.`,
  /** Of whoever is to be called. */
  call: {
    slot: (day: string, from: string, to: string) => `el ${day}, entre las ${from} y las ${to}`,
    asked: {
      subject: 'Le llamaremos',
      lead: (slot: string) =>
        `Le llamaremos ${slot}. Si ya no le va bien, cambie la hora o anule la llamada con el botón.`,
    },
    moved: {
      subject: 'Ha cambiado la hora de la llamada',
      lead: (slot: string) =>
        `Le llamaremos ${slot}. Si ya no le va bien, cambie la hora o anule la llamada con el botón.`,
    },
    cancelled: { subject: 'Ha anulado la llamada', lead: (slot: string) => `Ya no le llamaremos ${slot}.` },
    action: 'Cambiar o anular la llamada',
  },
  warning: 'Si usted no ha enviado nada desde esta dirección, no haga caso de este correo.',
}

export type EnquiryMailWords = typeof enquiry
