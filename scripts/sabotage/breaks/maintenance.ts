import type { Break } from '../breaks.ts'

const tests = ['server/src/maintenance.test.ts']

export const breaks: readonly Break[] = [
  {
    name: 'maintenance leaves the API open',
    file: 'server/src/platform/http/closed-office.ts',
    text: 'if (await mayPass(request)) return',
    becomes: 'if (maintenance) return',
    tests,
  },
  {
    name: 'an encoded letter goes round maintenance',
    file: 'server/src/platform/http/place.ts',
    text: 'if (route !== undefined) return route',
    becomes: 'if (route !== undefined) return request.url',
    tests,
  },
  {
    name: 'any cookie of the name passes the closed door',
    file: 'server/src/platform/http/maintenance-pass.ts',
    text: 'return pass !== undefined && isGood(services, pass)',
    becomes: 'return pass !== undefined',
    tests,
  },
  {
    name: 'a pass through maintenance never ends',
    file: 'server/src/platform/links/signed-link.ts',
    text: 'return read?.inTime ? read.claims : undefined',
    becomes: 'return read?.claims',
    tests,
  },
  {
    name: 'jobs go on during maintenance',
    file: 'server/src/background.ts',
    text: 'if (!isClosed(deployment.maintenance, clock.nowMs())) return work()',
    becomes: 'if (clock) return work()',
    tests,
  },
  {
    name: 'who has a pass gets the closed pages',
    file: 'server/src/platform/http/pages.ts',
    text: 'return passes ? sendOpen(request, reply, refused) : send(request, reply, refused)',
    becomes: 'return passes ? send(request, reply, refused) : send(request, reply, refused)',
    tests,
  },
]
