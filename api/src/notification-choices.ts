import { notificationKinds } from '@endoll/domain/notifications/kinds.ts'
import { watchLimits } from '@endoll/domain/notifications/watch-limits.ts'
import * as z from 'zod/mini'
import { contractName } from './contracts.ts'
import { endpoint } from './endpoint.ts'
import { emailProblem } from './mail-returns.ts'

/** Where each kind goes. `mail_rule`: `chosen` by the customer, `owed` by law, or `own`: it has a mail of its own. */
const choices = z.object({
  /** Where mails go. */
  email: z.string(),
  email_problem: emailProblem,
  /** Whether mails and the list of notifications say sums; messages on browsers never do. */
  sums_shown: z.boolean(),
  kinds: z.array(
    z.object({
      kind: z.enum(notificationKinds),
      shown: z.boolean(),
      mail: z.boolean(),
      /** On the browsers that the customer has turned on (push-devices.ts). */
      push: z.boolean(),
      mail_rule: z.enum(['chosen', 'owed', 'own']),
    }),
  ),
})
export type NotificationChoice = z.infer<typeof choices>['kinds'][number]

export const getNotificationChoices = endpoint({
  method: 'GET',
  path: 'notifications/choices/',
  summary: 'What the customer wants to be told, and where.',
  access: 'customer',
  reply: choices,
  errors: [],
})

/** Notices required by law are not affected. Without `push` that choice stays as it was. */
export const chooseNotification = endpoint({
  method: 'PUT',
  path: 'notifications/choices/',
  summary: 'Choose whether a kind of notification is shown, mailed and sent to the browsers.',
  access: 'customer',
  body: z.strictObject({
    kind: z.enum(notificationKinds),
    shown: z.boolean(),
    mail: z.boolean(),
    push: z.optional(z.boolean()),
  }),
  reply: choices,
  errors: [],
})

/** Of mails of notifications and their list; mails that ask for a payment say what they ask for. */
export const chooseSums = endpoint({
  method: 'PUT',
  path: 'notifications/sums/',
  summary: 'Choose whether notifications say sums.',
  access: 'customer',
  body: z.strictObject({ shown: z.boolean() }),
  reply: choices,
  errors: [],
})

/** Null if there is no limit: use in a calendar month in kWh, the bill so far in cents. */
const watched = z.object({
  use_limit_kwh: z.nullable(z.int()),
  bill_limit_cents: z.nullable(z.int()),
  above_usual: z.boolean(),
})

/** Null if there is to be no limit. */
const watches = {
  /** Use in a calendar month, kWh. */
  use_limit_kwh: z.nullable(z.int().check(z.gte(watchLimits.kwh.least), z.lte(watchLimits.kwh.most))),
  /** The bill so far, cents. */
  bill_limit_cents: z.nullable(z.int().check(z.gte(watchLimits.cents.least), z.lte(watchLimits.cents.most))),
  /** Whether to tell that the next bill will be above the usual. */
  above_usual: z.boolean(),
}

export const getWatches = endpoint({
  method: 'GET',
  path: 'contracts/{name}/watches/',
  summary: 'What is watched of a contract.',
  access: 'customer',
  params: z.object({ name: contractName }),
  reply: watched,
  errors: [],
})

/** Watched whenever newer readings come; told once in a month, or once in a bill. Of active contracts alone. */
export const setWatches = endpoint({
  method: 'PUT',
  path: 'contracts/{name}/watches/',
  summary: 'Choose what is watched of a contract.',
  access: 'customer',
  params: z.object({ name: contractName }),
  body: z.strictObject(watches),
  reply: watched,
  errors: ['contract_not_active'],
})
