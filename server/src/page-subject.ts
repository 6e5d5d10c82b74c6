import type { FastifyRequest } from 'fastify'
import type { PageSubject } from '@endoll/api/page.ts'
import { getCase } from './modules/cases/queries.ts'
import { getRequest } from './modules/requests/queries.ts'
import { actFor } from './modules/delegations/operations/act-for.ts'
import { authenticate } from './modules/session/operations/authenticate.ts'
import { findId, getOwnContract, getOwnInvoice } from './platform/access.ts'
import { asCustomer } from './platform/db/who-asks.ts'
import { Failure } from './platform/http/failure.ts'
import { delegationAsked } from './platform/http/asked-delegation.ts'
import type { Caller } from './platform/http/implement.ts'
import type { Services } from './platform/services.ts'

/**
 * Whether the thing that a page is about exists for its visitor. The session cookie says whose things to look
 * among; to whom it says nothing the page is sent as found, since it only asks to sign in. What is no id at all is not
 * there for anybody. A database that cannot be asked says nothing either.
 */
export function findSubject(services: Services) {
  const whose = authenticate(services)
  return async (subject: PageSubject, request: FastifyRequest): Promise<boolean> => {
    if (isOnlyById(subject) && findId(subject.name) === undefined) return false
    try {
      const caller = await whose(request, { cookie: true })
      if (!caller || caller.scope === 'pwchange') return true
      const delegation = delegationAsked(request)
      const owner = delegation === undefined ? caller : await actFor(services)(caller, delegation, 'look')
      await asCustomer(owner, () => readOwn(services, owner, subject))
      return true
    } catch (error) {
      return !isNotFound(error)
    }
  }
}

function isNotFound(error: unknown): boolean {
  return error instanceof Failure && error.code === 'not_found'
}

function isOnlyById({ kind }: PageSubject): boolean {
  return kind !== 'contract' && kind !== 'contract_name_or_id'
}

async function readOwn(services: Services, owner: Caller, { kind, name }: PageSubject): Promise<unknown> {
  const { db, deployment } = services
  if (kind === 'invoice') return getOwnInvoice(db, owner, name)
  if (kind === 'request') return getRequest(services, owner, { id: name, locale: deployment.defaultLanguage })
  if (kind === 'case') return getCase(services, owner, { id: name, locale: deployment.defaultLanguage })
  if (kind === 'contract_id') return getOwnContract(db, owner, { id: name })
  const byName = getOwnContract(db, owner, { name })
  if (kind === 'contract') return byName
  return byName.catch((error: unknown) => {
    if (!isNotFound(error)) throw error
    return getOwnContract(db, owner, { id: name })
  })
}
