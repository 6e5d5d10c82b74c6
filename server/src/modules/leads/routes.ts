import * as drafts from '@endoll/api/contract-drafts.ts'
import * as groups from '@endoll/api/lead-groups.ts'
import * as gas from '@endoll/api/gas-leads.ts'
import * as electricity from '@endoll/api/leads.ts'
import * as links from '@endoll/api/lead-links.ts'
import type { Locale } from '@endoll/api/language.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { budgetOf, spend } from '../../platform/budget.ts'
import { keyOf } from '../../platform/http/asking.ts'
import { implement, type ApiModule, type Caller } from '../../platform/http/implement.ts'
import { visitorOf } from '../../platform/http/visitor.ts'
import { networkOf } from '../../platform/network.ts'
import type { ConnectedServices } from '../../gateways/services.ts'
import { checkPerson } from './checks.ts'
import { fillFromMove } from './home-move.ts'
import { findOwnLead, payloadOf, type Sender } from './lead-row.ts'
import { mailLeadLink } from './links/mail-link.ts'
import { openLeadLink } from './links/open-link.ts'
import { withdrawLead } from './operations.ts'
import { listLeads } from './retailer-leads.ts'
import { saveLead, type LeadSent } from './save.ts'
import { saveLeadGroup } from './save-group.ts'
import { openRenunciation, renounceBonus } from './signing/bonus.ts'
import { sendDraftCode, signDraftWithCode } from './signing/code.ts'
import { openConditions, openContract } from './signing/contract-file.ts'
import { wishStart } from './signing/early-start.ts'
import { listOwnDrafts, readDraft } from './signing/draft-wire.ts'
import { openDraftEnvelope } from './signing/envelope.ts'
import { openSummary } from './summary.ts'

const windowSeconds = 15 * 60
/** Steps, and going back and on again. Promotional codes are tried no oftener: every one is answered the same. */
const perVisitor = 40
const perNetwork = 300
/** Supplies that are sent together: each is a mail to an address that anybody may type. */
const suppliesPerNetwork = 100

interface Asked {
  readonly caller: Caller | null
  readonly locale: Locale
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

export function leadsRoutes(services: ConnectedServices): ApiModule {
  const visitors = budgetOf(services.db, { kind: 'lead-visitor', points: perVisitor, windowSeconds })
  const networks = budgetOf(services.db, { kind: 'lead-network', points: perNetwork, windowSeconds })
  const supplies = budgetOf(services.db, { kind: 'lead-supplies', points: suppliesPerNetwork, windowSeconds })
  const summaries = budgetOf(services.db, { kind: 'lead-summary', points: 60, windowSeconds })
  const signings = budgetOf(services.db, { kind: 'draft-signing', points: 300, windowSeconds })
  const senderOf = async ({ caller, locale, request, reply }: Asked): Promise<Sender> => {
    const network = networkOf(request.ip)
    const visitor = visitorOf(request, reply, services.cookieSuffix)
    await spend(networks, network)
    await spend(visitors, visitor)
    return { visitor, caller, locale, network }
  }
  const check = async (asked: Asked, id: string, what: 'identity' | 'solvency') => {
    const sender = await senderOf(asked)
    const lead = await findOwnLead(services.db, id, sender)
    const { network } = sender
    const payload = payloadOf(lead)
    // Checked when it is sent: the product is not known yet, and the PVPC is never refused for it.
    const mayBePvpc = services.deployment.contracting.referenceRetailer && !('electricityLeadId' in payload)
    if (what === 'solvency' && mayBePvpc) return true
    return (await checkPerson(services, payload, { what, network })) !== 'bad'
  }
  const save = async (
    lead: Pick<LeadSent, 'id' | 'payload' | 'key' | 'yearlyUse'>,
    asked: Asked,
    homeMove: string | undefined,
  ) => {
    const sender = await senderOf(asked)
    if (homeMove === undefined) return saveLead(services, lead, sender)
    const filled = await fillFromMove(services, lead.payload, sender, homeMove)
    return saveLead(services, { ...lead, ...filled }, sender)
  }
  return implement(
    'leads',
    { ...electricity, ...gas, ...groups, ...links, ...drafts },
    {
      createLead: ({ body: payload, query: { yearly_use: yearlyUse, home_move: move }, ...asked }) =>
        save({ id: undefined, payload, key: keyOf(asked.request), yearlyUse }, asked, move),
      updateLead: ({ body: payload, params: { id }, query, ...asked }) =>
        save({ id, payload, key: undefined, yearlyUse: query.yearly_use }, asked, query.home_move),
      createGasLead: ({ body: payload, query, ...asked }) =>
        save({ id: undefined, payload, key: keyOf(asked.request) }, asked, query.home_move),
      updateGasLead: ({ body: payload, params: { id }, query, ...asked }) =>
        save({ id, payload, key: undefined }, asked, query.home_move),
      saveLeadGroup: async ({ body: { leads }, ...asked }) => {
        const sender = await senderOf(asked)
        const sent = leads.filter(({ lead }) => lead.confirm).length
        if (sent > 0) await spend(supplies, sender.network, sent)
        return saveLeadGroup(services, { leads, key: keyOf(asked.request) }, sender)
      },
      withdrawLead: async ({ params, ...asked }) => {
        await withdrawLead(services, params.id, await senderOf(asked))
        return { status: 'OK' }
      },
      mailLeadLink: async ({ params, body, ...asked }) => {
        await mailLeadLink(services, { id: params.id, ...body }, await senderOf(asked))
        return { status: 'OK' }
      },
      openLeadLink: async ({ body, ...asked }) => openLeadLink(services, body, await senderOf(asked)),
      checkLeadIdentity: async ({ params, ...asked }) => ({
        dni_valid: await check(asked, params.id, 'identity'),
      }),
      checkLeadSolvency: async ({ params, ...asked }) => ({
        scoring: await check(asked, params.id, 'solvency'),
      }),
      downloadPreContract: async ({ params, request }) => {
        await spend(summaries, networkOf(request.ip))
        return openSummary(services, params.id)
      },
      getContractDraft: async ({ params, request, locale }) => {
        await spend(signings, networkOf(request.ip))
        return readDraft(services, params.id, locale)
      },
      downloadDraftContract: async ({ params, request }) => {
        await spend(summaries, networkOf(request.ip))
        return openContract(services, params.id)
      },
      downloadDraftConditions: async ({ params, request }) => {
        await spend(summaries, networkOf(request.ip))
        return openConditions(services, params.id)
      },
      wishEarlyStart: async ({ params, body, request, locale }) => {
        await spend(signings, networkOf(request.ip))
        await wishStart(services, params.id, body)
        return readDraft(services, params.id, locale)
      },
      renounceBonus: async ({ params, body, request, locale }) => {
        await spend(signings, networkOf(request.ip))
        await renounceBonus(services, params.id, body)
        return readDraft(services, params.id, locale)
      },
      downloadBonusRenunciation: async ({ params, request }) => {
        await spend(summaries, networkOf(request.ip))
        return openRenunciation(services, params.id)
      },
      sendDraftCode: async ({ params, request, locale }) => {
        await spend(signings, networkOf(request.ip))
        await sendDraftCode(services, params.id)
        return readDraft(services, params.id, locale)
      },
      signDraft: async ({ params, body, request, locale }) => {
        await spend(signings, networkOf(request.ip))
        await signDraftWithCode(services, { id: params.id, code: body.code, locale })
        return readDraft(services, params.id, locale)
      },
      openDraftSignature: async ({ params, request }) => {
        await spend(signings, networkOf(request.ip))
        return { url: await openDraftEnvelope(services, params.id) }
      },
      listContractDrafts: async ({ caller }) => ({ items: await listOwnDrafts(services, caller) }),
      listLeads: ({ query }) => listLeads(services.db, query),
    },
  )
}
