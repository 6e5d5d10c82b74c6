export const breaks = [
  {
    name: 'a file that is not moved yet cannot be read',
    text: 'isMoved || !(await before.has(id)) ? now : before',
    becomes: 'isMoved || id ? now : before',
    noticedBy: ['r.files-moved'],
  },
  {
    name: 'moving goes past a file whose bytes changed',
    text: 'checked(before.read(id) as AsyncIterable<Uint8Array>, row.content_sha256)',
    becomes: 'before.read(id) as AsyncIterable<Uint8Array>',
    noticedBy: ['r.files-moved'],
  },
]
