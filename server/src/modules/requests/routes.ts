import * as holderChanges from '@endoll/api/holder-changes.ts'
import { languageOf, type Locale } from '@endoll/api/language.ts'
import * as requests from '@endoll/api/requests.ts'
import * as retailer from '@endoll/api/retailer.ts'
import * as signatures from '@endoll/api/signature-callback.ts'
import { documentFile } from '../../documents/document.ts'
import { receiptDocument } from '../../documents/request/request-document.ts'
import { todayOf } from '../../platform/clock.ts'
import { implement, type ApiModule, type SentFile } from '../../platform/http/implement.ts'
import type { Services } from '../../platform/services.ts'
import { readDocumentSource } from './document-source.ts'
import {
  acceptChange,
  declineChange,
  openHolderDocument,
  openNewHolderEnvelope,
  sendNewHolderCode,
  showHolderChange,
  signAsNewHolder,
} from './new-holder/accept.ts'
import { answerRequest } from './operations/answer.ts'
import { flawedEvent, readOutbox } from './operations/deliver.ts'
import { withdrawRequest } from './operations/withdraw.ts'
import { getOwnRequest } from './own-requests.ts'
import { getRequest, listRequests } from './queries.ts'
import type { RequestRow } from './request.ts'
import { sendCode, signWithCode } from './signature/embedded.ts'
import { sendLinkAgain } from './signature/link.ts'
import { openEnvelope, receiveSignature } from './signature/outside.ts'
import { openSignedDocument } from './signature/signed-document.ts'

const slug = 'requests'

/** The customer's receipt: the present request, in the language of the call. */
async function openReceipt(services: Services, request: RequestRow, locale: Locale): Promise<SentFile> {
  const made = { signer: services.deployment, language: languageOf(locale), day: todayOf(services) }
  const source = await readDocumentSource(services.db, request)
  return documentFile(services, receiptDocument(source, made), made)
}

/** Requests: the customer's calls, those of the retailer's systems, and the signature provider's callback. */
export function requestsRoutes(services: Services): ApiModule {
  const { db } = services
  const modules = [
    implement(slug, requests, {
      listRequests: ({ caller, query, locale }) => listRequests(db, caller, { ...query, locale }),
      getRequest: ({ caller, params, locale }) => getRequest(services, caller, { ...params, locale }),
      withdrawRequest: async ({ caller, params, locale }) => {
        await withdrawRequest(services, caller, params.id)
        return getRequest(services, caller, { ...params, locale })
      },
      getRequestDocument: async ({ caller, params }) =>
        openSignedDocument(services, await getOwnRequest(db, caller, params.id)),
      getRequestReceipt: async ({ caller, params, locale }) =>
        openReceipt(services, await getOwnRequest(db, caller, params.id), locale),
      sendSignatureCode: async ({ caller, params, query, locale }) => {
        await sendCode(services, caller, { ...params, onlyFirst: query.first === 'true' })
        return getRequest(services, caller, { ...params, locale })
      },
      signRequest: async ({ caller, params, body, locale }) => {
        await signWithCode(services, caller, { ...params, ...body })
        return getRequest(services, caller, { ...params, locale })
      },
      sendLinkAgain: async ({ caller, params, locale }) => {
        await sendLinkAgain(services, caller, params.id)
        return getRequest(services, caller, { ...params, locale })
      },
      openOutsideSignature: async ({ caller, params }) => ({
        url: await openEnvelope(services, caller, params.id),
      }),
    }),

    implement(slug, holderChanges, {
      openHolderChange: ({ body, locale }) => showHolderChange(services, body.token, locale),
      acceptHolderChange: ({ body, locale }) => acceptChange(services, body, locale),
      declineHolderChange: async ({ body }) => {
        await declineChange(services, body.token)
        return { status: 'OK' }
      },
      holderChangeDocument: ({ params }) => openHolderDocument(services, params.token),
      sendHolderChangeCode: ({ body, locale }) => sendNewHolderCode(services, body.token, locale),
      signHolderChange: ({ body, locale }) => signAsNewHolder(services, body, locale),
      openHolderSignature: async ({ body }) => ({
        url: await openNewHolderEnvelope(services, body.token),
      }),
    }),

    implement(slug, retailer, {
      readOutbox: async ({ query, request }) => {
        const { page, flawed } = await readOutbox(services, query.after)
        for (const event of flawed) request.log.error({ event }, flawedEvent)
        return page
      },
      answerRequest: async ({ params, body }) => {
        const { reference, state } = await answerRequest(services, params.reference, body)
        return { reference, state }
      },
    }),

    implement(slug, signatures, {
      signatureCallback: async ({ body, request }) => {
        await receiveSignature(services, { body, header: request.headers[signatures.signatureHeader] })
        return { status: 'OK' }
      },
    }),
  ]
  return { slug, endpoints: modules.flatMap(({ endpoints }) => endpoints) }
}
