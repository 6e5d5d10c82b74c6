import * as api from '@endoll/api/silent-meter.ts'
import { languageOf } from '@endoll/api/language.ts'
import { budgetOf, spend } from '../../platform/budget.ts'
import { formatterOf } from '../../platform/formatter.ts'
import { notFound } from '../../platform/http/failure.ts'
import { askingOf, type Asking } from '../../platform/http/asking.ts'
import { implement, type ApiModule } from '../../platform/http/implement.ts'
import type { Services } from '../../platform/services.ts'
import { texts } from '../../texts.ts'
import { openCase } from '../cases/operations.ts'
import { findAsked, findCategory, listSilentMeters } from './queries.ts'

/** Has the distributor asked about a silent meter: one case for each silence. Throws not-found where it is not silent. */
async function ask(services: Services, asking: Asking, name: string) {
  const { caller } = asking
  const silent = (await listSilentMeters(services, caller)).find(({ contract }) => contract.name === name)
  const category = await findCategory(services)
  if (!silent || category === undefined) throw notFound()
  const earlier = await findAsked(services.db, caller, silent, category)
  if (earlier) return { data: earlier }
  const { contract, lastDay } = silent
  const language = languageOf(asking.locale ?? 'es')
  const words = texts[language].silentMeter
  const { id, reference } = await openCase(
    services,
    // Two windows ask once.
    { ...asking, key: `silent-meter-${contract.id}-${lastDay}-${language}` },
    {
      contract,
      about: { category },
      subject: words.subject,
      text: words.text(contract.name, contract.cups, formatterOf(language).longDay(lastDay)),
      attachment: [],
    },
  )
  return { data: { id, reference } }
}

/** Meters of which no hours come. */
export function silentMeterRoutes(services: Services): ApiModule {
  const budget = budgetOf(services.db, { kind: 'silent-meter', points: 20, windowSeconds: 3600 })
  return implement('silent-meter', api, {
    askAboutMeter: async ({ params, ...asked }) => {
      await spend(budget, String(asked.caller.accountId))
      return ask(services, askingOf(asked), params.contract)
    },
  })
}
