export const breaks = [
  {
    name: 'nobody writes down that a text was changed',
    text: "what: 'text_saved', about, address } as const\n    await writeLine(",
    becomes: "what: 'text_saved', about, address } as const\n    void (",
    noticedBy: ['r.desk-texts'],
  },
]
