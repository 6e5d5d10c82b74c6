export const breaks = [
  {
    name: 'a document may be called like a device',
    text: ".replace(reserved, '_$1')",
    becomes: '',
  },
  {
    name: 'the name of a document may turn text round',
    text: ".replaceAll(unseen, '')",
    becomes: '',
    noticedBy: ['r.attachment-names'],
  },
  {
    name: 'the name of a document may be as long as it likes',
    text: 'mostBytes = 120',
    becomes: 'mostBytes = 1200',
  },
  {
    name: 'the name of a document may lead into a folder',
    text: '/[/\\\\:*?"<>|%]+/g',
    becomes: '/[:*?"<>|%]+/g',
  },
  {
    name: 'a file may turn the order of its name',
    text: 'if (turning.test(name)) return fallback',
    becomes: '',
  },
]
