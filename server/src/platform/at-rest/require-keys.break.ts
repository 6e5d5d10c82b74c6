export const breaks = [
  {
    name: 'a server starts without a key of the database',
    text: 'if (!ids.has(id))',
    becomes: 'if (!ids.has(id) && ids.has(key))',
    noticedBy: ['r.at-rest-keys'],
  },
  {
    name: 'a server starts with another key of the same name',
    text: '      openSetting({ key, value })',
    becomes: '      if (value === key) openSetting({ key, value })',
    noticedBy: ['r.at-rest-keys'],
  },
]
