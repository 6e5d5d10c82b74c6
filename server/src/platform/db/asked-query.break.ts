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
  {
    name: 'the office passes by row security where the database lets its user do so',
    text: "role: who.office === 'command' ? 'none' : role,",
    becomes: "role: 'none',",
    noticedBy: ['r.blocked'],
  },
  {
    name: 'a statement of who only reads may write',
    text: "if (statement === '') wire.parse({ name: '', text: settingsOf(readOnly) })",
    becomes: "if (statement === '') wire.parse({ name: '', text: settings })",
    noticedBy: ['r.inspection-reads'],
  },
  {
    name: 'a transaction of who only reads may write',
    text: '`${begin}; ${settingsOf(asker.readOnly).replaceAll(',
    becomes: '`${begin}; ${settings.replaceAll(',
    noticedBy: ['r.inspection-reads'],
  },
]
