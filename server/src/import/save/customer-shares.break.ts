export const breaks = [
  {
    name: 'an import takes back the share that the customer set',
    text: 'if (set === undefined || filed === null || said === set) return { value: said, filed: null }',
    becomes: 'if (said !== undefined) return { value: said, filed: null }',
    noticedBy: ['r.import-others'],
  },
]
