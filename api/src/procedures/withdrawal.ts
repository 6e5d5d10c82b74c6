import { supplyAfterwards } from '@endoll/domain/contracting/supply-afterwards.ts'
import * as z from 'zod/mini'
import { choice } from '../choice.ts'
import { contractName } from '../contracts.ts'
import { endpoint } from '../endpoint.ts'
import { submittedReply } from '../requests.ts'
import { switchesOfChange } from './change-switches.ts'

const name = z.object({ name: contractName })

/** Whether and until when a contract can be withdrawn from. */
export const getWithdrawal = endpoint({
  method: 'GET',
  path: 'contracts/{name}/withdrawal/',
  summary: 'Whether and until when a contract can be withdrawn from.',
  access: 'customer',
  delegate: 'look',
  switch: switchesOfChange('withdrawal'),
  params: name,
  reply: z.object({
    /** Day of the contract and last day on which the withdrawal may be sent; null of one that is not signed. */
    sign_date: z.nullable(z.string()),
    last_day: z.nullable(z.string()),
    /** Until when what was paid is given back to who withdraws today. */
    refund_day: z.string(),
    /** Where the acknowledgement goes. */
    email: z.string(),
    /**
     * A change of product that is itself withdrawn from: its days count from its own signature, and the contract continues
     * with the product before. Null if there is none within its days.
     */
    product: z.nullable(
      z.object({
        name: z.string(),
        name_before: z.string(),
        sign_date: z.string(),
        last_day: z.string(),
        /** Whether it counts already: energy used since is paid at its prices. */
        in_effect: z.boolean(),
      }),
    ),
    /** Why the contract itself cannot be withdrawn from; null if it can. */
    refusal: z.nullable(
      z.object({
        code: z.enum(['withdrawal_company', 'withdrawal_not_signed', 'withdrawal_over', 'process_running']),
        request: z.nullable(z.object({ id: z.int(), reference: z.string() })),
      }),
    ),
  }),
  errors: [],
})

/**
 * Withdraws from a contract made at a distance: no reason is asked, and the day of sending counts. It is acknowledged at
 * once by mail with a document. Source: Real Decreto Legislativo 1/2007 arts. 102 to 108.
 */
export const withdrawFromContract = endpoint({
  method: 'POST',
  path: 'contracts/{name}/withdrawal/',
  summary: 'Withdraw from a contract.',
  access: 'customer',
  delegate: 'sign',
  keyed: true,
  switch: switchesOfChange('withdrawal'),
  params: name,
  body: z.strictObject({
    /** What becomes of a supply that was there before: back to its former retailer, or ended. */
    afterwards: choice(supplyAfterwards),
  }),
  reply: submittedReply,
  errors: ['withdrawal_not_possible', 'process_running', 'key_reused'],
})

/**
 * Withdraws from a change of product made at a distance: the contract continues with the product before. Acknowledged as
 * that of a contract. Source: as withdrawFromContract.
 */
export const withdrawFromProduct = endpoint({
  method: 'POST',
  path: 'contracts/{name}/product/withdrawal/',
  summary: 'Withdraw from a change of product.',
  access: 'customer',
  delegate: 'sign',
  keyed: true,
  switch: switchesOfChange('withdrawal'),
  params: name,
  body: z.strictObject({}),
  reply: submittedReply,
  errors: ['withdrawal_not_possible', 'process_running', 'key_reused'],
})
