import type { Deployment } from '@endoll/api/deployment/deployment.ts'
import type { FieldCode } from '@endoll/api/errors.ts'

type Settings = Deployment['password']
type Problem = Extract<FieldCode, 'password_too_short' | 'password_not_valid'>

/** What is known of the customer, and may not be the password. */
export interface PasswordContext {
  readonly organisation: string
  readonly email: string
  readonly nif: string
  readonly mobile: string | null
  readonly cups: readonly string[]
}

const strictMinLength = 12

/** Shortest new password: what the deployment says, at least 12 in the strict profile. */
export function minPasswordLength({ profile, minLength }: Settings): number {
  return profile === 'strict' ? Math.max(strictMinLength, minLength) : minLength
}

/** Letters and digits only, lower case, without accents: `M.Àngels` is `mangels`. */
function fold(text: string) {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
}

function contextWords({ organisation, email, nif, mobile, cups }: PasswordContext): string[] {
  const words = [
    organisation,
    ...organisation.split(/\s+/).filter((word) => word.length >= 5),
    email.slice(0, Math.max(email.lastIndexOf('@'), 0)),
    nif,
    nif.replaceAll(/\D/g, ''),
    // Without the country's prefix.
    (mobile ?? '').replaceAll(/\D/g, '').slice(-9),
    ...cups.flatMap((code) => [code.slice(0, 20), code.slice(2, 18)]),
  ]
  return words.map(fold).filter((word) => word.length >= 2)
}

/** A short word is often part of another (`ana` in `banana`): it counts only where nothing but digits is left. */
function leansOn(folded: string, word: string) {
  return folded.includes(word) && (word.length >= 4 || /^\d*$/.test(folded.replaceAll(word, '')))
}

/**
 * Problems of a new password; none when it is accepted. It has to be long enough, not common, not repetitive and not
 * made of what is known of the customer; there are no rules of composition.
 * Source: NIST SP 800-63B-4, OWASP ASVS 5.0 §6.2.
 */
export function passwordProblems(
  password: string,
  settings: Settings,
  context: PasswordContext,
  common: ReadonlySet<string>,
): Problem[] {
  const composed = password.normalize('NFC')
  const characters = [...composed]
  if (characters.length < minPasswordLength(settings)) return ['password_too_short']
  const folded = fold(composed)
  const refused =
    new Set(characters).size < 3 ||
    common.has(composed.toLowerCase()) ||
    contextWords(context).some((word) => leansOn(folded, word))
  return refused ? ['password_not_valid'] : []
}
