import * as z from 'zod/mini'
import { optional } from './setting.ts'

/** What is sealed in the database, and by which keys. */
export const atRest = z.strictObject({
  keys: optional(
    z.string().check(z.minLength(46), z.maxLength(4000)),
    'Keys that seal accounts, tax ids, phones and secrets of sign-in in the database, a line each of npm run keys -- at-rest new: the first seals, all open. Kept apart from the database and its backups; without one nothing is sealed.',
  ),
})
