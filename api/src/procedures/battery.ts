import * as z from 'zod/mini'
import { contractName, discountModes } from '../contracts.ts'
import { endpoint } from '../endpoint.ts'
import { submittedReply } from '../requests.ts'
import { switchesOfChange } from './change-switches.ts'
import { pathText } from '../path-text.ts'

const batteryOfContract = z.object({ name: contractName, bateriaId: pathText })
const sharePercent = z
  .int({ error: ({ input }) => (input === undefined ? 'required_field' : 'not_valid') })
  .check(z.gte(0, 'not_valid'), z.lte(100, 'not_valid'))

/**
 * Sets the share of a contract in a virtual battery, whole per cent. The shares of a battery are together 100 at most:
 * more is `battery_share_taken`, with what no contract has in `about.percentage_left`.
 */
export const changeBatteryShare = endpoint({
  method: 'PUT',
  path: 'contract/{name}/change_bateria_pes_percentatge/{bateriaId}',
  summary: "Set a contract's share in a virtual battery.",
  access: 'customer',
  delegate: 'sign',
  keyed: true,
  switch: switchesOfChange('battery'),
  params: batteryOfContract,
  body: z.object({ pes_percentatge: sharePercent }),
  reply: z.extend(submittedReply, { pes_percentatge: z.int() }),
  errors: [
    'contract_not_active',
    'process_running',
    'battery_share_taken',
    'key_reused',
    'too_many_attempts',
  ],
})

/** Sets whether the discounts that a battery holds are applied to the invoices of a contract. */
export const changeBatteryDiscounts = endpoint({
  method: 'PUT',
  path: 'contract/{name}/bateria/{bateriaId}',
  summary: 'Apply the discounts of a virtual battery to the invoices of a contract, or keep them.',
  access: 'customer',
  delegate: 'sign',
  keyed: true,
  switch: switchesOfChange('battery'),
  params: batteryOfContract,
  body: z.object({ valor_descomptes: z.enum(discountModes) }),
  reply: z.extend(submittedReply, { valor_descomptes: z.enum(discountModes) }),
  errors: ['contract_not_active', 'process_running', 'key_reused', 'too_many_attempts'],
})
