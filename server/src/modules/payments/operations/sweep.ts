import type { ProviderMessage } from '../../../gateways/payments/gateway.ts'
import { Failure } from '../../../platform/http/failure.ts'
import type { ConnectedServices } from '../../../gateways/services.ts'
import { takeMessage } from '../messages.ts'

const sweptSetting = 'card-messages-swept'
const pauseMs = 600_000
/** The provider sends a message again for so long; what is younger may still come by itself. */
const overlapMs = 3 * 86_400_000
/** The provider keeps its list so long. */
const furthestMs = 30 * 86_400_000

/** One that came before the message it follows does not keep the others from being taken; the next sweep has it again. */
async function takeUnlessEarly(services: ConnectedServices, message: ProviderMessage): Promise<boolean> {
  try {
    return await takeMessage(services, message)
  } catch (error) {
    if (error instanceof Failure && error.code === 'busy') return false
    throw error
  }
}

/**
 * Reads the provider's list of messages and takes those that never came: a refund or a dispute is told by nothing else.
 * Safe to run twice, and on two servers at once. Returns how many were taken.
 */
export async function sweepMessages(services: ConnectedServices): Promise<number> {
  const { db, clock, payments } = services
  if (!payments) return 0
  const nowMs = clock.nowMs()
  const swept = await db
    .selectFrom('server_setting')
    .select('value')
    .where('key', '=', sweptSetting)
    .executeTakeFirst()
  const lastMs = swept ? Number(swept.value) : 0
  if (nowMs - lastMs < pauseMs) return 0
  const fromMs = Math.max(lastMs - overlapMs, nowMs - furthestMs)
  const messages: ProviderMessage[] = []
  for await (const message of payments.listMessages({ fromMs, toMs: nowMs + 60_000 })) messages.push(message)
  let taken = 0
  // In the order in which they were written: a refund comes after its payment.
  for (const message of messages.toReversed()) {
    if (await takeUnlessEarly(services, message)) taken += 1
  }
  const value = String(nowMs)
  await db
    .insertInto('server_setting')
    .values({ key: sweptSetting, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute()
  return taken
}
