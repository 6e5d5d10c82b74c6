import { parseEmail, type EmailRules } from '../identity/email.ts'
import { parseMobile } from '../identity/phone.ts'

/** A message of somebody who has not signed in, as it is typed. */
export interface TypedContact {
  readonly email: string
  readonly mobile: string
  readonly subject: string
  readonly description: string
  readonly attachment: readonly unknown[]
}

export interface ContactRules extends EmailRules {
  readonly minFiles: number
  readonly maxFiles: number
}

export const contactLimits = { subject: 200, description: 5000 } as const

function textProblem(text: string, most: number): 'required_field' | 'too_long' | undefined {
  if (text.trim() === '') return 'required_field'
  return text.length > most ? 'too_long' : undefined
}

/** What is wrong with a message, by field. Source: visitor-area.md §§5.7, 9. */
export function unsignedContactProblems(
  { email, mobile, subject, description, attachment }: TypedContact,
  { minFiles, maxFiles, smtpUtf8 }: ContactRules,
): Readonly<Record<string, string>> {
  const [address, phone] = [parseEmail(email, { smtpUtf8 }), parseMobile(mobile)]
  const found = {
    email: address.ok
      ? undefined
      : address.error === 'email_not_valid'
        ? 'validation_email_name_not_valid'
        : address.error,
    mobile: phone.ok ? undefined : phone.error,
    subject: textProblem(subject, contactLimits.subject),
    description: textProblem(description, contactLimits.description),
    attachment:
      attachment.length < minFiles ? 'min_files' : attachment.length > maxFiles ? 'max_files' : undefined,
  }
  return Object.fromEntries(
    Object.entries(found).filter((entry): entry is [string, string] => entry[1] !== undefined),
  )
}
