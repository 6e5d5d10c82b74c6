import {
  createServer,
  request as ask,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { Locator, Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** For as long nothing may be asked for before a page is taken to wait. */
const restMs = 400

/**
 * A way to the office that can hold what is asked for, so that turns to the server are counted instead of timed. A browser
 * has six connections to a server that speaks HTTP/1.1: what it asks for beyond them takes a further turn, as it does on
 * a slow line.
 */
export interface HeldLine {
  readonly url: string
  /** Turns of a cold visit until something is seen: in each, all that the page has asked for is answered. */
  turnsUntil(page: Page, path: string, shown: Locator): Promise<number>
  close(): Promise<void>
}

export async function holdLine(office: string): Promise<HeldLine> {
  const target = new URL(office)
  const waiting: (() => Promise<void>)[] = []
  let holds = false
  let lastAskedMs = 0

  const pass = async (request: IncomingMessage, response: ServerResponse) => {
    const onward = ask({
      host: target.hostname,
      port: target.port,
      method: request.method,
      path: request.url,
      headers: request.headers,
    })
    request.pipe(onward)
    const [answer] = (await once(onward, 'response')) as [IncomingMessage]
    response.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(response)
    await once(answer, 'end')
  }

  const server = createServer((request, response) => {
    lastAskedMs = performance.now()
    if (holds) waiting.push(() => pass(request, response))
    else pass(request, response).catch(() => response.destroy())
  })
  await listening(server)

  /** The page has done what it can with what has come: its main thread answers, and it asks for nothing more. */
  const atRest = async (page: Page) => {
    do {
      await pause(restMs / 4)
      await page.evaluate(() => document.readyState)
    } while (performance.now() - lastAskedMs < restMs)
  }

  const url = `http://localhost:${(server.address() as AddressInfo).port}`
  return {
    url,
    async turnsUntil(page, path, shown) {
      const devtools = await page.context().newCDPSession(page)
      await devtools.send('Network.enable')
      await devtools.send('Network.setCacheDisabled', { cacheDisabled: true })
      await page.goto('about:blank')
      holds = true
      const opened = page.goto(`${url}${path}`, { waitUntil: 'commit' })
      await expect.poll(() => waiting.length, 'the document is asked for').toBe(1)
      let turns = 0
      // What has come is sometimes drawn later than the page is at rest: React shows one part after the other.
      const asksOrShows = async () => waiting.length > 0 || (await shown.isVisible())
      do {
        await expect.poll(asksOrShows, 'the page asks for something').toBe(true)
        if (waiting.length === 0) break
        turns += 1
        await Promise.all(waiting.splice(0).map((answer) => answer()))
        await opened
        lastAskedMs = performance.now()
        await atRest(page)
      } while (!(await shown.isVisible()))
      holds = false
      for (const answer of waiting.splice(0)) answer().catch(() => undefined)
      return turns
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

async function listening(server: Server): Promise<void> {
  server.listen(0, 'localhost')
  await once(server, 'listening')
}
