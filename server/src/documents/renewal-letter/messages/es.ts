export const messages = {
  title: (contract: string) => `Renovación del contrato ${contract}`,
  answer: (day: string) => `El contrato se renueva después del ${day}, si no se dice lo contrario.`,
  detail: (product: string, address: string) => `${product}, para ${address}.`,
  sent: 'Enviado',
  until: 'Último día para no renovar',
  contract: 'Contrato',
  holder: 'Titular',
  goesOn: {
    title: 'Si se quiere seguir',
    term: 'Renovación',
    termText: (first: string, last: string) => `Desde el ${first} hasta el ${last}. No tiene que hacer nada.`,
    conditions: 'Condiciones',
    conditionsText: 'Las mismas. Un cambio de precios se avisa aparte, con un mes de antelación.',
  },
  refusing: {
    title: 'Si no se quiere renovar',
    how: 'Cómo decirlo',
    howText: (day: string, where: string) =>
      `Hasta el ${day}, ${where}. Si se va a contratar con otra comercializadora, ella hace el cambio.`,
    office: 'en la oficina virtual, por teléfono o por correo electrónico',
    elsewhere: 'por teléfono o por correo electrónico',
    cost: 'Coste',
    costText: 'Ninguno.',
  },
  closing: (law: string) => `Aviso que pide la ley (${law}).`,
  fileName: (contract: string, day: string) => `Renovación ${contract} ${day}`,
  filed: { name: (day: string) => `Renovación después del ${day}`, category: 'Avisos' },
}
