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
  warning: 'Si usted no ha enviado nada desde esta dirección, no haga caso de este correo.',
}

export type EnquiryMailWords = typeof enquiry
