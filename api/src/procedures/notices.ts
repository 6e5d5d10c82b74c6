import * as z from 'zod/mini'
import { contractName } from '../contracts.ts'
import { endpoint } from '../endpoint.ts'
import { submittedReply } from '../requests.ts'
import { switchesOfChange } from './change-switches.ts'

const name = z.object({ name: contractName })

/** Invoices by e-mail and here (true), or on paper (false): at once. With the one-sided switch only `true` exists. */
export const changeInvoiceOnline = endpoint({
  method: 'POST',
  path: 'contracts/{name}/',
  summary: 'Switch online invoices of a contract on or off.',
  access: 'customer',
  keyed: true,
  switch: switchesOfChange('invoice_online'),
  params: name,
  body: z.strictObject({
    invoice_online: z.boolean({
      error: ({ input }) => (input === undefined ? 'required_field' : 'not_valid'),
    }),
  }),
  reply: submittedReply,
  errors: ['contract_not_active', 'process_running', 'key_reused', 'too_many_attempts'],
})

/**
 * Notices by e-mail instead of by post, to the account's address, which `PUT users/` sets before. While a new address of
 * the account waits to be confirmed the request waits with it.
 */
export const askForElectronicNotification = endpoint({
  method: 'POST',
  path: 'contracts/{name}/electronic_notification/',
  summary: 'Ask for electronic notification of a contract.',
  access: 'customer',
  keyed: true,
  stepUp: true,
  switch: switchesOfChange('electronic_notification'),
  params: name,
  body: z.strictObject({}),
  reply: z.extend(submittedReply, {
    /** The address that has to be confirmed first; null if nothing is waited for. */
    waits_for_email: z.nullable(z.string()),
  }),
  errors: ['contract_not_active', 'process_running', 'key_reused', 'step_up_required'],
})
