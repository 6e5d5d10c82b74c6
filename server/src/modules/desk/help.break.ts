export const breaks = [
  {
    name: 'the desk fills a mailbox with links',
    text: 'points: linksPerCustomer',
    becomes: 'points: linksPerCustomer * 100',
    noticedBy: ['r.desk-help'],
  },
]
