export const breaks = [
  {
    name: 'who looks over all customers leaves no line',
    text: '    held.map(({ customer_id, accepted_name, role }) => ({',
    becomes: '    held.slice(held.length).map(({ customer_id, accepted_name, role }) => ({',
    noticedBy: ['r.looked'],
  },
]
