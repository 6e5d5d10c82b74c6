export const breaks = [
  {
    name: 'who keeps something of the customer is not notified of the end',
    text: '  for (const listener of endListeners) listener(why)\n',
    becomes: '',
  },
  {
    name: 'what is kept of one customer is shown to the next',
    text: "if (before && before.sub !== claims.sub) for (const listener of endListeners) listener('switched')",
    becomes: '',
  },
  {
    name: 'a page of another session is believed',
    text: 'session !== undefined && session === marked()',
    becomes: 'marked() !== null',
  },
  {
    name: 'a page is believed after somebody has left',
    text: 'session !== undefined && session === marked()',
    becomes: '(marked() ?? session) === session',
  },
]
