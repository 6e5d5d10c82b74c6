import { createHash } from 'node:crypto'
import { join } from 'node:path'
import fastifyCookie from '@fastify/cookie'
import fastify from 'fastify'
import { expect, it } from 'vitest'
import { browserSettings } from '@endoll/api/deployment/deployment.ts'
import { pageDataElement, type PageData, type PageReply } from '@endoll/api/page.ts'
import { repositoryRoot } from '../../config.ts'
import { readDeployment } from '../../deployment-file.ts'
import { movableClock } from '../clock.ts'
import { testPage, testWeb } from '../../testing/test-web.ts'
import { pageHandler, type PageOptions } from './pages.ts'

const hostile = '</script><script>alert(1)</script>'

/** The page that a browser gets, of a site whose every page is this one. */
async function load(page: PageReply, options: Partial<PageOptions> = {}) {
  const { deployment } = await readDeployment(join(repositoryRoot, 'deployments/demo.json'))
  const app = fastify()
  await app.register(fastifyCookie)
  const send = pageHandler({
    web: testWeb({
      filesOf: () => ({ scripts: ['main.js', 'page.js'], styles: ['page.css'], fonts: ['text.woff2'] }),
      renderer: { render: async () => page },
    }),
    clock: movableClock(0),
    settings: browserSettings(deployment, { version: '1', mode: 'test' }),
    texts: { es: { 'login.title': hostile } },
    withoutScripts: () => 'Sin JavaScript <solo> se lee.',
    oldBrowser: () => 'Navegador <antiguo>.',
    isThere: async () => true,
    closedNow: () => false,
    mayPass: async () => false,
    hasSessionCookie: () => false,
    signedInData: async () => undefined,
    ...options,
  })
  app.setNotFoundHandler(send)
  return app.inject('/facturas/1')
}

const bill = testPage({ subject: { kind: 'invoice', name: '1' } })

it('a page whose subject cannot be looked up soon is sent as found', { timeout: 5000 }, async () => {
  const { statusCode, body } = await load(bill, { isThere: () => new Promise(() => undefined) })
  expect(statusCode).toBe(200)
  expect(body).toContain('page.js')
})

it('a page whose subject takes a moment is not found where it is not there', async () => {
  const isThere = () => new Promise<boolean>((resolve) => setTimeout(() => resolve(false), 50))
  expect((await load(bill, { isThere })).statusCode).toBe(404)
})

it('what says that the code has not come stands in the page, which lets it run', async () => {
  const web = testWeb({ start: 'look()', renderer: { render: async () => testPage() } })
  const { body, headers } = await load(testPage(), { web })
  expect(body).toContain('<script>look()</script>')
  const hash = createHash('sha256').update('look()').digest('base64')
  expect(headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}'`)
})

it('the head names what the page needs: its styles, its font, its scripts', async () => {
  const [head = ''] = (await load(testPage())).body.split('</head>')
  const files = [
    '<link rel="stylesheet" href="/page.css">',
    '<link rel="preload" href="/text.woff2" as="font" type="font/woff2" crossorigin fetchpriority="low">',
    '<link rel="modulepreload" href="/page.js">',
    '<script type="module" src="/main.js"></script>',
  ]
  for (const file of files) expect(head).toContain(file)
})

it('a browser that runs no scripts is told so', async () => {
  const { body } = await load(testPage())
  expect(body).toContain('<noscript><p>Sin JavaScript &lt;solo&gt; se lee.</p></noscript>')
  expect(body).toContain('<p class="old-browser">Navegador &lt;antiguo&gt;.</p>')
})

it('a page says what time it is, for browsers whose clock is wrong', async () => {
  const { body } = await load(testPage(), { clock: movableClock(1_795_301_400_000) })
  const [, data = ''] = new RegExp(`id="${pageDataElement}">(.*?)</script>`, 's').exec(body) ?? []
  expect((JSON.parse(data) as PageData).nowMs).toBe(1_795_301_400_000)
})

it('no text of the deployment ends the block of data that it stands in', async () => {
  const { body } = await load(testPage())
  expect(body).not.toContain('<script>alert')
  const [, data = ''] = new RegExp(`id="${pageDataElement}">(.*?)</script>`, 's').exec(body) ?? []
  expect((JSON.parse(data) as PageData).overrides).toEqual({ 'login.title': hostile })
})
