import type { Break } from '../breaks.ts'

export const breaks: readonly Break[] = [
  {
    name: 'contracts of everybody are everybody’s',
    file: 'server/src/platform/access.ts',
    text: "db.selectFrom('contract').where('contract.customer_id', '=', owner.customerId)",
    becomes:
      "db.selectFrom('contract').where('contract.customer_id', '>=', owner.customerId - owner.customerId)",
    tests: ['server/src/modules/contracts/routes.test.ts'],
  },
  {
    name: 'an id may be written 07',
    file: 'server/src/platform/access.ts',
    text: '/^[1-9]\\d{0,15}$/',
    becomes: '/^\\d{1,16}$/',
    tests: ['server/src/modules/contracts/routes.test.ts', 'server/src/ownership-matrix.test.ts'],
  },
  {
    name: 'a switched-off call answers',
    file: 'server/src/platform/http/mount.ts',
    text: '.filter(({ endpoint }) => isOffered(endpoint, switches))',
    becomes: '',
    tests: ['server/src/platform/http/mount.test.ts', 'server/src/switch-matrix.test.ts'],
  },
  {
    name: 'version 2 of the API is not there',
    file: 'api/src/endpoint.ts',
    text: 'apiVersions = [1, 2]',
    becomes: 'apiVersions = [1]',
    tests: ['server/src/platform/http/mount.test.ts'],
  },
  {
    name: 'a signed-in-only page lets anybody in',
    file: 'web/src/app/guards.ts',
    text: "session.status !== 'signed-in' || app.handOffWaits()) {\n    const next",
    becomes: 'app.handOffWaits()) {\n    const next',
    tests: ['web/src/app/guards.test.ts'],
  },
  {
    name: 'who has signed in may stand on the login',
    file: 'web/src/app/guards.ts',
    text: "throw leadTo(wayIn(app, session.claims, typeof next === 'string' ? next : undefined, 'invoices'))",
    becomes: 'return void next',
    tests: ['web/src/app/guards.test.ts'],
  },
  {
    name: 'the login leads to the invoices’ alternative',
    file: 'web/src/app/guards.ts',
    text: "typeof next === 'string' ? next : undefined, 'invoices')",
    becomes: "typeof next === 'string' ? next : undefined, 'contracts')",
    tests: ['web/src/app/guards.test.ts'],
  },
  {
    name: 'maintenance closes nothing',
    file: 'web/src/app/guards.ts',
    text: "throw leadTo(path('maintenance', {}, app.catalogue.language()))",
    becomes: 'return',
    tests: ['web/src/app/guards.test.ts'],
  },
  {
    name: 'next may lead to signing out',
    file: 'web/src/app/next.ts',
    text: "  'logout',\n",
    becomes: '',
    tests: ['web/src/app/next.test.ts'],
  },
  {
    name: 'a call carries no token',
    file: 'web/src/calls/call.ts',
    text: "if (token) headers.set('authorization', `Bearer ${token}`)",
    becomes: '',
    tests: ['web/src/calls/call.test.ts'],
  },
  {
    name: 'a call does not carry the language',
    file: 'web/src/calls/call.ts',
    text: "if (locale) query.set('lang', locale)",
    becomes: '',
    tests: ['web/src/calls/call.test.ts'],
  },
  {
    name: 'a 401 ends no session',
    file: 'web/src/calls/call.ts',
    text: 'circumstances.rejected()',
    becomes: 'void 0',
    tests: ['web/src/calls/call.test.ts'],
  },
]
