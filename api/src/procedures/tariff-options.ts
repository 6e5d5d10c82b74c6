import * as z from 'zod/mini'
import { endpoint, type Schema } from '../endpoint.ts'
import { submittedReply } from '../requests.ts'
import { switchesOfChange } from './change-switches.ts'
import { doubleTariff, happyHours } from '../tariff-options.ts'
import { rowId } from '../whole-number.ts'

/** A choice among those that the product offers today; it counts from the day that is replied. */
function choiceOf<const Path extends string, Body extends Schema>(path: Path, summary: string, body: Body) {
  return endpoint({
    method: 'PUT',
    path,
    summary,
    access: 'customer',
    delegate: 'sign',
    keyed: true,
    switch: switchesOfChange('tariff_options'),
    params: z.object({ id: rowId }),
    body,
    reply: z.extend(submittedReply, { from: z.string() }),
    errors: ['contract_not_active', 'process_running', 'key_reused', 'too_many_attempts'],
  })
}

export const chooseDoubleTariff = choiceOf(
  'contract/{id}/double-tariff/',
  'Choose the months of double tariff of a contract.',
  doubleTariff,
)

export const chooseHappyHours = choiceOf(
  'contract/{id}/happy-hours/',
  'Choose the hours of the clock plan of a contract.',
  happyHours,
)

/** The label is only read: what is chosen is the value. */
export const chooseHappyDay = choiceOf(
  'contract/{id}/happy-day/',
  'Choose the weekend day of a contract.',
  z.object({ value: z.string('required_field'), label: z.optional(z.string()) }),
)
