export const breaks = [
  {
    name: 'statements are prepared over a pooler',
    text: 'config.pooled ? pg.Client : NamedClient',
    becomes: 'config.pooled ? NamedClient : NamedClient',
    noticedBy: ['r.pooler'],
  },
  {
    name: 'a pooler without limits is taken',
    text: 'if (config.pooled) await checkPooler(db, config.limits)',
    becomes: 'if (config.pooled && !config.limits) await checkPooler(db, config.limits)',
    noticedBy: ['r.pooler'],
  },
]
