export const breaks = [
  {
    name: 'a page may be sent as a document',
    text: '!accepted.includes(found.mime)',
    becomes: 'accepted.length === 0',
    noticedBy: ['r.uploads-hostile'],
  },
  {
    name: 'a file may be larger than the largest',
    text: 'if (sizeBytes > mostBytes) throw',
    becomes: 'if (sizeBytes > 2 * mostBytes) throw',
    noticedBy: ['r.uploads-hostile'],
  },
  {
    name: 'half a document is kept',
    text: "if (!tail.includes(ends[mediaType!] ?? '')) throw",
    becomes: 'if (tail.length === 0) throw',
    noticedBy: ['r.uploads-hostile'],
  },
  {
    name: 'an empty file is kept',
    text: "if (sizeBytes === 0) throw refuseFile('file_empty')",
    becomes: '',
    noticedBy: ['r.uploads-hostile'],
  },
]
