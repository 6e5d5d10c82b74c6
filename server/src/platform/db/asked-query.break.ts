export const breaks = [
  {
    name: 'the customer of one statement stays for the next',
    text: "\"select set_config('endoll.customer', $1, true), set_config('endoll.role', $2, true), set_config('role', $3, true), set_config('endoll.contracts', $4, true)\"",
    becomes:
      "\"select set_config('endoll.customer', $1, false), set_config('endoll.role', $2, false), set_config('role', $3, false), set_config('endoll.contracts', $4, false)\"",
  },
  {
    name: 'whoever acts in no contract sees them all',
    text: '[0, ...contracts].join()',
    becomes: 'contracts.join()',
    noticedBy: ['r.acting-scope'],
  },
]
