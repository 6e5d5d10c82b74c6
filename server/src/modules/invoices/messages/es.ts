import { billWords } from '@endoll/api/bill-words/es.ts'
import type { InvoiceType } from '@endoll/domain/billing/invoice-type.ts'

/** Words of the spreadsheet of invoices. */
export const es = {
  sheet: 'Facturas',
  electricity: 'Facturas de electricidad',
  gas: 'Facturas de gas',
  columns: {
    number: 'Número',
    type: 'Tipo',
    rectifies: 'Rectifica a',
    day: 'Fecha',
    dueDay: 'Vencimiento',
    from: 'Desde',
    to: 'Hasta',
    contract: 'Contrato',
    cups: 'CUPS',
    address: 'Dirección',
    tariff: 'Tarifa de acceso',
    product: 'Producto',
    partner: 'Titular de la factura',
    nif: 'NIF',
    energy: 'Energía (kWh)',
    total: 'Importe (€)',
    pending: 'Pendiente (€)',
    debt: 'Vencido (€)',
    status: 'Estado',
  },
  types: {
    N: 'Normal',
    A: 'Anuladora',
    B: 'Anuladora con rectificación',
    R: 'Rectificadora',
    RA: 'Rectificadora por diferencia',
    C: 'Complementaria',
    G: 'Regularizadora',
  } satisfies Record<InvoiceType, string>,
  statuses: billWords.statuses,
}
export type InvoiceWords = typeof es
