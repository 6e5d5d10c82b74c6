export const breaks = [
  {
    name: 'a text in markup is markup',
    text: 'return escapeHtml(String(part))',
    becomes: 'return String(part)',
    noticedBy: ['law.10'],
  },
  {
    name: 'a text ends the block of data that it stands in',
    text: '${escapeScript(JSON.stringify(data))}',
    becomes: '${JSON.stringify(data)}',
    noticedBy: ['r.market-formula'],
  },
]
