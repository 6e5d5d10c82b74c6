export const messages = {
  title: 'Justificante de reclamación',
  answer: (reference: string) => `Reclamación registrada: ${reference}`,
  due: (day: string) => `Responderemos el ${day} como muy tarde.`,
  claim: 'La reclamación',
  reference: 'Referencia',
  referenceNote: 'Indíquela si nos llama.',
  sent: 'Presentada el',
  dueLabel: 'Respuesta, como muy tarde',
  type: 'Tipo',
  subtype: 'Motivo',
  facts: {
    title: 'Sobre qué',
    invoice: (name: string, day: string, amount: string) => `Factura ${name}, del ${day}: ${amount}`,
    readings: (name: string, day: string) => `Lecturas hasta el ${day}, de la factura ${name}`,
    request: (name: string, day: string) => `Solicitud ${name}, del ${day}`,
  },
  files: 'Archivos',
  people: 'Quién reclama',
  customer: 'Cliente',
  actedBy: 'Presentada en su nombre por',
  contract: 'Contrato',
  retailer: 'Comercializadora',
  nif: (nif: string) => `NIF ${nif}`,
  written: 'Qué se reclama',
  /** What silence means, and where to go then or after an answer that does not convince. */
  elsewhere: {
    rejected: (day: string) => `Si el ${day} no hay respuesta, la reclamación cuenta como desestimada.`,
    afterwards: 'Entonces, o si la respuesta no convence, se puede acudir a',
    unconvinced: 'Si la respuesta no convence, se puede acudir a',
    region: 'los servicios de consumo de la comunidad autónoma o la Junta Arbitral de Consumo',
    adr: (name: string) => `${name}, la entidad de resolución de litigios a la que pertenecemos`,
  },
  /** A claim that lacks something: the mail that asks for it, and what follows. */
  incomplete: {
    subject: (reference: string) => `Falta algo para responder: reclamación ${reference}`,
    lead: 'Para responder a la reclamación nos falta algo:',
    until: (day: string) =>
      `Complétela escribiendo en la conversación, como muy tarde el ${day}. El plazo para responderle empieza el día en que la complete. Si no se completa, la reclamación se da por resuelta (Ley 10/2025, art. 13.3).`,
  },
  closing: 'Guarde este documento: dice qué se reclamó y cuándo llegó.',
  fileName: (reference: string) => `Reclamación ${reference}`,
}
