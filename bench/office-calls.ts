import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { demoCustomers } from '../server/src/demo/customers.ts'

/** One call as a browser sends it. */
export interface Asked {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

export interface Answered {
  /** 0 where no answer came. */
  readonly status: number
  readonly bytes: number
}

/** As many as a proxy keeps open. */
const agent = new Agent({ keepAlive: true, maxSockets: 300 })

export function closeConnections(): void {
  agent.destroy()
}

/** Sends a call and reads its answer to the end, as it came: compressed. */
export function send(address: string, { method, path, headers, body }: Asked): Promise<Answered> {
  return new Promise((resolve) => {
    const failed = () => resolve({ status: 0, bytes: 0 })
    const asking = request(`${address}${path}`, { method, agent, headers }, (answer) => {
      let bytes = 0
      answer.on('data', (chunk: Buffer) => (bytes += chunk.length))
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, bytes }))
      answer.on('error', failed)
    })
    asking.on('error', failed)
    asking.end(body)
  })
}

/** Sends a call over a connection of its own, and breaks it off some milliseconds later. */
export async function breakOff(
  address: string,
  { method, path, headers, body }: Asked,
  afterMs: number,
): Promise<void> {
  const asking = request(`${address}${path}`, { method, headers, agent: false })
  asking.on('error', () => undefined)
  asking.on('response', (answer) => answer.on('error', () => undefined))
  asking.end(body)
  await pause(afterMs)
  asking.destroy()
}

const browser = { 'accept-encoding': 'gzip, deflate, br', connection: 'keep-alive' }

interface Customer {
  readonly email: string
  readonly password: string
  readonly headers: Readonly<Record<string, string>>
  readonly contracts: readonly string[]
  readonly invoices: readonly number[]
}

async function readJson<T>(address: string, path: string, init: RequestInit): Promise<T> {
  const answer = await fetch(address + path, init)
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
  return (await answer.json()) as T
}

function signingIn({ email, password }: { email: string; password: string }): Asked {
  const headers = { ...browser, 'content-type': 'application/json' }
  return {
    method: 'POST',
    path: '/api/v1/get_token',
    headers,
    body: JSON.stringify({ user: email, password }),
  }
}

/** Somebody who can sign in. */
export type Person = Pick<Customer, 'email' | 'password'>

const peopleOfDemo: readonly Person[] = demoCustomers.filter(({ mustChangePassword }) => !mustChangePassword)

async function openCustomers(address: string, people: readonly Person[]): Promise<Customer[]> {
  const customers: Customer[] = []
  for (const { email, password } of people) {
    const { path, ...init } = signingIn({ email, password })
    const { token } = await readJson<{ token: string }>(address, path, init)
    const headers = { ...browser, authorization: `Bearer ${token}` }
    const list = async <T>(at: string) => (await readJson<{ items: T[] }>(address, at, { headers })).items
    const contracts = await list<{ name: string }>('/api/v2/contracts?type=electricity&limit=50')
    const invoices = await list<{ id: number }>('/api/v1/invoices/?type=electricity&limit=50')
    if (contracts.length === 0 || invoices.length === 0) continue
    customers.push({
      email,
      password,
      headers,
      contracts: contracts.map(({ name }) => name),
      invoices: invoices.map(({ id }) => id),
    })
  }
  return customers
}

/** Numbers that look drawn and are the same in every run. */
function drawer() {
  let state = 20
  return (count: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * count)
  }
}

type Draw = (customer: Customer, pick: (count: number) => number) => Asked

function reads(path: (customer: Customer, pick: (count: number) => number) => string): Draw {
  return (customer, pick) => ({ method: 'GET', path: path(customer, pick), headers: customer.headers })
}

function aContract({ contracts }: Customer, pick: (count: number) => number) {
  return encodeURIComponent(contracts[pick(contracts.length)] ?? '')
}

const page = reads(() => '/acceso')

/** What an office is asked, in hundredths: 80 reads, 5 bills as PDF, 5 sign-ins, 6 pages, 4 renewals of a session. */
const mix: readonly (readonly [share: number, draw: Draw])[] = [
  [32, reads(() => '/api/v2/contracts?type=electricity&offset=0&limit=10')],
  [18, reads(() => '/api/v1/invoices/?type=electricity&offset=0&limit=10')],
  [6, reads(() => '/api/v1/invoices/chart/?type=electricity')],
  [8, reads((customer, pick) => `/api/v1/contracts/${aContract(customer, pick)}/`)],
  [8, reads((customer, pick) => `/api/v1/contracts/${aContract(customer, pick)}/cch/series/hourly/`)],
  [4, reads((customer, pick) => `/api/v1/contracts/${aContract(customer, pick)}/cch/series/daily/`)],
  [4, reads(() => '/api/v1/requests/?offset=0&limit=10')],
  [5, reads(({ invoices }, pick) => `/api/v1/invoices/${invoices[pick(invoices.length)]}/pdf/`)],
  [5, signingIn],
  [6, page],
  [4, reads(() => '/api/v1/user/refresh')],
]

/** The calls of an office, one after the other, of all these people; without pages where the web is not built. */
export async function officeCalls(
  address: string,
  people = peopleOfDemo,
  withPages = true,
): Promise<() => Asked> {
  const customers = await openCustomers(address, people)
  const asked = withPages ? mix : mix.filter(([, draw]) => draw !== page)
  const kinds = asked.flatMap(([share, draw]) => Array.from({ length: share }, () => draw))
  const pick = drawer()
  return () => kinds[pick(kinds.length)]!(customers[pick(customers.length)]!, pick)
}
