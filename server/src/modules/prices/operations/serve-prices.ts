import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isClosed, reopensInSeconds } from '@endoll/api/deployment/maintenance.ts'
import { languageOf, type Language } from '@endoll/api/language.ts'
import { pricePages } from '@endoll/api/price-pages.ts'
import { addDays } from '@endoll/domain/time/day.ts'
import { dayStartMs } from '@endoll/domain/time/madrid.ts'
import { todayOf } from '../../../platform/clock.ts'
import { isPassing } from '../../../platform/db/passing-errors.ts'
import { CallOver } from '../../../platform/http/held.ts'
import { html } from '../../../platform/http/html.ts'
import { sha256 } from '../../../platform/sha256.ts'
import type { Services } from '../../../platform/services.ts'
import { listOpenProducts } from '../open-products.ts'
import { documentOf, policyOf, type Addresses, type PriceFrame } from '../price-frame.ts'
import { listPage, plainPage, productPage, productPath, type PageContent, type Shop } from '../price-pages.ts'

/** How long a page may be kept on the way; never past midnight, when other prices may hold. */
const keptSeconds = 300
/** When to come back where something is wrong that passes by itself. */
const soonSeconds = 60

function freshSeconds(services: Services): number {
  const midnightMs = dayStartMs(addDays(todayOf(services), 1), 'Europe/Madrid')
  return Math.max(0, Math.min(keptSeconds, Math.floor((midnightMs - services.clock.nowMs()) / 1000)))
}

interface Sending {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/** The same bytes for everybody, so a client that has them gets 304. */
function sendKept(services: Services, { request, reply }: Sending, body: string) {
  const tag = `W/"${sha256(body).toString('base64url').slice(0, 27)}"`
  reply.header('etag', tag).header('cache-control', `public, max-age=${freshSeconds(services)}`)
  const known = (request.headers['if-none-match'] ?? '').split(/,\s*/)
  return known.includes(tag) ? reply.code(304).send() : reply.send(body)
}

function shopOf({ deployment }: Services, origin: string): Shop {
  const { switches, contracting, organisation, bills } = deployment
  return { origin, switches, contractingUrl: contracting.url, seller: organisation, labels: bills.labels }
}

function originOf({ deployment, address }: Services): string {
  return new URL(deployment.publicAddress ?? address?.() ?? 'http://localhost').origin
}

/** The addresses of a page in every language, by what is added to that of the list. */
function addressesOf(languages: readonly Language[], path: (language: Language) => string): Addresses {
  return Object.fromEntries(languages.map((language) => [language, path(language)]))
}

/**
 * The open prices of the catalogue as pages that need no script, for people, search engines and whoever reads their
 * data (decision 0031), with the list of their addresses.
 */
export function servePrices(app: FastifyInstance, services: Services, styles: string): void {
  const { deployment, clock } = services
  const isOpen = deployment.switches.publicPrices
  app.get('/robots.txt', async (_, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(
        `User-agent: *\nDisallow: /api/\n${isOpen ? `Sitemap: ${originOf(services)}/sitemap.xml\n` : ''}`,
      ),
  )
  if (!isOpen) return
  const languages = [...new Set(deployment.languages.map(languageOf))]
  const usual = languageOf(deployment.defaultLanguage)
  const lists = addressesOf(languages, (language) => pricePages[language])
  const frameOf = (): PriceFrame => ({ deployment, origin: originOf(services), styles, languages })

  const write = (reply: FastifyReply, content: PageContent, language: Language, addresses: Addresses) => {
    const frame = frameOf()
    reply.type('text/html; charset=utf-8').header('content-security-policy', policyOf(frame))
    return documentOf(frame, content, { language, addresses, fallback: lists })
  }
  const sendBusy = (reply: FastifyReply, language: Language, seconds: number) => {
    reply.code(503).header('retry-after', String(seconds)).header('cache-control', 'no-store')
    return reply.send(write(reply, plainPage('busy', language), language, {}))
  }
  /** Prices or, where they cannot be read, a page that says so. */
  const answer = async (
    { request, reply }: Sending,
    language: Language,
    make: () => Promise<string | FastifyReply>,
  ) => {
    const { maintenance } = deployment
    if (isClosed(maintenance, clock.nowMs()))
      return sendBusy(reply, language, reopensInSeconds(maintenance, clock.nowMs()))
    try {
      const made = await make()
      return typeof made === 'string' ? sendKept(services, { request, reply }, made) : made
    } catch (error) {
      const level = isPassing(error) ? 'warn' : 'error'
      // Where whoever asked has gone nothing failed.
      if (!(error instanceof CallOver))
        request.log[level]({ err: error, route: request.routeOptions.url }, 'prices could not be shown')
      return sendBusy(reply, language, soonSeconds)
    }
  }

  for (const language of languages) {
    app.get(pricePages[language], (request, reply) =>
      answer({ request, reply }, language, async () => {
        const day = todayOf(services)
        const products = await listOpenProducts(services, day, language)
        const content = listPage(products, { shop: shopOf(services, originOf(services)), day, language })
        return write(reply, content, language, lists)
      }),
    )
    app.get(`${pricePages[language]}/:code`, (request, reply) =>
      answer({ request, reply }, language, async () => {
        const { code } = request.params as { code: string }
        const day = todayOf(services)
        const product = (await listOpenProducts(services, day, language)).find((one) => one.code === code)
        if (!product) {
          reply.code(404).header('cache-control', 'no-store')
          return reply.send(write(reply, plainPage('gone', language), language, {}))
        }
        const content = productPage(product, { shop: shopOf(services, originOf(services)), day, language })
        const addresses = addressesOf(languages, (one) => productPath(code, one))
        return write(reply, content, language, addresses)
      }),
    )
  }

  app.get('/sitemap.xml', (request, reply) =>
    answer({ request, reply }, usual, async () => {
      const products = await listOpenProducts(services, todayOf(services), usual)
      const origin = originOf(services)
      const pages = [
        ...languages.map((language) => pricePages[language]),
        ...products.flatMap(({ code }) => languages.map((language) => productPath(code, language))),
      ]
      reply.type('application/xml; charset=utf-8')
      const listed = pages.map((path) => html`<url><loc>${origin}${path}</loc></url>`)
      return html`<?xml version="1.0" encoding="UTF-8"?><urlset
          xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"
          >${listed}</urlset
        >`.text
    }),
  )
}
