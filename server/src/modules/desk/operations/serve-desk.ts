import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { languageOf } from '@endoll/api/language.ts'
import type { Deployment } from '@endoll/api/deployment/deployment.ts'
import { askedAddress } from '../../../platform/http/asked-address.ts'
import { notFound } from '../../../platform/http/failure.ts'
import { escapeHtml } from '../../../platform/http/html.ts'
import { brandTheme } from '../../../platform/http/theme.ts'
import type { DeskBuild } from '../../../platform/http/web-build.ts'
import { isWithin } from './admit-staff.ts'

function policyOf(nonce: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** The document of the desk: it names nobody, and everything in it is read by calls. */
function documentOf({ organisation, brand, defaultLanguage }: Deployment, build: DeskBuild, nonce: string) {
  const theme = Object.entries(brandTheme(brand))
    .map(([name, value]) => `${name}:${value}`)
    .join(';')
  const name = escapeHtml(organisation.name)
  return [
    `<!doctype html><html lang="${languageOf(defaultLanguage)}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta name="color-scheme" content="light dark"><title>${name}</title>`,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    ...build.styles.map((file) => `<link rel="stylesheet" href="/desk/${file}">`),
    `<style nonce="${nonce}">:root{${theme}}</style>`,
    `<script type="module" src="/desk/${build.entry}"></script>`,
    `</head><body><div id="root" data-organisation="${name}"></div></body></html>`,
  ].join('')
}

/** Its other names, as somebody says them here. */
const otherNames = ['/personal', '/escriptori']

/** Sends the page of an address, if it is one of the desk's. */
type SendDesk = (request: FastifyRequest, reply: FastifyReply) => FastifyReply | undefined

/**
 * Serves the files of the desk, and returns what sends its pages. Both go to its networks alone: asked for from elsewhere a page
 * of the desk is left to whoever answers unknown addresses.
 */
export function serveDesk(app: FastifyInstance, deployment: Deployment, build: DeskBuild): SendDesk {
  const isNear = isWithin(deployment.desk.networks)
  void app.register(async (files) => {
    files.addHook('onRequest', async (request) => {
      if (!isNear(request.ip)) throw notFound()
    })
    await files.register(fastifyStatic, {
      root: join(build.folder, 'assets'),
      prefix: '/desk/assets/',
      index: false,
      wildcard: false,
      preCompressed: true,
      decorateReply: false,
      immutable: true,
      maxAge: '365d',
    })
  })
  return (request, reply) => {
    if (!isNear(request.ip)) return undefined
    const [path = ''] = askedAddress(request).split('?')
    if (otherNames.includes(path)) return reply.redirect('/desk', 302)
    if (path !== '/desk' && !path.startsWith('/desk/')) return undefined
    const nonce = randomBytes(16).toString('base64')
    return reply
      .header('content-security-policy', policyOf(nonce))
      .header('cache-control', 'no-store')
      .header('x-robots-tag', 'noindex')
      .type('text/html; charset=utf-8')
      .send(documentOf(deployment, build, nonce))
  }
}
