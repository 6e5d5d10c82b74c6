export const breaks = [
  {
    name: 'who has left a shared installation keeps a part of it',
    text: 'on conflict (contract_id, cau, year) do update set coefficients = excluded.coefficients\n      where had.coefficients <> excluded.coefficients',
    becomes: 'on conflict do nothing',
    noticedBy: ['r.import-sharing'],
  },
]
