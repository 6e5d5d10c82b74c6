import { afterEach, describe, expect, it } from 'vitest'
import type { Deployment } from '@endoll/api/deployment/deployment.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { testWeb } from '../../../testing/test-web.ts'

const chat: Deployment['chat'] = {
  script: 'https://chat.example/widget/7.js?account=1&x=2',
  integrity: 'sha384-AAAA',
  sources: ['https://*.chat.example', 'wss://live.chat.example'],
  tells: ['email'],
  automated: false,
}
let server: TestServer
afterEach(() => server.stop())

async function frameOf(given: Partial<Deployment['chat']>, on = true, url = '/chat-frame?lang=ca') {
  server = await startTestServer(
    { chat: on },
    { web: testWeb(), deployment: { chat: { ...chat, ...given } } },
  )
  const { headers, payload } = await server.inject({ url })
  const policy = String(headers['content-security-policy'])
  return { policy: policy.split('; '), payload, nonce: /'nonce-([^']+)'/.exec(policy)?.[1] ?? '' }
}

describe('the frame of the chat', () => {
  it('is closed: nobody’s origin, only what the deployment names, shown by our own pages [v2.wizard-chat]', async () => {
    const { policy, nonce, payload } = await frameOf({})
    const from = 'https://chat.example https://*.chat.example wss://live.chat.example'
    expect(policy).toEqual([
      'sandbox allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox',
      "default-src 'none'",
      `script-src 'nonce-${nonce}' https://chat.example/widget/7.js https://*.chat.example wss://live.chat.example`,
      `style-src 'nonce-${nonce}' ${from}`,
      `img-src data: ${from}`,
      `font-src ${from}`,
      `media-src ${from}`,
      `connect-src ${from}`,
      `frame-src ${from}`,
      "form-action 'none'",
      "base-uri 'none'",
      "frame-ancestors 'self'",
    ])
    expect(payload).toContain(
      '<script src="https://chat.example/widget/7.js?account=1&amp;x=2" integrity="sha384-AAAA" crossorigin="anonymous" data-language="ca"></script>',
    )
    expect(payload).not.toContain('tells')
  })

  it('runs the script without its hash where the deployment gives none', async () => {
    const { payload } = await frameOf({ integrity: null })
    expect(payload).toContain('x=2" data-language="ca"')
    expect(payload).not.toContain('integrity')
  })

  it.each([
    ['without a script', { script: null }, true],
    ['with the switch chat off', {}, false],
  ])('is not there %s', async (_, given, on) => {
    const { policy, payload } = await frameOf(given, on)
    expect(policy[0]).not.toMatch(/sandbox/)
    expect(payload).not.toContain('chat.example')
  })

  it.each(['/nuevo-cliente-electricidad', '/facturas', '/acceso'])(
    'lets %s load nothing of the chat',
    async (url) => {
      const { policy, payload } = await frameOf({}, true, url)
      expect(policy.join('; ')).not.toContain('chat.example')
      expect(payload).not.toContain('chat.example')
    },
  )
})
