export const breaks = [
  {
    name: 'what a tab keeps outlives the session',
    text: 'inStorage((storage) => storage.clear())',
    becomes: 'inStorage((storage) => void storage)',
  },
  {
    name: 'what was typed is gone when the session ends by itself',
    text: "      storage.setItem(`${asidePrefix}${key}`, storage.getItem(key) ?? '')\n",
    becomes: '',
  },
  {
    name: 'what one account typed is shown to the next',
    text: 'if (owner !== null && owner !== account) storage.clear()',
    becomes: 'if (owner !== null && owner === account + 1) storage.clear()',
  },
  {
    name: 'what was typed stands there for whoever comes after the session',
    text: '      storage.removeItem(key)\n    }\n  })\n}\n\n/** An account signs in',
    becomes: '    }\n  })\n}\n\n/** An account signs in',
  },
]
