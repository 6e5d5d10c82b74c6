import { defaultLanguage, type Language } from '@endoll/api/language.ts'
import { addDays, type Day } from '@endoll/domain/time/day.ts'
import { demoCustomers } from '../customers.ts'
import type { Draft } from './invoice.ts'

/** A rung of the ladder that an unpaid invoice climbs. */
export interface Rung {
  readonly day: Day
  readonly code: string
  readonly description: string
}

/** What the retailer's systems call a rung, in the languages they know. */
type Names = Readonly<Partial<Record<Language, string>> & Record<typeof defaultLanguage, string>>

/** Days after the invoice was due, with the codes that the sector uses. */
const RUNGS: readonly (Names & { readonly after: number; readonly code: string })[] = [
  {
    after: 3,
    code: '10',
    es: 'Recibo devuelto por el banco',
    ca: 'Rebut retornat pel banc',
    en: 'Direct debit returned by the bank',
  },
  {
    after: 10,
    code: '15',
    es: 'Aviso de impago enviado',
    ca: 'Avís d’impagament enviat',
    en: 'Reminder sent',
  },
  {
    after: 25,
    code: '20',
    es: 'Primera carta enviada',
    ca: 'Primera carta enviada',
    en: 'First letter sent',
  },
  {
    after: 45,
    code: '40',
    es: 'Segunda carta enviada',
    ca: 'Segona carta enviada',
    en: 'Second letter sent',
  },
  {
    after: 70,
    code: '60',
    es: 'Último aviso antes de pedir el corte del suministro',
    ca: 'Darrer avís abans de demanar el tall del subministrament',
    en: 'Final notice before the supply is to be cut off',
  },
  {
    after: 116,
    code: '80',
    es: 'Carta de corte enviada',
    ca: 'Carta de tall enviada',
    en: 'Letter sent that announces the cut',
  },
  // So late that of bills month by month one always stands at the letter.
  {
    after: 152,
    code: '90',
    es: 'Corte del suministro programado',
    ca: 'Tall del subministrament programat',
    en: 'Cut of the supply planned',
  },
]

/** Every rung in the languages in which it is named. */
export const rungNames: readonly Names[] = RUNGS

/** The rungs that an invoice has climbed by today; at most so many where it was halted. */
export function ladderOf({ contract, dueDay }: Draft, today: Day, most: number = RUNGS.length): Rung[] {
  const { language = defaultLanguage } = demoCustomers.find(({ code }) => code === contract.customer) ?? {}
  return RUNGS.slice(0, most)
    .map((rung) => ({
      day: addDays(dueDay, rung.after),
      code: rung.code,
      description: rung[language] ?? rung[defaultLanguage],
    }))
    .filter(({ day }) => day <= today)
}
