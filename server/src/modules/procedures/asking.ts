import { isLocale } from '@endoll/api/language.ts'
import { idempotencyHeader } from '@endoll/api/requests.ts'
import type { Call, Caller } from '../../platform/http/implement.ts'
import { invalidFields } from '../../platform/http/failure.ts'
import type { Endpoint } from '@endoll/api/endpoint.ts'
import type { Asking, Submitted } from '../requests/operations/open.ts'

/** All procedures are one module of the API. */
export const slug = 'procedures'

/** Who asks, in which language, and under which key. */
export function askingOf({
  caller,
  request,
}: Pick<Call<Endpoint & { access: 'customer' }>, 'request'> & { caller: Caller }): Asking {
  const { lang } = request.query as { lang?: unknown }
  const locale = isLocale(lang) ? lang : undefined
  const key = request.headers[idempotencyHeader]
  if (key === undefined) return { caller, locale, key: undefined }
  if (typeof key !== 'string' || !/^[\w-]{8,80}$/.test(key)) {
    throw invalidFields({ [idempotencyHeader]: ['not_valid'] })
  }
  return { caller, locale, key }
}

/** The reply to every change that is submitted. */
export function submittedReply({ id, reference, state }: Submitted) {
  return {
    waiting_for_signature: state === 'waiting_signature',
    request: { id, reference },
  }
}
