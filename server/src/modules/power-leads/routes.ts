import { spendAsk } from '../../platform/budget.ts'
import * as contract from '@endoll/api/power-leads.ts'
import type { BodyOf } from '@endoll/api/endpoint.ts'
import { appliancePowerCentikW, contractedPowerW, hasPower } from '@endoll/domain/appliances/appliances.ts'
import { parseCups } from '@endoll/domain/identity/cups.ts'
import { monthsBetweenPowerChanges } from '@endoll/domain/procedures/power-change-interval.ts'
import { powerLimits } from '@endoll/domain/supply/power.ts'
import { findTariff } from '@endoll/domain/supply/tariff.ts'
import { todayOf } from '../../platform/clock.ts'
import { invalidFields } from '../../platform/http/failure.ts'
import { implement, type ApiModule } from '../../platform/http/implement.ts'
import type { Services } from '../../platform/services.ts'
import { keepLeadContact } from '../enquiries/operations.ts'

type Sent = BodyOf<typeof contract.sendPowerLead>

function powerOf({ cups, appliances, area, cofSimul }: Sent): number {
  const parsed = parseCups(cups)
  const known = appliances.every(({ name, power }) => hasPower(name, power))
  if (!parsed.ok || !known) {
    throw invalidFields({
      ...(parsed.ok
        ? {}
        : {
            cups: [parsed.error === 'required_field' ? 'lead_power_cups_validation_required' : parsed.error],
          }),
      ...(known ? {} : { appliances: ['not_valid'] }),
    })
  }
  return appliancePowerCentikW({ areaM2: area, simultaneity: cofSimul, appliances })
}

/** What can be contracted of a power, in the tariff of homes. */
function contractedOf(services: Services, centikW: number) {
  const day = todayOf(services)
  const tariff = findTariff('2.0TD')
  if (!tariff) throw new Error('2.0TD is no tariff')
  const { stepW, mostW = 0 } = powerLimits(tariff, day)
  return {
    power: contractedPowerW(centikW, stepW) / 1000,
    step: stepW / 1000,
    limit: mostW / 1000,
    months: monthsBetweenPowerChanges(day),
  }
}

export function powerLeadsRoutes(services: Services): ApiModule {
  return implement('power-leads', contract, {
    sendPowerLead: async ({ body, locale, request, reply }) => {
      const centikW = powerOf(body)
      const reckoned = {
        status: 'OK',
        optimalPower: centikW / 100,
        contracted: contractedOf(services, centikW),
      } as const
      const { name, surname1, surname2, email, telephone, contactHours, consent, invoice, ...asked } = body
      const details = { name, surname1, surname2, email, telephone, contactHours, consent, invoice }
      // The first sending has no details: it computes, and nothing is kept.
      const isAlone = name === '' && surname1 === '' && email === '' && telephone === '' && !consent
      if (isAlone) return { data: { result: { ...reckoned, reference: null } } }
      await spendAsk(services.db, request.ip)
      const { reference } = await keepLeadContact(
        services,
        {
          kind: 'power',
          details,
          about: { ...asked, optimalPower: reckoned.optimalPower },
          invoices: undefined,
        },
        { request, reply, locale },
      )
      return { data: { result: { ...reckoned, reference } } }
    },
  })
}
