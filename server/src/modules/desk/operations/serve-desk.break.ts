export const breaks = [
  {
    name: 'the pages of the desk are sent everywhere',
    text: 'if (!isNear(request.ip)) return undefined',
    becomes: 'void isNear',
    noticedBy: ['r.desk-apart'],
  },
  {
    name: 'the files of the desk are sent everywhere',
    text: 'if (!isNear(request.ip)) throw notFound()',
    becomes: 'void notFound',
    noticedBy: ['r.desk-apart'],
  },
]
