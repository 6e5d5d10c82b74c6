export const breaks = [
  {
    name: 'what a broken transfer leaves stays on the disk',
    text: '        await rm(part, { force: true })\n',
    becomes: '',
    noticedBy: ['r.uploads-hostile'],
  },
]
