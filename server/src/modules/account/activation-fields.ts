import type { BodyOf } from '@endoll/api/endpoint.ts'
import type { activateAccount } from '@endoll/api/account.ts'
import type { Deployment } from '@endoll/api/deployment/deployment.ts'
import type { FieldCode } from '@endoll/api/errors.ts'
import { parseCups } from '@endoll/domain/identity/cups.ts'
import { parseEmail, type EmailRules } from '@endoll/domain/identity/email.ts'
import { parseNif } from '@endoll/domain/identity/nif.ts'
import { withoutSeparators } from '@endoll/domain/identity/parsed.ts'
import { parseMobile } from '@endoll/domain/identity/phone.ts'
import { invalidFields } from '../../platform/http/failure.ts'
import type { Ask } from './asks.ts'

type Fields = BodyOf<typeof activateAccount>['signup']

type Read = { readonly value: string } | { readonly error: FieldCode }

function given(text: string | undefined): Read {
  const value = (text ?? '').trim()
  return value === '' ? { error: 'required_field' } : { value }
}

function nifOf(text: string | undefined): Read {
  const parsed = parseNif(text ?? '')
  if (parsed.ok) return { value: parsed.nif }
  return { error: parsed.error === 'required_field' ? 'required_field' : 'vat_field_not_valid' }
}

function emailOf(text: string | undefined, rules: EmailRules): Read {
  const parsed = parseEmail(text ?? '', rules)
  return parsed.ok ? { value: parsed.email.toLowerCase() } : { error: parsed.error }
}

function repeated(fields: Fields, rules: EmailRules): Read {
  const again = emailOf(fields.email2, rules)
  if ('error' in again) return again
  const first = emailOf(fields.email, rules)
  return 'value' in first && first.value !== again.value ? { error: 'not_valid' } : again
}

function mobileOf(text: string | undefined): Read {
  const parsed = parseMobile(text ?? '')
  return parsed.ok ? { value: parsed.phone } : { error: parsed.error }
}

/** Whole, as its first twenty characters; or the last six, which are only required. */
function cupsOf(text: string | undefined, how: 'full' | 'last6'): Read {
  if (how === 'last6') {
    const value = withoutSeparators(text ?? '')
    return value === '' ? { error: 'required_field' } : { value }
  }
  const parsed = parseCups(text ?? '')
  return parsed.ok ? { value: parsed.cups20 } : { error: parsed.error }
}

function accepted(is: boolean | undefined): Read {
  return is === true ? { value: 'true' } : { error: 'required_field' }
}

/**
 * What was typed, as it is compared with contracts. A 400 with what is wrong with a field itself; whether it fits
 * anything is not said.
 */
export function activationOf(
  fields: Fields,
  { activation: settings, mail }: Pick<Deployment, 'activation' | 'mail'>,
): Ask {
  const read = {
    nif: nifOf(fields.nif),
    contract: given(fields.contract),
    ...(settings.invoiceNumber ? { invoice_number: given(fields.invoice_number) } : {}),
    ...(settings.cups === 'hidden' ? {} : { cups: cupsOf(fields.cups, settings.cups) }),
    email: emailOf(fields.email, mail),
    email2: repeated(fields, mail),
    ...(settings.phone ? { phone: mobileOf(fields.phone) } : {}),
    accept_conditions: accepted(fields.accept_conditions),
    accept_gdpr: accepted(fields.accept_gdpr),
  } satisfies Readonly<Record<string, Read>>
  const wrong = Object.entries<Read>(read).flatMap(([name, one]) =>
    'error' in one ? [[name, [one.error]]] : [],
  )
  if (wrong.length > 0) throw invalidFields(Object.fromEntries(wrong) as Record<string, string[]>)
  const value = (one: Read | undefined) => (one && 'value' in one ? one.value : null)
  return {
    kind: 'activation',
    data: {
      nif: value(read.nif) ?? '',
      contract: value(read.contract) ?? '',
      email: value(read.email) ?? '',
      mobile: value(read.phone),
      invoice: value(read.invoice_number),
      cups: value(read.cups),
    },
  }
}
