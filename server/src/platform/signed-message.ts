import { createHmac, timingSafeEqual } from 'node:crypto'

/** Messages between servers say when they were sent and are signed with a secret both know. */
export const messageSignatureHeader = 'x-endoll-signature'

/** Two servers' clocks, and a slow network: a message older or younger than this is refused. */
const toleranceSeconds = 300

function macOf(secret: string, seconds: number, body: Uint8Array | string) {
  return createHmac('sha256', secret).update(`${seconds}.`).update(body).digest()
}

/** `t=<Unix seconds>,v1=<hex HMAC-SHA-256 of "<t>.<body>">` */
export function signMessage(secret: string, body: Uint8Array | string, nowMs: number): string {
  const seconds = Math.floor(nowMs / 1000)
  return `t=${seconds},v1=${macOf(secret, seconds, body).toString('hex')}`
}

/** Whether these bytes were signed with the secret, and lately. */
export function isSignedMessage(
  secret: string,
  header: unknown,
  message: { readonly body: Uint8Array | string; readonly nowMs: number },
): boolean {
  const [, time, mac] =
    typeof header === 'string' ? (/^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header) ?? []) : []
  if (time === undefined || mac === undefined) return false
  const seconds = Number(time)
  if (Math.abs(message.nowMs / 1000 - seconds) > toleranceSeconds) return false
  return timingSafeEqual(Buffer.from(mac, 'hex'), macOf(secret, seconds, message.body))
}
