import type { FastifyInstance } from 'fastify'

/**
 * Warns once when a request says that a proxy forwarded it and no proxy is believed: every customer behind it counts as
 * one network then. Anybody can send such a header, so nothing else follows from it.
 */
export function warnOfUnknownProxy(app: FastifyInstance): void {
  let warned = false
  app.addHook('onRequest', async ({ headers, log }) => {
    if (warned || (headers['x-forwarded-for'] === undefined && headers.forwarded === undefined)) return
    warned = true
    log.warn(
      'a request was forwarded by a proxy that is not believed: name it in ENDOLL_TRUSTED_PROXIES, or all customers behind it count as one network',
    )
  })
}
