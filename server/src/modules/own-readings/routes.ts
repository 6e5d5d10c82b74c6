import type { BodyOf } from '@endoll/api/endpoint.ts'
import { languageOf } from '@endoll/api/language.ts'
import * as contract from '@endoll/api/own-readings.ts'
import { isDoubtful, readingRefusal, type Meter } from '@endoll/domain/readings/own-reading.ts'
import { getOwnContract, type ContractRow } from '../../platform/access.ts'
import { budgetOf, spend } from '../../platform/budget.ts'
import { askingOf, type Asking } from '../../platform/http/asking.ts'
import { invalidFields, notFound } from '../../platform/http/failure.ts'
import { implement, type ApiModule, type Caller } from '../../platform/http/implement.ts'
import type { Services } from '../../platform/services.ts'
import { texts } from '../../texts.ts'
import { openCase } from '../cases/operations.ts'
import { offeredCategories } from '../cases/queries.ts'
import { meterOnWire, readMeters } from './meters.ts'

type Sent = BodyOf<typeof contract.sendOwnReadings>

/** The category of readings, where it is offered for the supply of the contract. Throws not-found. */
async function categoryFor(services: Services, { kind }: ContractRow): Promise<number> {
  const { autolecturesCategory } = services.deployment.contactForms
  const found = await offeredCategories(services).where('id', '=', autolecturesCategory).executeTakeFirst()
  if (!found || (found.supply !== 'any' && found.supply !== kind)) throw notFound()
  return found.id
}

function figureOf({ magnitude, tariffPeriod }: Meter, { readings }: Sent): number | undefined {
  return readings.find((one) => one.magnitude === magnitude && one.tariff_period === tariffPeriod)?.reading
}

/** Every register once, none below its last reading, and an unusual use is confirmed. */
function check(meters: readonly Meter[], day: string, sent: Sent): void {
  const refused = meters.flatMap((meter) => {
    const problem = readingRefusal(meter, figureOf(meter, sent) ?? '')
    return problem ? [[`${meter.magnitude}_${meter.tariffPeriod}`, [problem]] as const] : []
  })
  if (refused.length > 0) throw invalidFields(Object.fromEntries(refused))
  if (sent.readings.length !== meters.length) throw invalidFields({ readings: ['not_valid'] })
  const doubtful = meters.some((meter) => isDoubtful(meter, figureOf(meter, sent) ?? 0, day))
  if (doubtful && !sent.sure) throw invalidFields({ sure: ['reading_above_usual'] })
}

interface Reading {
  readonly name: string
  readonly sent: Sent
}

async function send(services: Services, asking: Asking, caller: Caller, { name, sent }: Reading) {
  const own = await getOwnContract(services.db, caller, { name })
  const category = await categoryFor(services, own)
  const { day, meters } = await readMeters(services, caller, own)
  check(meters, day, sent)
  const language = languageOf(asking.locale ?? 'es')
  const words = texts[language].ownReadings
  const { id, reference } = await openCase(services, asking, {
    contract: own,
    about: { category },
    subject: words.subject,
    text: meters
      .map((meter) =>
        words.line(
          `${words.magnitudes[meter.magnitude]}${meter.tariffPeriod > 0 ? ` P${meter.tariffPeriod}` : ''}`,
          String(figureOf(meter, sent) ?? 0),
          meter.magnitude === 'gas_m3' ? 'm³' : 'kWh',
        ),
      )
      .join('\n'),
    attachment: sent.attachment,
    readings: meters.map((meter) => ({
      magnitude: meter.magnitude,
      tariff_period: meter.tariffPeriod,
      day,
      figure: figureOf(meter, sent) ?? 0,
    })),
  })
  return { data: { id, reference } }
}

/** What customers read off their meters: what there is to read, and sending it as a case. */
export function ownReadingsRoutes(services: Services): ApiModule {
  const budget = budgetOf(services.db, { kind: 'own-readings', points: 20, windowSeconds: 3600 })
  return implement('own-readings', contract, {
    listOwnMeters: async ({ caller, params }) => {
      const own = await getOwnContract(services.db, caller, { name: params.contract })
      await categoryFor(services, own)
      const { day, meters, use, readEveryMonths } = await readMeters(services, caller, own)
      return { day, meters: meters.map(meterOnWire), use, read_every_months: readEveryMonths }
    },
    sendOwnReadings: async ({ body, params, ...asked }) => {
      await spend(budget, String(asked.caller.accountId))
      return send(services, askingOf(asked), asked.caller, { name: params.contract, sent: body })
    },
  })
}
