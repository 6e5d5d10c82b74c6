import type * as contract from '@endoll/api/procedures/contact.ts'
import type { BodyOf, ReplyInput } from '@endoll/api/endpoint.ts'
import { parseEmail } from '@endoll/domain/identity/email.ts'
import { parseMobile } from '@endoll/domain/identity/phone.ts'
import type { Db } from '../../platform/db/open.ts'
import { Failure, invalidFields, notFound } from '../../platform/http/failure.ts'
import type { Services } from '../../platform/services.ts'
import {
  replaceAccountRequest,
  submitAccountChange,
  submitContractChange,
  type Asking,
} from '../requests/operations.ts'
import { countAskedEmails, findPendingEmail } from '../requests/queries.ts'

type ContactBody = BodyOf<typeof contract.changeContact>
type ProfileBody = BodyOf<typeof contract.changeProfile>

function emailOf(field: string, text: string | undefined) {
  const parsed = parseEmail(text ?? '')
  if (!parsed.ok) throw invalidFields({ [field]: [parsed.error] })
  return parsed.email
}
function mobileOf(field: string, text: string | undefined) {
  const parsed = parseMobile(text ?? '')
  if (!parsed.ok) throw invalidFields({ [field]: [parsed.error] })
  return parsed.phone
}

/** What stands there already changes nothing, and is said beside the field. */
function requireOther(field: string, now: string | null, asked: string) {
  if (now === asked) throw invalidFields({ [field]: ['same_value'] })
}

/** E-mail or mobile of a contract's notices; whoever reads the old address is told. */
export function changeContact(
  services: Services,
  asking: Asking,
  { name, field }: { readonly name: string; readonly field: 'email' | 'phone' },
  body: ContactBody,
) {
  const other = field === 'email' ? 'phone' : 'email'
  if (body[other] !== undefined) throw invalidFields({ [other]: ['not_valid'] })
  if (field === 'email') {
    const email = emailOf('email', body.email)
    return submitContractChange(services, asking, {
      procedure: 'contact_email',
      contract: { name },
      body,
      prepare: async (_, row) => {
        requireOther('email', row.notification_email, email)
        const old = row.notification_email
        return {
          submission: { procedure: 'contact_email', contract: row.name, email, email_before: old },
          changes: { notification_email: email },
          notices: old === null ? [] : [{ to: old, about: 'contact_email' }],
        }
      },
    })
  }
  const mobile = mobileOf('phone', body.phone)
  return submitContractChange(services, asking, {
    procedure: 'contact_mobile',
    contract: { name },
    body,
    prepare: async (_, row) => {
      requireOther('phone', row.notification_mobile, mobile)
      const to = row.notification_email
      return {
        submission: {
          procedure: 'contact_mobile',
          contract: row.name,
          mobile,
          mobile_before: row.notification_mobile,
        },
        changes: { notification_mobile: mobile },
        notices: to === null ? [] : [{ to, about: 'contact_mobile' }],
      }
    },
  })
}

async function readAccount(db: Db, accountId: number) {
  const account = await db
    .selectFrom('account')
    .select(['email', 'mobile'])
    .where('id', '=', accountId)
    .executeTakeFirst()
  if (!account) throw notFound()
  return account
}

/** One browser's key names both changes of one sending. */
function keyed(asking: Asking, field: string): Asking {
  return {
    ...asking,
    key: asking.key === undefined ? undefined : `${asking.key}:${field}`,
  }
}

function changeAccountMobile(db: Db, services: Services, asking: Asking, mobile: string, old: string | null) {
  return submitAccountChange(db, services, keyed(asking, 'mobile'), {
    procedure: 'contact_mobile',
    body: { mobile },
    prepare: async () => ({
      submission: { procedure: 'contact_mobile', mobile, mobile_before: old },
      changes: { mobile },
    }),
  })
}

const dayMs = 86_400_000
const mostEmailsADay = 5

/** Waits for whoever reads the new address; a later wish takes the place of an earlier one. */
function changeAccountEmail(db: Db, services: Services, asking: Asking, email: string, old: string) {
  return submitAccountChange(db, services, keyed(asking, 'email'), {
    procedure: 'contact_email',
    body: { email },
    prepare: async (transaction) => {
      // Each goes to an address that may be a stranger's.
      const today = await countAskedEmails(
        transaction,
        asking.caller.accountId,
        services.clock.nowMs() - dayMs,
      )
      if (today >= mostEmailsADay) throw new Failure('too_many_attempts')
      await replaceAccountRequest(transaction, services, {
        accountId: asking.caller.accountId,
        procedure: 'contact_email',
      })
      return {
        submission: { procedure: 'contact_email', email, email_before: old },
        changes: { email },
        notices: [{ to: old, about: 'account_email' }],
        confirmation: { to: email },
      }
    },
  })
}

/** Mobile and e-mail of the account, in one transaction; both fields are checked before either is changed. */
export async function changeProfile(
  services: Services,
  asking: Asking,
  body: ProfileBody,
): Promise<ReplyInput<typeof contract.changeProfile>> {
  const { db } = services
  const { accountId } = asking.caller
  const mobile = body.mobile === undefined ? undefined : mobileOf('mobile', body.mobile)
  // Accounts are found by an address in lower case.
  const email = body.email === undefined ? undefined : emailOf('email', body.email).toLowerCase()
  return db.transaction().execute(async (transaction) => {
    const now = await readAccount(transaction, accountId)
    if (mobile !== undefined && mobile !== now.mobile) {
      await changeAccountMobile(transaction, services, asking, mobile, now.mobile)
    }
    const pending = await findPendingEmail(transaction, accountId)
    if (email !== undefined && email !== now.email && email !== pending) {
      await changeAccountEmail(transaction, services, asking, email, now.email)
    }
    const after = await readAccount(transaction, accountId)
    return { ...after, pending_email: await findPendingEmail(transaction, accountId) }
  })
}
