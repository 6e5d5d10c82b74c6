export const breaks = [
  {
    name: 'services of the time before are shown',
    text: ".where('start_day', '>=', heldFrom(id))",
    becomes: '',
    noticedBy: ['r.held-since'],
  },
  {
    name: 'a place keeps its name for the next customer',
    text: ".whereRef('place_name.customer_id', '=', 'contract.customer_id')",
    becomes: ".whereRef('place_name.contract_id', '=', 'contract.id')",
  },
  {
    name: 'the filter finds what another customer called the place',
    text: 'place_name.contract_id = contract.id and place_name.customer_id = contract.customer_id',
    becomes: 'place_name.contract_id = contract.id',
  },
  {
    name: 'contracts with debt are all contracts',
    text: 'owed: sql<SqlBool>`contract.debt_cents > 0`',
    becomes: 'owed: sql<SqlBool>`contract.debt_cents >= 0`',
  },
  {
    name: 'a narrowed list is counted whole',
    text: 'expression.fn.countAll<number>().filterWhere(matches)',
    becomes: 'expression.fn.countAll<number>()',
  },
  {
    name: 'the sums of a kind are those of all contracts',
    text: 'summaryOf(counted.filter(({ kind }) => kind === type))',
    becomes: 'summaryOf(counted)',
  },
]
