import { makePushKeys, vapidPush } from '../../../gateways/push/vapid.ts'
import { startPushTwin, type PushTwin } from '../../../gateways/push/twin.ts'
import type { PushGateway, PushSubscriber } from '../../../gateways/push/gateway.ts'
import { testPassword, type TestCustomer } from '../../../testing/factories.ts'
import type { TestServer } from '../../../testing/test-server.ts'

/** Browsers' push services as the twin plays them, and what the office calls them with. */
export interface PushServicesOfTest {
  readonly twin: PushTwin
  readonly gateway: PushGateway
}

export const contact = 'mailto:hola@oficina.test'

export async function openPushServices(): Promise<PushServicesOfTest> {
  const twin = await startPushTwin()
  const services = ['push.endoll.test', '*.notify.endoll.test']
  const gateway = vapidPush({ ...makePushKeys(), contact, services, standIn: twin.address })
  return { twin, gateway }
}

/** Somebody's browser: it keeps its cookies, and a subscription once it has one. */
export function openBrowser(server: TestServer, { twin, gateway }: PushServicesOfTest) {
  const cookies: Record<string, string> = {}
  let headers: Record<string, string> = {}
  const subscriber = twin.subscribe(gateway.publicKey)
  const call = async (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) => {
    const reply = await server.inject({
      method,
      url: `/api/v1/${path}`,
      headers: {
        ...headers,
        'user-agent': 'Mozilla/5.0 (Linux; Android 16) Chrome/140.0',
        cookie: Object.entries(cookies)
          .map(([name, value]) => `${name}=${value}`)
          .join('; '),
      },
      ...(payload && { payload }),
    })
    for (const { name, value } of reply.cookies) cookies[name] = value
    return { status: reply.statusCode, body: reply.json<Record<string, unknown>>() }
  }
  const keep = (token: unknown) => {
    headers = { authorization: `Bearer ${String(token)}` }
  }
  return {
    subscriber,
    call,
    async signIn({ email }: Pick<TestCustomer, 'email'>) {
      headers = {}
      const { body } = await call('POST', 'get_token', { user: email, password: testPassword })
      keep(body['token'])
    },
    keep,
    /** The browser was closed: the session's cookie is gone, the others stay. */
    close() {
      delete cookies['__Host-endoll']
      headers = {}
    },
    subscribe: ({ endpoint, p256dh, auth }: PushSubscriber = subscriber) =>
      call('POST', 'notifications/devices/', { endpoint, keys: { p256dh, auth } }),
    async devices() {
      const { body } = await call('GET', 'notifications/devices/')
      return body['devices'] as readonly { id: number; device: string; current: boolean }[]
    },
  }
}

export type TestBrowser = ReturnType<typeof openBrowser>
