import { parseEmail, type EmailRules } from '../identity/email.ts'
import { parsePhone } from '../identity/phone.ts'

/** Who wants to be called, as it is typed. */
export interface TypedCall {
  readonly name: string
  readonly phone: string
  readonly email: string
  readonly about: string
}

/** What is wrong with it, by field: the mail tells the time and brings the link that changes it. */
export function callProblems(
  { name, phone, email, about }: TypedCall,
  rules: EmailRules,
): Readonly<Record<string, string>> {
  const [number, address] = [parsePhone(phone), parseEmail(email, rules)]
  return {
    ...(name.trim() === '' ? { name: 'required_field' } : {}),
    ...(number.ok ? {} : { phone: number.error }),
    ...(address.ok ? {} : { email: address.error }),
    ...(about.trim() === '' ? { about: 'required_field' } : {}),
  }
}
