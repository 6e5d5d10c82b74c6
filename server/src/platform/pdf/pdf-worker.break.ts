export const breaks = [
  {
    name: 'one customer fills the queue of documents',
    text: 'waiting.length < mostWaiting && own < mostOfOne',
    becomes: 'waiting.length < mostWaiting + own',
  },
  {
    name: 'documents are made in the order in which they were asked for',
    text: 'turnOf(a) - turnOf(b)',
    becomes: '0 * turnOf(a) * turnOf(b)',
  },
  {
    name: 'a paper to be signed waits behind the others',
    text: 'urgent.length > 0 ? urgent : waiting',
    becomes: 'urgent.length > 99 ? urgent : waiting',
  },
]
