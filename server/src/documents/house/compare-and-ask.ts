import type { Deployment } from '@endoll/api/deployment/deployment.ts'
import type { Language } from '@endoll/api/language.ts'
import { texts } from '../../texts.ts'
import { fact, type Fact } from './fact.ts'
import { phoneAddress } from './house.ts'

const COMPARATOR = 'https://comparador.cnmc.gob.es'

/** What a notice says last: the comparator of the CNMC, and whom to ask when. */
export function compareAndAsk({ organisation }: Deployment, language: Language): Fact[] {
  const t = texts[language].priceNotice.rights
  const { phone, email, schedule } = organisation
  return [
    ...fact(t.compare, COMPARATOR.replace('https://', ''), { address: COMPARATOR }),
    ...fact(t.ask, [phone, email], { note: schedule[language], address: phoneAddress(phone) }),
  ]
}
