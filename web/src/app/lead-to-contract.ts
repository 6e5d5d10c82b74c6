import { getContractById } from '@endoll/api/contracts.ts'
import type { ContractDetail } from '@endoll/api/contracts.ts'
import { notFound } from '@tanstack/react-router'
import { ApiError } from '../calls/api-error.ts'
import { queryClient, read } from '../calls/query.ts'
import { contractQuery } from '../pages/contract/contract-query.ts'
import { readContractView } from '../site/contract-functions.ts'
import { path } from '../site/paths.ts'
import type { Application } from './application.ts'
import { leadTo } from './guards.ts'
import type { RoutedAddress } from './guards.ts'

/** Changes and consumption have one page for both kinds of supply; only the contract whole has two. */
export function leadToFunction(app: Application, at: RoutedAddress): void {
  const view = readContractView(at.search)
  if (view === 'whole' || view === 'download') return
  throw leadTo(path('viewContracts', {}, app.catalogue.language()) + at.searchStr)
}

/**
 * The detail of a contract, by its name (`contract`) or its `id`, on the page of its kind; without either the page of
 * the `type` that is asked for. The rest of the query goes along; what is not there is not found.
 */
export async function leadToDetail(app: Application, at: RoutedAddress): Promise<never> {
  const { contract, id, type, ...rest } = at.search
  const asked = {
    ...(typeof contract === 'string' && contract !== '' && { name: contract }),
    ...(typeof id === 'string' && id !== '' && { id }),
  }
  const found = asked.name === undefined && asked.id === undefined ? undefined : await findContract(asked)
  if (found === null) throw notFound()
  const page = (found?.type ?? type) === 'gas' ? 'viewGasContracts' : 'viewContracts'
  const kept = Object.entries({ ...rest, ...(found && { contract: found.name }) }).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  const query = new URLSearchParams(kept).toString()
  throw leadTo(path(page, {}, app.catalogue.language()) + (query && `?${query}`))
}

/**
 * `/contratos/<id>` is no page of its own: it leads to the list of contracts, visitors too. To who has signed in, what
 * is neither name nor id of a contract of theirs is not found.
 */
export async function leadToContracts(app: Application, at: RoutedAddress, nameOrId: string): Promise<never> {
  const session = await app.session.restore()
  if (session.status === 'signed-in' && session.claims.scope === 'all') {
    const found = (await findContract({ name: nameOrId })) ?? (await findContract({ id: nameOrId }))
    if (found === null) throw notFound()
  }
  throw leadTo(path('contracts', {}, app.catalogue.language()) + at.searchStr)
}

interface ContractAsked {
  readonly name?: string
  readonly id?: string
}

/** The contract of that name or else of that id; null if the customer has no such one. Fails as a call does. */
async function findContract({ name, id }: ContractAsked): Promise<ContractDetail | null> {
  try {
    if (name !== undefined) return await queryClient.fetchQuery(contractQuery(name))
    return await queryClient.fetchQuery(read(getContractById, { params: { id: id ?? '' } }))
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return null
    throw error
  }
}
