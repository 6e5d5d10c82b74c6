import { join } from 'node:path'
import fastifyCookie from '@fastify/cookie'
import fastify from 'fastify'
import { expect, it } from 'vitest'
import { browserSettings } from '@endoll/api/deployment/deployment.ts'
import type { PageReply } from '@endoll/api/page.ts'
import { repositoryRoot } from '../../config.ts'
import { readDeployment } from '../../deployment-file.ts'
import { movableClock } from '../clock.ts'
import { testPage, testWeb } from '../testing/test-web.ts'
import { pageHandler, type PageOptions } from './pages.ts'

/** The page that a browser gets, of a site whose every page is this one. */
async function load(page: PageReply, options: Partial<PageOptions> = {}) {
  const { deployment } = await readDeployment(join(repositoryRoot, 'deployments/demo.json'))
  const app = fastify()
  await app.register(fastifyCookie)
  const send = pageHandler({
    web: testWeb({
      filesOf: () => ({ scripts: ['main.js', 'page.js'], styles: [], fonts: [] }),
      renderer: { render: async () => page },
    }),
    clock: movableClock(0),
    settings: browserSettings(deployment, { version: '1', mode: 'test' }),
    texts: {},
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
