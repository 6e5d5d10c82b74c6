import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { NameInLog } from '../name-in-log.ts'
import { histogram } from '../metrics/metric.ts'
import { lifeOf } from './held.ts'
import { requestKindOf } from './asked-address.ts'

const durations = histogram({
  name: 'http_server_request_duration_seconds',
  help: 'How long calls and pages took, by the pattern of their route; status 499 where whoever called had gone',
  labels: ['http_request_method', 'http_route', 'http_response_status_code'],
  buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
})

/** What nginx calls a call whose caller closed the connection before the answer. */
const closedByCaller = 499

/** The pattern that was matched, never the address, which may carry a name, a CUPS or a token. */
function routeOf(request: FastifyRequest): string {
  if (requestKindOf(request) === 'asset') return '/assets/*'
  return request.routeOptions.url ?? 'page'
}

/** Methods are a closed list here: anybody may send another. */
function methodOf({ method }: FastifyRequest): string {
  return ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'].includes(method) ? method : '_OTHER'
}

/** One line and one measurement per reply; without `nameInLog` the line does not say whose call it was. */
export function tellReplies(app: FastifyInstance, nameInLog?: NameInLog): void {
  app.addHook('onRequest', async (request, reply) => {
    const startedMs = performance.now()
    const life = lifeOf({ request, reply })
    const { span } = life
    life.atEnd((how) => {
      const route = routeOf(request)
      const status = how === 'answered' ? reply.statusCode : closedByCaller
      const durationMs = performance.now() - startedMs
      request.log.info(
        {
          method: request.method,
          route,
          status,
          durationMs: Math.round(durationMs),
          trace: span.trace.id,
          ...(nameInLog && request.caller && { customer: nameInLog(request.caller.customerId) }),
        },
        how,
      )
      const method = methodOf(request)
      durations(
        { http_request_method: method, http_route: route, http_response_status_code: String(status) },
        durationMs / 1000,
      )
      span.end({
        name: `${method} ${route}`,
        attributes: {
          'http.request.method': method,
          'http.route': route,
          'http.response.status_code': status,
        },
        failed: status >= 500,
      })
    })
  })
}
