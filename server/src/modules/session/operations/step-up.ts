import { sql } from 'kysely'
import type * as contract from '@endoll/api/step-up.ts'
import { stepUpMinutes } from '@endoll/api/step-up.ts'
import type { BodyOf } from '@endoll/api/endpoint.ts'
import { at } from '../../../platform/db/at.ts'
import { Failure, invalidFields } from '../../../platform/http/failure.ts'
import type { Caller } from '../../../platform/http/implement.ts'
import type { Services } from '../../../platform/services.ts'
import { requireCode } from '../methods/app-codes.ts'
import { sessionCode } from '../methods/session-code.ts'
import { verifyPasskey } from '../methods/verify-passkey.ts'

/** Whether the account has a way to sign in beside its password, and whether this session has shown it lately. */
async function standingOf({ db, clock }: Services, caller: Caller) {
  const since = at(clock.nowMs() - stepUpMinutes * 60_000)
  const { rows } = await sql<{ guarded: boolean; shown: boolean }>`
    select exists (select from passkey where account_id = ${caller.accountId})
        or exists (select from app_codes where account_id = ${caller.accountId} and confirmed_at is not null)
        as guarded,
      exists (select from session where id = ${caller.sessionId} and stepped_up_at > ${since}) as shown`.execute(
    db,
  )
  return rows[0] ?? { guarded: true, shown: false }
}

/** Whether the account has a passkey or codes of an app. */
export async function isGuarded(services: Services, caller: Caller): Promise<boolean> {
  return (await standingOf(services, caller)).guarded
}

/** Refuses a guarded change of an account that has a passkey or codes, unless this session has shown one lately. */
export async function requireStepUp(services: Services, caller: Caller): Promise<void> {
  const { guarded, shown } = await standingOf(services, caller)
  if (guarded && !shown) throw new Failure('step_up_required')
}

async function show(services: Services, caller: Caller, { passkey, code }: BodyOf<typeof contract.stepUp>) {
  if (passkey === undefined) {
    if (code === undefined) throw invalidFields({ code: ['required_field'] })
    return requireCode(services, caller.accountId, code, sessionCode(services, caller))
  }
  const attempt = await sessionCode(services, caller)
  const { accountId, sessionId } = caller
  const asked = { purpose: 'step-up', sessionId } as const
  const counted = Promise.resolve(attempt)
  const shown = await verifyPasskey(services, passkey, asked, { accountId, code, counted })
  attempt.end()
  if (shown !== caller.accountId) throw new Failure('passkey_refused')
  await attempt.forgive()
}

/** Shows a passkey or a code: for some minutes this session may change what is guarded. */
export async function stepUp(
  services: Services,
  caller: Caller,
  shown: BodyOf<typeof contract.stepUp>,
): Promise<void> {
  await show(services, caller, shown)
  await services.db
    .updateTable('session')
    .set({ stepped_up_at: at(services.clock.nowMs()) })
    .where('id', '=', caller.sessionId)
    .execute()
}
