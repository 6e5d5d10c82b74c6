import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { addMonths, lastDayOfMonth, type Day } from '@endoll/domain/time/day.ts'
import { csvOf } from './csv.ts'

/** Codes of customers: one to pass on, one to use, and one that is over. */
export function couponsOn(today: Day) {
  const invite = (customer: string, code: string) => ({
    customer_code: customer,
    code,
    name: 'Porta un amic',
    description: '10 € de descompte a la propera factura per a tu i per a qui convidis.',
    url: `https://endoll.example/amics?codi=${code}`,
    start_day: '2025-01-01',
    end_day: '',
  })
  return [
    invite('laia', 'LAIA-GRANOLLERS'),
    invite('marc', 'MARC-SOL'),
    {
      customer_code: 'marc',
      code: 'BATERIA15',
      name: 'Revisió de l’autoconsum',
      description: '15 % de descompte en la revisió de les plaques.',
      url: '',
      start_day: '',
      end_day: lastDayOfMonth(addMonths(today, 2)),
    },
    {
      customer_code: 'marc',
      code: 'ESTIU25',
      name: 'Estiu 2025',
      description: 'Manteniment gratuït durant tres mesos.',
      url: '',
      start_day: '2025-06-21',
      end_day: '2025-09-22',
    },
  ]
}

export function writeCoupons(folder: string, today: Day): Promise<void> {
  return writeFile(join(folder, 'coupons.csv'), csvOf(couponsOn(today)))
}
