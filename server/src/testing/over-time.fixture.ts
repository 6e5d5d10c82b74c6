import { sql } from 'kysely'
import { ibanOf } from '../demo/identifiers.ts'
import { importFolder } from '../import/import-folder.ts'
import { cups, oneContract, withFolder } from '../import/testing/folder.ts'
import { hashPassword } from '../platform/password-hash.ts'
import { breakOff } from './break-off.ts'
import type { TestServer } from './test-server.ts'

/** The office's customers, whose mails are distinguished by the name, and its contracts. */
export const codes = ['A', 'B', 'C'] as const
export type Code = (typeof codes)[number]
export const contractNames = ['1', '2', '3', '4'] as const
export type ContractName = (typeof contractNames)[number]

export const firstPassword = 'Sol-i-vent-26'
export function firstEmailOf(code: Code) {
  return `${code.toLowerCase()}0@example.test`
}
export function nameOf(code: Code) {
  return `Cliente${code}`
}
/** The account of a contract while one customer has it, as the retailer's file has it. */
export function filedIban(name: ContractName, code: Code) {
  return ibanOf(100 * Number(name) + codes.indexOf(code))
}

export interface Account {
  readonly code: Code
  email: string
  password: string
  /** Where codes for signing go until then. */
  before: { address: string; untilMs: number } | undefined
  /** The new address that waits, with its link. */
  pending: { email: string; token: string; session: Session } | undefined
}
export interface Session {
  readonly account: Account
  readonly headers: Record<string, string>
  ended: boolean
}
export interface Asked {
  readonly id: number
  readonly reference: string
  readonly by: Account
  readonly contract: ContractName
  readonly iban: string
  /** May still become effective. */
  open: boolean
  code: string | undefined
}

/** The retailer's file: who has which contract. Without holders only the customers. */
export async function importHolders(server: TestServer, holders: ReadonlyMap<ContractName, Code>) {
  const hash = await hashPassword(firstPassword)
  const [header = ''] = String(oneContract['contracts.csv']).split('\n')
  const rows = [...holders].map(
    ([name, code]) =>
      `${name};${code};electricity;activa;2020-01-01;2020-01-01;${cups};Carrer Nou, 3;Vic;08500;2.0TD;L;4,6;4,6;` +
      `${filedIban(name, code)};${firstEmailOf(code)}`,
  )
  const people = codes.map((code) => `${code};${nameOf(code)};99990900X;${firstEmailOf(code)};${hash};no`)
  const files = {
    ...oneContract,
    'customers.csv': `code;name;nif;email;initial_password;must_change_password\n${people.join('\n')}\n`,
    'contracts.csv': `${header};iban;notification_email\n${rows.join('\n')}\n`,
  }
  await withFolder(files, (folder) => importFolder(server.db, folder))
}

/** Generous budgets: a long run must not reach them. */
export async function forgiveBudgets(server: TestServer) {
  await sql`delete from attempt_budget`.execute(server.db)
}

/** What happens more often than the rest; one call in ten is broken off. */
export const oftener = ['brokenOff', 'askIban', 'askIban', 'sendCode', 'sendCode', 'sign', 'sign', 'answer']

/** What has to have happened for a run to say anything. */
export const mustHappen = [
  'passwords',
  'addresses confirmed',
  'others ended',
  'signed',
  'effective',
  'moved',
  'broken off',
]

/** A generator that gives the same numbers for the same seed (mulberry32). */
export function randomOf(seed: number) {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  return {
    below: (limit: number) => Math.floor(next() * limit),
    of: <T>(list: readonly T[]): T | undefined => list[Math.floor(next() * list.length)],
  }
}

/**
 * A call of somebody who goes before it is answered: read, asked or guessed. Nothing of it may stay held, and nothing moves
 * by halves.
 */
export async function breakOffAny(
  address: string,
  random: ReturnType<typeof randomOf>,
  { session, asked }: { readonly session: Session; readonly asked: Asked | undefined },
) {
  const wrong = { current: 'not the right one', password: 'Clau-que-no-val' }
  const calls: readonly (readonly [string, string, object?])[] = [
    ['GET', 'contracts/'],
    ['GET', 'requests/?limit=100'],
    ['POST', 'user/password', wrong],
    ['POST', 'get_token', { user: session.account.email, password: wrong.current }],
    ...(asked ? [['POST', `requests/${asked.id}/signature/code/`] as const] : []),
  ]
  const [method, path, body] = random.of(calls)!
  const headers = { ...session.headers, ...(body && { 'content-type': 'application/json' }) }
  const init = { method, headers, ...(body && { body: JSON.stringify(body) }) }
  await breakOff(`${address}/api/v1/${path}`, init, random.below(40))
}
