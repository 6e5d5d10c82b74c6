import { spendAsk } from '../../platform/budget.ts'
import * as contract from '@endoll/api/enquiries.ts'
import * as calls from '@endoll/api/call-backs.ts'
import type { Locale } from '@endoll/api/language.ts'
import { unsignedContactProblems } from '@endoll/domain/enquiries/unsigned-contact.ts'
import { parseEmail } from '@endoll/domain/identity/email.ts'
import { parseMobile } from '@endoll/domain/identity/phone.ts'
import { unsealJson } from '../../platform/at-rest/seal.ts'
import type { Db } from '../../platform/db/open.ts'
import { notFound } from '../../platform/http/failure.ts'
import { implement, type ApiModule } from '../../platform/http/implement.ts'
import type { Services } from '../../platform/services.ts'

import { askCall, cancelCall, listSlots, moveCall, showCall } from './call-back.ts'
import { receiveEnquiry, refuse, senderOf } from './operations.ts'

async function readEnquiry(db: Db, id: string) {
  const row = await db
    .selectFrom('enquiry')
    .select(['id', 'reference', 'kind', 'locale', 'created_at', 'payload', 'answer_due_day as answer_by'])
    .select('cancelled_at')
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw notFound()
  const { payload, locale, cancelled_at, ...rest } = row
  return {
    ...rest,
    locale: locale as Locale,
    cancelled: cancelled_at !== null,
    enquiry: { ...(unsealJson('enquiry.payload', row, payload) as object) },
  }
}

export function enquiriesRoutes(services: Services): ApiModule {
  const { db, deployment } = services
  return implement('enquiries', contract, {
    sendUnsignedContact: async ({ body, locale, request, reply }) => {
      await spendAsk(db, request.ip)
      const { contactForms, mail } = deployment
      refuse(unsignedContactProblems(body, { ...contactForms, smtpUtf8: mail.smtpUtf8 }))
      const [email, mobile] = [parseEmail(body.email, mail), parseMobile(body.mobile)]
      if (!email.ok || !mobile.ok) throw new Error('checked above')
      const { subject, description, attachment } = body
      const { reference, answerBy } = await receiveEnquiry(
        services,
        {
          kind: 'contact',
          payload: { email: email.email, mobile: mobile.phone, subject: subject.trim(), description },
          files: { field: 'attachment', purpose: 'contact', files: attachment },
          email: email.email,
          consent: false,
        },
        senderOf(services, { request, reply, locale }),
      )
      return { data: { result: { status: 'OK', reference, answer_by: answerBy } } }
    },

    readEnquiry: ({ params }) => readEnquiry(db, params.id),
  })
}

/** Being called back, and changing it by the link of its mail. */
export function callBackRoutes(services: Services): ApiModule {
  const { db } = services
  return implement('enquiries', calls, {
    listCallSlots: () => listSlots(services),

    askCallBack: async ({ body, locale, request, reply }) => {
      const { ip } = request
      await spendAsk(db, ip)
      return askCall(services, body, senderOf(services, { request, reply, locale }))
    },

    readCallBack: ({ body }) => showCall(services, body.token),

    moveCallBack: ({ body }) => moveCall(services, body.token, body.at),

    cancelCallBack: ({ body }) => cancelCall(services, body.token),
  })
}
