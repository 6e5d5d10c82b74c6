import { billWords } from '@endoll/api/bill-words/ca.ts'
import type { InvoiceWords } from './es.ts'

export const ca: InvoiceWords = {
  sheet: 'Factures',
  electricity: 'Factures d’electricitat',
  gas: 'Factures de gas',
  columns: {
    number: 'Número',
    type: 'Tipus',
    rectifies: 'Rectifica la',
    day: 'Data',
    dueDay: 'Venciment',
    from: 'Des de',
    to: 'Fins a',
    contract: 'Contracte',
    cups: 'CUPS',
    address: 'Adreça',
    tariff: 'Tarifa d’accés',
    product: 'Producte',
    partner: 'Titular de la factura',
    nif: 'NIF',
    energy: 'Energia (kWh)',
    total: 'Import (€)',
    pending: 'Pendent (€)',
    debt: 'Vençut (€)',
    status: 'Estat',
  },
  types: {
    N: 'Normal',
    A: 'Anul·ladora',
    B: 'Anul·ladora amb rectificació',
    R: 'Rectificadora',
    RA: 'Rectificadora per diferència',
    C: 'Complementària',
    G: 'Regularitzadora',
  },
  statuses: billWords.statuses,
}
