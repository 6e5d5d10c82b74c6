import { accountHooks } from '../../account-hooks.ts'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import { deploymentSchema, type Deployment } from '@endoll/api/deployment/deployment.ts'
import { createApp } from '../../app.ts'
import { openDocuments } from '../../documents/open.ts'
import { movableClock, type MovableClock } from '../../platform/clock.ts'
import type { Services } from '../../platform/services.ts'
import { createTestDatabase } from '../../testing/database.ts'
import { textForEachLanguage } from '../../testing/text-for-each-language.ts'
import { addCustomer, testPassword, type TestCustomer } from '../../testing/factories.ts'
import { sessionCookieName } from './cookies.ts'

const page = 'https://llum.example/legal'
const organisation = {
  name: 'Llum Propera',
  legalName: 'Llum Propera, SCCL',
  nif: 'F65432105',
  phone: '900 000 000',
  email: 'hola@llum.example',
  schedule: textForEachLanguage('9–14 h'),
  website: 'https://llum.example',
}
const legal = { legalNotice: page, privacy: page, cookies: page, conditions: page, generalConditions: page }

/** A session of the usual kind in these tests. */
export const shortSession = {
  idleMinutes: 30,
  absoluteHours: 8,
  ownDeviceDays: 90,
  handOffSeconds: 60,
  changePasswordAddress: null,
}

const aMorningMs = 1_795_250_000_000

/** A browser that has signed in. */
export interface Arrived {
  readonly token: string
  readonly cookie: string
  readonly answer: LightMyRequestResponse
}

/** The whole API on a database of its own, with a clock that stands still until moved. */
export interface Office {
  readonly services: Services
  readonly clock: MovableClock
  addCustomer(account?: Parameters<typeof addCustomer>[1]): Promise<TestCustomer>
  call(request: InjectOptions & { token?: string | undefined }): Promise<LightMyRequestResponse>
  signIn(email: string, password?: string, more?: InjectOptions): Promise<LightMyRequestResponse>
  /** Signs in where nothing may go wrong. */
  arrive(email: string, password?: string, cookie?: string): Promise<Arrived>
  refresh(proof: { token?: string; cookie?: string }): Promise<LightMyRequestResponse>
  changePassword(token: string, current: string, password: string): Promise<LightMyRequestResponse>
  isValid(token: string): Promise<unknown>
  /** The same installation after a restart. */
  restart(): Promise<FastifyInstance>
  close(): Promise<void>
}

export async function openOffice(changes: Partial<Deployment> = {}): Promise<Office> {
  const { db, drop } = await createTestDatabase()
  const clock = movableClock(aMorningMs)
  const deployment = deploymentSchema.parse({ organisation, legal, ...changes })
  const pdf = openDocuments('test')
  const services: Services = { db, clock, deployment, pdf, mode: 'test', accountHooks, cookieSuffix: '-3000' }
  const app = await createApp({ services })
  const restarted: FastifyInstance[] = []

  const call: Office['call'] = ({ token, headers, ...request }) =>
    app.inject({ ...request, headers: { ...headers, ...(token && { authorization: `Bearer ${token}` }) } })
  const signIn: Office['signIn'] = (email, password = testPassword, more = {}) =>
    call({ method: 'POST', url: '/api/v1/get_token', payload: { user: email, password }, ...more })

  return {
    services,
    clock,
    call,
    signIn,
    addCustomer: (account) => addCustomer(db, account),
    arrive: async (email, password, cookie) => {
      const answer = await signIn(email, password, cookie ? { headers: { cookie } } : {})
      const { token } = answer.json<{ token?: string }>()
      if (!token) throw new Error(`sign-in answered ${answer.statusCode}`)
      return { token, cookie: cookieOf(answer, sessionCookieName(services.cookieSuffix)), answer }
    },
    refresh: ({ token, cookie }) =>
      call({ method: 'GET', url: '/api/v1/user/refresh', token, headers: cookie ? { cookie } : {} }),
    changePassword: (token, current, password) =>
      call({ method: 'POST', url: '/api/v1/user/password', token, payload: { current, password } }),
    isValid: async (token) =>
      (await call({ method: 'POST', url: '/api/v1/is_token_valid', payload: { token } })).json<unknown>(),
    restart: async () => {
      // Another object for the same database: nothing that was remembered by it is remembered.
      const again = await createApp({ services: { ...services, db: db.withoutPlugins() } })
      restarted.push(again)
      return again
    },
    close: async () => {
      for (const each of [app, ...restarted]) await each.close()
      await pdf.close()
      await drop()
    },
  }
}

/** `name=value` of a cookie an answer set, as a browser sends it back. */
export function cookieOf(answer: Pick<LightMyRequestResponse, 'cookies'>, name: string): string {
  const cookie = answer.cookies.find((set) => set.name === name)
  if (!cookie) throw new Error(`the answer sets no cookie ${name}`)
  return `${name}=${cookie.value}`
}

/** What a token says, unverified. */
export function payloadOf(token: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>
}
