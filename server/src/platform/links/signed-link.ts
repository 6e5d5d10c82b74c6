import * as z from 'zod/mini'
import type { Services } from '../services.ts'
import { readToken, signToken, type Claims } from './signed-token.ts'

type Signing = Pick<Services, 'db' | 'clock'>

/** A signed link, or cookie, of one purpose: what it says and until when. It is good for nothing else. */
export interface SignedLink<Says> {
  /** Its token. */
  readonly issue: (services: Signing, says: Says, seconds: number) => Promise<string>
  /** The content of a token; undefined if it is not ours, of another purpose, or expired. */
  readonly read: (services: Signing, token: string) => Promise<Says | undefined>
}

/** Links of a purpose that no other has. */
export function signedLink<Says extends object>(
  purpose: string,
  says: z.ZodMiniType<Says>,
): SignedLink<Says> {
  const claims = z.object({ typ: z.literal(purpose), iat: z.int(), exp: z.int() })
  const whole: z.ZodMiniType<Says & Claims> = z.intersection(says, claims)
  return {
    issue: ({ db, clock }, said, seconds) => {
      const iat = Math.floor(clock.nowMs() / 1000)
      return signToken(db, { ...said, typ: purpose, iat, exp: iat + seconds })
    },
    read: async ({ db, clock }, token) => {
      const read = await readToken(db, token, whole, clock.nowMs())
      return read?.inTime ? read.claims : undefined
    },
  }
}
