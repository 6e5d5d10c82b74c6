import type { Deployment } from '@endoll/api/deployment/deployment.ts'
import type { Language } from '@endoll/api/language.ts'
import { isFreePhone } from '@endoll/domain/identity/free-phone.ts'
import type { Day } from '@endoll/domain/time/day.ts'
import { formatterOf } from '../../platform/formatter.ts'
import { answerTimes } from '../house/answer-times.ts'
import { texts } from '../../texts.ts'
import { fact, type FactSection } from '../house/fact.ts'
import { phoneAddress } from '../house/house.ts'

const COMPARATOR = 'https://comparador.cnmc.gob.es'

interface Contracted {
  readonly kind: 'electricity' | 'gas'
  /** Of a tariff of last resort. */
  readonly isRegulated: boolean
  /** The voluntary price for small consumers: RD 216/2014 art. 19. */
  readonly isPvpc?: boolean
}

/** Of which kind the contract is, how it ends, changes hands and is paid: RD 88/2026 art. 30.1.d, e, h, j, n and r; for gas the first. */
export function contractRights(
  { kind, isRegulated, isPvpc = false }: Contracted,
  { organisation }: Pick<Deployment, 'organisation'>,
  language: Language,
): FactSection {
  const { clauses: t, pvpc } = texts[language].newContract.summary
  const { phone, email } = organisation
  return {
    title: t.title,
    facts: [
      ...fact(t.market, isPvpc ? pvpc.market : isRegulated ? t.regulated : t.freeMarket),
      ...fact(t.comparator, COMPARATOR.replace('https://', ''), { address: COMPARATOR }),
      ...(kind === 'gas'
        ? []
        : [
            ...fact(t.end, t.endText(phone, email), { note: isPvpc ? pvpc.endFree : t.endFree('2.0TD') }),
            ...fact(t.changes, t.changesText),
            ...fact(t.handOver, t.handOverText),
            ...fact(t.choice, t.choiceText),
          ]),
    ],
  }
}

/** Where to claim, in which time it is answered, and where to go then: RD 88/2026 art. 30.1.ñ and o, Ley 10/2025 art. 5.3 and 5.4. */
export function contractClaims(
  { organisation }: Pick<Deployment, 'organisation'>,
  language: Language,
  day: Day,
): FactSection {
  const times = answerTimes(day, formatterOf(language))
  const { clauses: t } = texts[language].newContract.summary
  const { phone, claimsPhone, claimsAddress, address, email, adr, schedule } = organisation
  const called = claimsPhone ?? phone
  return {
    title: t.claims,
    facts: [
      ...fact(t.phone, called, {
        ...(isFreePhone(called) && { note: t.free }),
        address: phoneAddress(called),
      }),
      ...fact(t.post, claimsAddress ?? address),
      ...fact(t.email, email, { address: `mailto:${email}` }),
      ...fact(t.schedule, schedule[language]),
      ...(times ? fact(t.times, t.timesText(...times)) : []),
      ...fact(t.proof, t.proofText),
      ...fact(t.elsewhere, adr ? [adr.name, adr.phone ?? '', adr.website ?? ''] : t.region),
    ],
  }
}
