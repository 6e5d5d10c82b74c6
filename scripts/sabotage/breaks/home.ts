import type { Break } from '../breaks.ts'

export const breaks: readonly Break[] = [
  {
    name: 'a part of the home that cannot be read takes the rest along',
    file: 'server/src/modules/home/queries.ts',
    text: '    return null\n  }\n}',
    becomes: '    throw error\n  }\n}',
    tests: ['server/src/modules/home/routes.test.ts'],
  },
  {
    name: 'the home is about a supply that is not active',
    file: 'server/src/modules/home/queries.ts',
    text: "active.find(({ type }) => type === 'electricity') ?? active[0] ?? supplies[0]",
    becomes: 'supplies[0] ?? active[0]',
    tests: ['server/src/modules/home/routes.test.ts'],
  },
  {
    name: 'an old answer to a request stays on the home',
    file: 'server/src/modules/requests/queries.ts',
    text: ".where('request_event.at', '>', at(sinceMs)),",
    becomes: ".where('request_event.at', '<>', at(sinceMs)),",
    tests: ['server/src/modules/home/routes.test.ts'],
  },
  {
    name: 'a place keeps its name for the next customer',
    file: 'server/src/modules/contracts/queries.ts',
    text: ".whereRef('place_name.customer_id', '=', 'contract.customer_id')",
    becomes: ".whereRef('place_name.contract_id', '=', 'contract.id')",
    tests: ['server/src/modules/contracts/place-name.test.ts'],
  },
  {
    name: 'the filter finds what another customer called the place',
    file: 'server/src/modules/contracts/queries.ts',
    text: 'place_name.contract_id = contract.id and place_name.customer_id = contract.customer_id',
    becomes: 'place_name.contract_id = contract.id',
    tests: ['server/src/modules/contracts/place-name.test.ts'],
  },
  {
    name: 'the bills of a year are those up to it',
    file: 'server/src/modules/invoices/invoice-scope.ts',
    text: 'invoice.day >= ${from}::date and invoice.day < ${to}::date',
    becomes: 'invoice.day < ${to}::date',
    tests: ['server/src/modules/invoices/only.test.ts'],
  },
  {
    name: 'nothing is said of a debt that only contracts know',
    file: 'web/src/pages/home/needs.ts',
    text: 'invoices.with_debt > 0 ? invoices : contracts',
    becomes: 'invoices',
    tests: ['web/src/pages/home/needs.test.ts'],
  },
  {
    name: 'a page inside a part of the office marks nothing in the menu',
    file: 'web/src/menus/section.ts',
    text: "? 'true' : undefined",
    becomes: '? undefined : undefined',
    tests: ['web/src/menus/section.test.ts'],
  },
]
