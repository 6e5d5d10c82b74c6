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
]
