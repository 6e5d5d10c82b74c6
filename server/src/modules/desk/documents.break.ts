export const breaks = [
  {
    name: 'any file is opened by way of a contract',
    text: 'if (!files.some((file) => file.id === id)) throw notFound()',
    becomes: 'void files',
    noticedBy: ['r.desk-documents'],
  },
]
