export const breaks = [
  {
    name: 'an envelope whose reply was lost stays unknown',
    text: '(ours.find(({ outcome }) => outcome !== null) ?? ours[0])',
    becomes: 'ours.find(({ outcome, url }) => outcome !== null && url === reference)',
    noticedBy: ['POST signatures/callback/'],
  },
  {
    name: 'what the list of the provider says counts for nothing',
    text: 'if (outcome === null) return',
    becomes: 'if (outcome !== undefined) return',
    noticedBy: ['POST signatures/callback/'],
  },
]
