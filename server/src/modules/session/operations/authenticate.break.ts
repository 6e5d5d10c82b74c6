export const breaks = [
  {
    name: 'the cookie may change things',
    text: 'how.cookie && safeMethods.has(request.method)',
    becomes: 'how.cookie',
    noticedBy: ['c9.token-cookies'],
  },
  {
    name: 'a page carries a session whose password must be changed first',
    text: "caller && caller.scope !== 'pwchange'\n      ? asCustomer(caller.customerId, () => renewToken",
    becomes: 'caller\n      ? asCustomer(caller.customerId, () => renewToken',
    noticedBy: ['r.page-data'],
  },
]
