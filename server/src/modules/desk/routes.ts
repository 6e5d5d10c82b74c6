import type { FastifyRequest } from 'fastify'
import * as customers from '@endoll/api/desk-customers.ts'
import * as money from '@endoll/api/desk-money.ts'
import * as operatingCalls from '@endoll/api/desk-operating.ts'
import * as privacy from '@endoll/api/desk-privacy.ts'
import * as sessions from '@endoll/api/desk-session.ts'
import * as people from '@endoll/api/desk-staff.ts'
import * as texts from '@endoll/api/desk-texts.ts'
import * as documents from '@endoll/api/desk-documents.ts'
import type { DeskReason } from '@endoll/api/desk-words.ts'
import * as work from '@endoll/api/desk-work.ts'
import { findId } from '../../platform/access.ts'
import { keepMultipart } from '../../platform/files/read-multipart.ts'
import { invalidFields } from '../../platform/http/failure.ts'
import { implement, type ApiModule, type Staff } from '../../platform/http/implement.ts'
import type { ConnectedServices } from '../../gateways/services.ts'
import type { Services } from '../../platform/services.ts'
import { beginActing, sendCode } from './acting.ts'
import { readCustomer } from './customer.ts'
import { listDeliveries, retryDelivery } from './deliveries.ts'
import { decideOnDocuments, listDocuments, openDocument, readDocuments } from './documents.ts'
import { readEvents } from './events.ts'
import { endSessions, mailAccess, unlock } from './help.ts'
import { listKeptTexts, removeKeptText, saveKeptText } from './kept-texts.ts'
import { readLog, writeLine } from './log.ts'
import { lookAt, type Doer } from './look.ts'
import { endInspection, openInspection } from './inspections.ts'
import { readOperating, type Operating } from './operations/read-operating.ts'
import { addStaff } from './operations/add-staff.ts'
import { findBreak } from './operations/verify-log.ts'
import { enrolStaff, newDeskCodes, signInStaff } from './sign-in.ts'
import { changeStaff, listStaff } from './staff.ts'
import {
  clearCookie,
  endStaffSessions,
  giveCookie,
  giveInspectionCookie,
  inspectionSecretOf,
  secretOf,
  tokenOf,
} from './operations/staff-session.ts'
import { answerCase, noteInCase, readCase, takeCase } from './unscoped-case.ts'
import { listEnquiries, settleEnquiry } from './enquiries.ts'
import { decideErasure, listErasures, proposeErasure } from './unscoped-erasures.ts'
import { findCustomers } from './unscoped-find.ts'
import { decideOnRefund, giveBack, listMoney, readPayment } from './unscoped-money.ts'
import { listCases, listRequests } from './unscoped-queues.ts'

const done = { status: 'OK' } as const

function doerOf({ caller, request }: { readonly caller: Staff; readonly request: FastifyRequest }): Doer {
  return { staff: caller, address: request.ip }
}

function sessionRoutes(services: Services): ApiModule {
  return implement('desk', sessions, {
    signInStaff: async ({ body, request, reply }) => {
      const { secret, staff } = await signInStaff(services, body, request.ip)
      giveCookie(services, reply, secret)
      return { ...staff, token: tokenOf(secret) }
    },

    readDeskSession: async ({ caller: { name, email, roles, enrolled }, request }) => ({
      name,
      email,
      roles: [...roles],
      enrolled,
      token: tokenOf(secretOf(services, request)),
    }),

    endDeskSession: async ({ caller, request, reply }) => {
      await endStaffSessions(services.db, services.clock.nowMs(), { id: caller.sessionId })
      await writeLine(services, { staffId: caller.staffId, what: 'signed_out', address: request.ip })
      clearCookie(services, reply)
      return done
    },

    newDeskCodes: ({ caller }) => newDeskCodes(services, caller),

    enrolStaff: async ({ caller, body, request, reply }) => {
      const secret = await enrolStaff(services, caller, body, request.ip)
      giveCookie(services, reply, secret)
      const { name, email, roles } = caller
      return { name, email, roles: [...roles], enrolled: true, token: tokenOf(secret) }
    },
  })
}

function customerRoutes(services: Services): ApiModule {
  const { db } = services
  return implement('desk', customers, {
    findCustomers: async (call) => ({ found: await findCustomers(services, doerOf(call), call.query.text) }),

    readDeskCustomer: (call) => {
      const customerId = findId(call.params.id) ?? 0
      const look = { customerId, what: 'customer_read', why: call.query.why } as const
      return lookAt(services, doerOf(call), look, () => readCustomer(services, customerId))
    },

    readDeskEvents: (call) => {
      const customerId = findId(call.params.id) ?? 0
      const { kind, why } = call.query
      const look = { customerId, what: 'events_read', why, about: kind } as const
      return lookAt(services, doerOf(call), look, async () => ({
        events: await readEvents(db, customerId, kind),
      }))
    },

    endLock: async (call) => {
      await unlock(services, doerOf(call), helpOf(call))
      return done
    },

    endCustomerSessions: async (call) => {
      await endSessions(services, doerOf(call), helpOf(call))
      return done
    },

    mailAccess: async (call) => {
      await mailAccess(services, doerOf(call), helpOf(call))
      return done
    },

    openInspection: async (call) => {
      const secret = inspectionSecretOf(secretOf(services, call.request))
      const opening = { customerId: findId(call.params.id) ?? 0, ...call.body, secret }
      const inspection = await openInspection(services, doerOf(call), opening)
      giveInspectionCookie(services, call.reply, secret)
      return { inspection }
    },

    sendSpokenCode: async (call) => {
      const secret = inspectionSecretOf(secretOf(services, call.request))
      const asking = { customerId: findId(call.params.id) ?? 0, why: call.body.why, secret }
      return sendCode(services, doerOf(call), asking)
    },

    openActing: async (call) => {
      const secret = inspectionSecretOf(secretOf(services, call.request))
      const inspection = await beginActing(services, doerOf(call), { ...call.params, ...call.body })
      giveInspectionCookie(services, call.reply, secret)
      return { inspection }
    },

    endInspection: async (call) => ({
      customer_id: await endInspection(services, doerOf(call), call.params.id),
    }),
  })
}

function helpOf({
  params: { id },
  body: { account_id: accountId, why },
}: {
  readonly params: { readonly id: string }
  readonly body: { readonly account_id: number | null; readonly why: DeskReason }
}) {
  return { id, accountId, why }
}

function workRoutes(services: Services): ApiModule {
  return implement('desk', work, {
    listDeskCases: (call) => listCases(services, doerOf(call), call.query),

    readDeskCase: (call) => readCase(services, doerOf(call), call.params.id),

    takeCase: async (call) => {
      await takeCase(services, doerOf(call), { ...call.params, ...call.body })
      return readCase(services, doerOf(call), call.params.id)
    },

    answerDeskCase: async (call) => {
      const answered = await answerCase(services, doerOf(call), { ...call.params, ...call.body })
      return { answered, case: await readCase(services, doerOf(call), call.params.id) }
    },

    noteInCase: async (call) => {
      await noteInCase(services, doerOf(call), { ...call.params, ...call.body })
      return readCase(services, doerOf(call), call.params.id)
    },

    listDeskRequests: (call) => listRequests(services, doerOf(call), call.query),

    listDeskEnquiries: (call) => listEnquiries(services, doerOf(call), call.query),

    settleEnquiry: async (call) => {
      await settleEnquiry(services, doerOf(call), call.params.reference)
      return done
    },

    listDeliveries: (call) => listDeliveries(services, doerOf(call)),

    retryDelivery: async (call) => {
      await retryDelivery(services, doerOf(call), call.params)
      return listDeliveries(services, doerOf(call))
    },
  })
}

function documentRoutes(services: Services): ApiModule {
  return implement('desk', documents, {
    listDeskDocuments: (call) => listDocuments(services, doerOf(call), call.query),
    readDeskDocuments: (call) => readDocuments(services, doerOf(call), call.params.reference),
    readDeskDocument: (call) => openDocument(services, doerOf(call), call.params),

    decideDeskDocuments: async (call) => {
      const { reference } = call.params
      const decided = await decideOnDocuments(services, doerOf(call), reference, call.body)
      return { decided, documents: await readDocuments(services, doerOf(call), reference) }
    },
  })
}

function moneyRoutes(services: ConnectedServices): ApiModule {
  return implement('desk', money, {
    listDeskMoney: (call) => listMoney(services, doerOf(call)),
    readDeskPayment: (call) => readPayment(services, doerOf(call), call.params.reference),

    askDeskRefund: async (call) => {
      const { reference } = call.params
      const asked = await giveBack(services, doerOf(call), { reference, ...call.body })
      return { asked, payment: await readPayment(services, doerOf(call), reference) }
    },

    decideDeskRefund: async (call) => {
      const { reference, decided } = await decideOnRefund(services, doerOf(call), {
        ...call.params,
        ...call.body,
      })
      return { decided, payment: await readPayment(services, doerOf(call), reference) }
    },
  })
}

function textRoutes(services: Services): ApiModule {
  return implement('desk', texts, {
    listKeptTexts: () => listKeptTexts(services),
    editKeptTexts: () => listKeptTexts(services),

    saveKeptText: async (call) => {
      await saveKeptText(services, doerOf(call), call.body)
      return listKeptTexts(services)
    },

    removeKeptText: async (call) => {
      await removeKeptText(services, doerOf(call), call.params.id)
      return listKeptTexts(services)
    },

    uploadDeskFile: async ({ request, reply }) => {
      if (!request.isMultipart()) throw invalidFields({ file: ['required_field'] })
      return keepMultipart(services, { request, reply }, 'contact')
    },
  })
}

function staffRoutes(services: Services): ApiModule {
  return implement('desk', people, {
    listStaff: () => listStaff(services),

    addStaff: async ({ caller, body, request }) => ({
      password: await addStaff(services, body, { staffId: caller.staffId, address: request.ip }),
    }),

    changeStaff: async ({ caller, params, body, request }) => {
      await changeStaff(services, caller, { ...params, ...body, address: request.ip })
      return listStaff(services)
    },

    readStaffLog: ({ query }) => readLog(services, query),

    checkStaffLog: async () => ({ broken_at: await findBreak(services.db) }),
  })
}

function privacyRoutes(services: Services): ApiModule {
  return implement('desk', privacy, {
    listDeskErasures: async (call) => ({ erasures: await listErasures(services, doerOf(call)) }),

    proposeDeskErasure: async (call) => {
      const proposed = await proposeErasure(services, doerOf(call), { ...call.params, ...call.body })
      return { proposed, erasures: await listErasures(services, doerOf(call)) }
    },

    decideDeskErasure: async (call) => {
      const decided = await decideErasure(services, doerOf(call), { ...call.params, ...call.body })
      return { decided, erasures: await listErasures(services, doerOf(call)) }
    },
  })
}

function operatingRoutes(services: ConnectedServices, operating: Operating): ApiModule {
  return implement('desk', operatingCalls, {
    readDeskOperating: (call) => readOperating(services, doerOf(call), operating, call.query.lang),
  })
}

/** The desk of the retailer's own people. */
export function deskRoutes(services: ConnectedServices, operating: Operating): readonly ApiModule[] {
  const own = [
    sessionRoutes,
    customerRoutes,
    workRoutes,
    documentRoutes,
    moneyRoutes,
    privacyRoutes,
    textRoutes,
    staffRoutes,
  ]
  return [...own.map((routes) => routes(services)), operatingRoutes(services, operating)]
}
