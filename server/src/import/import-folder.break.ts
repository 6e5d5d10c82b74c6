export const breaks = [
  {
    name: 'an import says nothing until it has written',
    text: "onProgress?.({ step: 'tables', share: undefined, count: 0 })",
    becomes: '',
  },
]
