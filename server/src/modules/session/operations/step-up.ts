import { sql } from 'kysely'
import type * as contract from '@endoll/api/step-up.ts'
import { stepUpMinutes } from '@endoll/api/step-up.ts'
import type { Assertion } from '@endoll/api/passkeys.ts'
import type { BodyOf } from '@endoll/api/endpoint.ts'
import { at } from '../../../platform/db/at.ts'
import { Failure, invalidFields } from '../../../platform/http/failure.ts'
import type { Caller } from '../../../platform/http/implement.ts'
import type { Services } from '../../../platform/services.ts'
import { hasAppCodes, requireCode } from '../methods/app-codes.ts'
import { requireCurrentPassword } from './current-password.ts'
import { findLiveSession } from '../sessions.ts'
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

async function showCode(services: Services, caller: Caller, code: string | undefined) {
  if (code === undefined) throw invalidFields({ code: ['required_field'] })
  await requireCode(services, caller.accountId, code, sessionCode(services, caller))
}

async function showPasskey(
  services: Services,
  caller: Caller,
  passkey: Assertion,
  code: string | undefined,
): Promise<void> {
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
  { passkey, code }: BodyOf<typeof contract.stepUp>,
): Promise<void> {
  if (passkey === undefined) await showCode(services, caller, code)
  else await showPasskey(services, caller, passkey, code)
  await services.db
    .updateTable('session')
    .set({ stepped_up_at: at(services.clock.nowMs()) })
    .where('id', '=', caller.sessionId)
    .execute()
}

/** Shows the password, with a code where the account has codes of an app; says whether it has. */
async function showPassword(
  services: Services,
  caller: Caller,
  { password, code }: Pick<BodyOf<typeof contract.reauthenticate>, 'password' | 'code'>,
): Promise<boolean> {
  if (password === undefined) throw invalidFields({ password: ['required_field'] })
  await requireCurrentPassword(services, caller, password)
  const coded = await hasAppCodes(services.db, caller.accountId)
  if (coded) await showCode(services, caller, code)
  return coded
}

/** Shows again who uses a session that its device keeps. From now on it lives as one that was just opened. */
export async function reauthenticate(
  services: Services,
  caller: Caller,
  { passkey, password, code }: BodyOf<typeof contract.reauthenticate>,
): Promise<Caller> {
  if (passkey !== undefined) await showPasskey(services, caller, passkey, code)
  const steppedUp = passkey !== undefined || (await showPassword(services, caller, { password, code }))
  const nowMs = services.clock.nowMs()
  await services.db
    .updateTable('session')
    .set({
      seen_at: at(nowMs),
      expires_at: at(nowMs + services.deployment.session.absoluteHours * 3_600_000),
      ...(steppedUp && { stepped_up_at: at(nowMs) }),
    })
    .where('id', '=', caller.sessionId)
    .where('ended_at', 'is', null)
    .execute()
  const confirmed = await findLiveSession(services, { id: caller.sessionId }, { touch: false })
  if (!confirmed) throw new Failure('unauthenticated')
  return confirmed
}
