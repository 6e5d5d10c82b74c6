export const breaks = [
  {
    name: 'a changed tax id is stored as it is',
    text: 'if (!ValueNode.is(node)) return node',
    becomes: 'if (ValueNode.is(node)) return node',
    noticedBy: ['r.at-rest'],
  },
  {
    name: 'an imported tax id is stored as it is',
    text: 'if (!tables.has(table)) return row',
    becomes: 'if (tables.size > 0) return row',
    noticedBy: ['r.at-rest'],
  },
  {
    name: 'whatever looks sealed is opened',
    text: 'filter((name) => names.test(name))',
    becomes: 'filter((name) => names.test(name) || true)',
    noticedBy: ['r.at-rest-alike'],
  },
]
