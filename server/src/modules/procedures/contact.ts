import * as api from '@endoll/api/procedures/contact.ts'
import type { BodyOf, ReplyInput } from '@endoll/api/endpoint.ts'
import { parseEmail } from '@endoll/domain/identity/email.ts'
import { parseMobile } from '@endoll/domain/identity/phone.ts'
import { getOwnContract, lockOwnContract, type ContractRow } from '../../platform/access.ts'
import type { Db } from '../../platform/db/open.ts'
import { transact } from '../../platform/db/transact.ts'
import { Failure, invalidFields, notFound } from '../../platform/http/failure.ts'
import { implement, type ApiModule, type Caller } from '../../platform/http/implement.ts'
import type { Services } from '../../platform/services.ts'
import { confirmAccountEmail } from '../requests/operations/confirm-email.ts'
import { openAccountChange, openContractChange } from '../requests/operations/open.ts'
import { submitChange, submittedOf, type Submitted } from '../requests/operations/submit.ts'
import { inTransaction } from '../requests/operations/transaction.ts'
import { withdrawNewEmail } from '../requests/operations/withdraw.ts'
import {
  countAskedEmails,
  findConfirmedEmail,
  findPendingEmail,
  requireContactBudget,
} from '../requests/queries.ts'
import { requireCurrentPassword } from '../session/operations/current-password.ts'
import { askingOf, type Asking } from '../../platform/http/asking.ts'
import { signingAddress } from '../session/operations/signing-address.ts'

type ContactBody = BodyOf<typeof api.changeContact>
type ProfileBody = BodyOf<typeof api.changeProfile>

function emailOf({ deployment }: Services, field: string, text: string | undefined) {
  const parsed = parseEmail(text ?? '', deployment.mail)
  if (!parsed.ok) throw invalidFields({ [field]: [parsed.error] })
  return parsed.email
}
function mobileOf(field: string, text: string | undefined) {
  const parsed = parseMobile(text ?? '')
  if (!parsed.ok) throw invalidFields({ [field]: [parsed.error] })
  return parsed.phone
}

/** Throws where the value is the one there already. */
function requireOther(field: string, now: string | null, asked: string) {
  if (now === asked) throw invalidFields({ [field]: ['same_value'] })
}

interface Changing {
  readonly asking: Asking
  readonly caller: Caller
}

/** Requests another e-mail or mobile for a contract's notices; the e-mail that was used before gets a notice. */
function changeContact(
  services: Services,
  changing: Changing,
  { name, field }: { readonly name: string; readonly field: 'email' | 'phone' },
  body: ContactBody,
): Promise<Submitted> {
  const other = field === 'email' ? 'phone' : 'email'
  if (body[other] !== undefined) throw invalidFields({ [other]: ['not_valid'] })
  return field === 'email'
    ? changeContractEmail(services, changing, name, body)
    : changeContractMobile(services, changing.asking, name, body)
}

function requireBudget(db: Db, { clock }: Services, { caller }: Asking, { id }: Pick<ContractRow, 'id'>) {
  return requireContactBudget(db, { contractId: id, accountId: caller.accountId, nowMs: clock.nowMs() })
}

async function changeContractEmail(
  services: Services,
  { asking, caller }: Changing,
  name: string,
  { current, ...body }: ContactBody,
) {
  const email = emailOf(services, 'email', body.email)
  await getOwnContract(services.db, caller, { name })
  // An account that signs in only through the identity provider has no password to show.
  // To an agent the customer has said the code that was mailed to them.
  if (caller.agent === undefined && (await readAccount(services.db, caller.accountId)).password_hash !== null)
    await requireCurrentPassword(services, caller, current)
  return inTransaction(services, async (db): Promise<Submitted> => {
    const row = await lockOwnContract(db, asking.caller, { name })
    const opened = await openContractChange(db, asking, { procedure: 'contact_email', contract: row, body })
    if (opened.earlier) return submittedOf(opened.earlier)
    const old = row.notification_email
    requireOther('email', old, email)
    await requireBudget(db, services, asking, row)
    const known = await findConfirmedEmail(db, row)
    return submitChange(db, services, opened, {
      submission: { procedure: 'contact_email', contract: row.name, email, email_before: old },
      changes: { notification_email: email },
      notices: known === null ? [] : [{ to: known, about: 'contact_email' }],
    })
  })
}

function changeContractMobile(services: Services, asking: Asking, name: string, body: ContactBody) {
  const mobile = mobileOf('phone', body.phone)
  return inTransaction(services, async (db): Promise<Submitted> => {
    const row = await lockOwnContract(db, asking.caller, { name })
    const opened = await openContractChange(db, asking, { procedure: 'contact_mobile', contract: row, body })
    if (opened.earlier) return submittedOf(opened.earlier)
    const old = row.notification_mobile
    requireOther('phone', old, mobile)
    await requireBudget(db, services, asking, row)
    const to = await findConfirmedEmail(db, row)
    return submitChange(db, services, opened, {
      submission: { procedure: 'contact_mobile', contract: row.name, mobile, mobile_before: old },
      changes: { notification_mobile: mobile },
      notices: to === null ? [] : [{ to, about: 'contact_mobile' }],
    })
  })
}

async function readAccount(db: Db, accountId: number) {
  const account = await db
    .selectFrom('account')
    .select(['email', 'mobile', 'password_hash'])
    .where('id', '=', accountId)
    .executeTakeFirst()
  if (!account) throw notFound()
  return account
}

/** One call may make two requests, each with a key of its own. */
function keyed(asking: Asking, field: string): Asking {
  return { ...asking, key: asking.key === undefined ? undefined : `${asking.key}:${field}` }
}

async function changeAccountMobile(
  db: Db,
  services: Services,
  asking: Asking,
  { mobile, old }: { readonly mobile: string; readonly old: string | null },
) {
  const opened = await openAccountChange(db, keyed(asking, 'mobile'), {
    procedure: 'contact_mobile',
    body: { mobile },
  })
  if (opened.earlier) return
  await submitChange(db, services, opened, {
    submission: { procedure: 'contact_mobile', mobile, mobile_before: old },
    changes: { mobile },
  })
}

const dayMs = 86_400_000
const mostEmailsADay = 5

/** The new address waits to be confirmed; a newer request replaces one that waits. */
async function changeAccountEmail(
  db: Db,
  services: Services,
  asking: Asking,
  { email, old, proof }: { readonly email: string; readonly old: string; readonly proof: string | undefined },
) {
  const { accountId } = asking.caller
  const opened = await openAccountChange(db, keyed(asking, 'email'), {
    procedure: 'contact_email',
    body: { email },
  })
  if (opened.earlier) return
  // The account is locked now: the password that was shown must still be the one.
  const { password_hash } = await readAccount(db, accountId)
  if (proof === undefined || proof !== password_hash) throw new Failure('current_password_wrong')
  // Each request sends a mail, perhaps to somebody else's address.
  const today = await countAskedEmails(db, accountId, services.clock.nowMs() - dayMs)
  if (today >= mostEmailsADay) throw new Failure('too_many_attempts', { retryAfterSeconds: dayMs / 1000 })
  await withdrawNewEmail(db, services, accountId, 'replaced')
  // After two changes in a row the original address is told too.
  const trusted = await signingAddress(db, accountId, services.clock.nowMs())
  await submitChange(db, services, opened, {
    submission: { procedure: 'contact_email', email, email_before: old },
    changes: { email },
    notices: [...new Set([old, trusted])].map((to) => ({ to, about: 'account_email' })),
    confirmation: { to: email },
  })
}

async function isNewEmail(db: Db, accountId: number, email: string | undefined): Promise<boolean> {
  if (email === undefined) return false
  const [now, pending] = await Promise.all([readAccount(db, accountId), findPendingEmail(db, accountId)])
  return email !== now.email && email !== pending
}

/** Mobile and e-mail of the account, in one transaction; both fields are checked before either is changed. */
async function changeProfile(
  services: Services,
  { asking, caller }: Changing,
  body: ProfileBody,
): Promise<ReplyInput<typeof api.changeProfile>> {
  const { db } = services
  const { accountId } = asking.caller
  const mobile = body.mobile === undefined ? undefined : mobileOf('mobile', body.mobile)
  // Accounts keep their address in lower case.
  const email = body.email === undefined ? undefined : emailOf(services, 'email', body.email).toLowerCase()
  const proof = (await isNewEmail(db, accountId, email))
    ? await requireCurrentPassword(services, caller, body.current)
    : undefined
  return transact(db, async (transaction) => {
    const now = await readAccount(transaction, accountId)
    if (mobile !== undefined && mobile !== now.mobile) {
      await changeAccountMobile(transaction, services, asking, { mobile, old: now.mobile })
    }
    if (email !== undefined && (await isNewEmail(transaction, accountId, email))) {
      await changeAccountEmail(transaction, services, asking, { email, old: now.email, proof })
    }
    const after = await readAccount(transaction, accountId)
    return {
      email: after.email,
      mobile: after.mobile,
      pending_email: await findPendingEmail(transaction, accountId),
    }
  })
}

export function contactModule(services: Services): ApiModule {
  return implement('procedures', api, {
    changeContact: async (call) =>
      (await changeContact(services, { asking: askingOf(call), caller: call.caller }, call.params, call.body))
        .reply,
    changeProfile: (call) =>
      changeProfile(services, { asking: askingOf(call), caller: call.caller }, call.body),
    confirmEmail: ({ body }) => confirmAccountEmail(services, body.token),
  })
}
