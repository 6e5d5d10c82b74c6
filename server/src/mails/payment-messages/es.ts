/** `by` is how it was paid; a mail need not say it. */
interface PaymentMail {
  readonly subject: (amount: string) => string
  readonly lead: (amount: string, by: string) => string
}

const ordered: PaymentMail = {
  subject: (amount) => `Cargo en cuenta pedido: ${amount}`,
  lead: (amount) =>
    `Se ha pedido al banco un cargo en cuenta de ${amount}. El banco tarda unos días: mientras tanto no vuelva a pagar; le avisaremos de cómo acabe.`,
}

/** The mails of what happens to a payment. */
export const payment = {
  by: {
    card: 'con tarjeta',
    sepa_debit: 'con cargo en cuenta',
    bizum: 'por Bizum',
    unsaid: 'en la oficina virtual',
  },
  paid: {
    subject: (amount: string) => `Pago recibido: ${amount}`,
    lead: (amount: string, by: string) =>
      `Hemos recibido el pago ${by} de ${amount}. No tiene que hacer nada más.`,
  },
  ordered,
  failed: {
    subject: (amount: string) => `El pago de ${amount} no ha llegado`,
    lead: (amount: string, by: string) =>
      `El banco ha rechazado el pago ${by} de ${amount}. No se ha cobrado nada, y la factura sigue pendiente: se puede pagar otra vez.`,
  },
  refunded: {
    subject: (amount: string) => `Pago devuelto: ${amount}`,
    lead: (amount: string, by: string) =>
      `Hemos devuelto el pago ${by} de ${amount}. El banco puede tardar unos días en mostrarlo.`,
  },
  partly_refunded: {
    subject: (amount: string) => `Devolución de ${amount}`,
    lead: (amount: string, by: string) =>
      `De un pago ${by} hemos devuelto ${amount}. El banco puede tardar unos días en mostrarlo.`,
  },
  refund_failed: {
    subject: (amount: string) => `Una devolución de ${amount} no ha llegado`,
    lead: (amount: string, by: string) =>
      `El banco no ha admitido la devolución de ${amount} de un pago ${by}. El dinero vuelve a estar aquí y cuenta otra vez para la factura. Si lo había pagado ya de otra manera, o le corresponde recibirlo, escríbanos y lo devolveremos por otro medio.`,
  },
  charged_back: {
    subject: (amount: string) => `El banco ha retirado un pago de ${amount}`,
    lead: (amount: string, by: string) =>
      `El banco ha retirado el pago ${by} de ${amount}, y la factura vuelve a estar pendiente.`,
  },
  keep: 'El justificante se puede descargar en la página de la factura.',
  invoices: (count: number) => (count === 1 ? 'Factura' : 'Facturas'),
  day: 'Fecha',
  action: 'Ver la factura',
}
