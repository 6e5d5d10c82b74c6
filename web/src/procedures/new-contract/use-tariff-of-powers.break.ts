export const breaks = [
  {
    name: 'a tariff of two powers stays chosen above 15 kW',
    text: 'if ((isMissing || crossed) && getValues',
    becomes: 'if (false && getValues',
    noticedBy: ['../../../../e2e/procedures/new-contract-refusals.spec.ts'],
  },
]
