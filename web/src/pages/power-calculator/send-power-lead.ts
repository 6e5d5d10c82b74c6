import { sendPowerLead } from '@endoll/api/power-leads.ts'
import { call, type CallOptions } from '../../calls/call.ts'
import type { LeadDetails } from '../../form/lead-form/LeadForm.tsx'
import type { Asked } from './calculation.ts'

/** What was asked, and what the server makes of it. */
export interface Calculation {
  readonly asked: Asked
  readonly result: Awaited<ReturnType<typeof sendCalculation>>
}

/** Sends what was computed; with details to be called it is kept. */
export async function sendCalculation(
  { areaM2, people, cups, simultaneity, appliances, centikW }: Asked,
  details?: LeadDetails,
  options: CallOptions = {},
) {
  const body = {
    area: areaM2,
    numPersones: people,
    cups,
    cofSimul: simultaneity,
    appliances: [...appliances],
    optimalPower: centikW / 100,
    ...(details ? { ...details, invoice: [...details.invoice] } : {}),
  }
  const { data } = await call(sendPowerLead, { body }, options)
  return data.result
}
