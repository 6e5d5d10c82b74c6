/** To whoever acts for a customer, is to or did; `other` is the other side's name or address. */
export const delegation = {
  may: 'Qué se puede hacer',
  contracts: 'Contratos',
  until: 'Hasta el',
  contractsOf: (count: number | null) => (count === null ? 'Todos' : count === 1 ? 'Uno' : String(count)),
  roles: {
    look: 'Ver contratos, facturas y consumo',
    pay: 'Ver y pagar facturas',
    manage: 'Ver, pagar, escribir a la comercializadora, reclamar y enviar lecturas',
    sign: 'Todo, también pedir cambios, firmarlos y decidir quién más actúa',
  },
  action: 'Ver quién actúa por quién',
  answer: 'Leer la invitación y contestar',
  invited: {
    subject: (other: string) => `${other} le pide que se ocupe de su luz o su gas`,
    lead: (other: string) =>
      `${other} le invita a ver su oficina virtual y a ocuparse de lo que se dice abajo.`,
    more: (days: number) =>
      `La invitación sirve ${days} días y solo para una cuenta con esta dirección de correo. Si no conoce a quien invita, no hace falta hacer nada.`,
  },
  acting: { label: 'Pedido por', value: (by: string, customer: string) => `${by}, en nombre de ${customer}` },
  spoken: {
    subject: (code: string) => `${code} es el código que se dice por teléfono`,
    lead: (agent: string) =>
      `Dígale este código a ${agent}, que le atiende, para que cambie lo que usted pide.`,
    more: (minutes: number) =>
      `Sirve ${minutes} minutos y una sola vez. Con él no se paga ni se firma nada, ni se ve ninguna clave.`,
    warning: 'Si no está hablando con nosotros, no se lo diga a nadie.',
  },
  signs: {
    never: 'No se podrá firmar nada en su nombre.',
    does: 'Podrá pedir cambios y firmarlos en su nombre: lo que firme obliga a quien le invita.',
  },
  changed: {
    subject: (other: string) => `Ha cambiado lo que puede hacer por ${other}`,
    lead: (other: string) => `${other} ha cambiado lo que usted puede hacer en su nombre.`,
    more: () => 'Desde ahora vale lo siguiente.',
  },
  ended: {
    subject: (other: string) => `Ya no actúa por ${other}`,
    lead: (other: string) => `${other} ha terminado lo que usted podía hacer en su nombre.`,
    more: () => 'Desde ahora sus contratos y facturas ya no se ven desde su cuenta.',
  },
  ends: {
    subject: (other: string) => `Pronto dejará de actuar por ${other}`,
    lead: (other: string) => `Lo que puede hacer en nombre de ${other} termina el día que se dice abajo.`,
    more: () => 'Para seguir después, la otra persona puede cambiar ese día en su perfil.',
  },
  ending: {
    subject: (other: string) => `${other} dejará pronto de actuar en su nombre`,
    lead: (other: string) => `Lo que ${other} puede hacer en su nombre termina el día que se dice abajo.`,
    more: () => 'Para que siga después, cambie ese día en su perfil. Si no, no tiene que hacer nada.',
  },
  yearly: {
    subject: 'Quién actúa en su nombre',
    lead: 'Cada año le recordamos quién puede ver o hacer algo en su nombre. Ahora son estas personas:',
    more: 'Se puede cambiar o terminar en cualquier momento en el perfil.',
    untilDay: (role: string, day: string) => `${role}, hasta el ${day}`,
  },
  accepted: {
    subject: (other: string) => `${other} ha aceptado su invitación`,
    lead: (other: string) => `${other} ya puede hacer en su nombre lo que se dice abajo.`,
    more: () => 'Se puede cambiar o terminar en cualquier momento en el perfil.',
  },
  provided: {
    subject: (other: string) => `${other} puede actuar en su nombre`,
    lead: (other: string) =>
      `El sistema de acceso de la comercializadora deja que ${other} haga en su nombre lo que se dice abajo.`,
    more: () => 'Se puede terminar en cualquier momento en el perfil; entonces no vuelve a darse.',
  },
  refused: {
    subject: (other: string) => `${other} no ha aceptado su invitación`,
    lead: (other: string) => `${other} no actuará en su nombre.`,
    more: () => 'Nadie más puede usar esta invitación.',
  },
  left: {
    subject: (other: string) => `${other} ya no actúa en su nombre`,
    lead: (other: string) => `${other} ha dejado de actuar en su nombre.`,
    more: () => 'Desde ahora ya no ve sus contratos ni sus facturas.',
  },
}
