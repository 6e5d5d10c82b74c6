import type { FastifyInstance } from 'fastify'
import type { Deployment } from '@endoll/api/deployment/deployment.ts'
import { writtenTag } from '@endoll/api/language.ts'
import { addDays } from '@endoll/domain/time/day.ts'
import { todayOf, type Clock } from '../clock.ts'

/** RFC 9116 section 2.5.5 recommends less than a year: until then whoever reads the file may take it as it is. */
const validDays = 180

interface WellKnown {
  readonly deployment: Pick<Deployment, 'organisation' | 'languages' | 'publicAddress' | 'session'>
  readonly clock: Clock
  /** Path of the page on which a customer changes the password; null where there is none. */
  readonly passwordPage: string | null
}

/** A mailbox or an address of the web, as the fields of security.txt want it. */
function contactUri(contact: string): string {
  return contact.includes('://') ? contact : `mailto:${contact}`
}

/**
 * Addresses that programs look for on any site: where a password is changed (password managers) and where a flaw is
 * reported. Source: W3C "A Well-Known URL for Changing Passwords"; RFC 9116.
 */
export function serveWellKnown(app: FastifyInstance, { deployment, clock, passwordPage }: WellKnown): void {
  const { organisation, languages, publicAddress, session } = deployment
  const changed = session.changePasswordAddress ?? passwordPage
  if (changed !== null) {
    app.get('/.well-known/change-password', async (_, reply) => reply.redirect(changed, 302))
  }
  const { securityContact } = organisation
  if (securityContact === null) return
  app.get('/.well-known/security.txt', async (_, reply) => {
    const tags = new Set(languages.map((locale) => writtenTag(locale).slice(0, 2)))
    const lines = [
      `Contact: ${contactUri(securityContact)}`,
      `Expires: ${addDays(todayOf({ clock }), validDays)}T00:00:00Z`,
      `Preferred-Languages: ${[...tags].join(', ')}`,
      ...(publicAddress === null ? [] : [`Canonical: ${publicAddress}/.well-known/security.txt`]),
    ]
    return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`)
  })
}
