/** Breaks of files that are not TypeScript. */
export const breaks = [
  {
    file: 'server/src/platform/db/migrations/0281-old-debts.sql',
    name: 'old debts count in no contract',
    text: 'of_bills + of_old);',
    becomes: 'of_bills);',
    noticedBy: ['server/src/import/import-old-debts.test.ts'],
  },
  {
    file: 'server/src/platform/db/migrations/0067-due-when.sql',
    name: 'what went back in part is still collected',
    text: 'then payment.refunded_cents else 0 end',
    becomes: 'then 0 else 0 end',
    noticedBy: ['server/src/modules/payments/messages.test.ts'],
  },
  {
    file: 'server/src/platform/db/migrations/0067-due-when.sql',
    name: 'a bill is reminded of while its instalments are paid in time',
    text: 'where request_id = plan.id and day < new.counted_on;',
    becomes: 'where request_id = plan.id;',
    noticedBy: ['server/src/modules/payments/instalments.test.ts'],
  },
  {
    file: 'web/public/push.js',
    name: 'a notification leads outside',
    text: 'target.origin === here ? target.href : here',
    becomes: 'target.href',
    noticedBy: ['scripts/push-worker.test.ts'],
  },
  {
    file: 'server/src/platform/db/migrations/0170-who-asks-says-so.sql',
    name: 'whoever says nothing is the office',
    text: '    else nobody_said_who_asks()',
    becomes: '    else true',
    noticedBy: ['server/src/platform/db/row-security.test.ts'],
  },
  {
    file: 'scripts/find-secrets.mjs',
    name: 'a key in the built application is not found',
    text: '(?:sk|rk)_(?:live|test)_',
    becomes: '(?:sk|rk)_(?:lives|tests)_',
    noticedBy: ['scripts/secrets.test.ts'],
  },
  {
    file: 'docs/deployment.md',
    name: 'the proxy of the deployment page stops large files',
    text: 'client_max_body_size 700m;',
    becomes: 'client_max_body_size 500m;',
    noticedBy: ['scripts/deployment-doc.test.ts'],
  },
  {
    file: 'docs/deployment.md',
    name: 'the proxy of the deployment page keeps files before the office sees them',
    text: '    proxy_request_buffering off;\n',
    becomes: '',
    noticedBy: ['scripts/deployment-doc.test.ts'],
  },
]
