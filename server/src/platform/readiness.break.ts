export const breaks = [
  {
    name: 'a server without files is ready',
    text: '!(await files.has(found.newest))',
    becomes: '(await files.has(found.newest)) === undefined',
    noticedBy: ['r.readiness'],
  },
  {
    name: 'a server about to stop is ready',
    text: "if (isStopping()) return 'it is about to stop'",
    becomes: 'void isStopping',
    noticedBy: ['r.readiness'],
  },
  {
    name: 'a database that takes no changes is ready',
    text: "if (found?.reads_only) return 'its database takes no changes'",
    becomes: '',
    noticedBy: ['r.readiness'],
  },
  {
    name: 'a bucket that is away takes every server out',
    text: 'files?.isLocal && typeof',
    becomes: 'files && typeof',
    noticedBy: ['r.files-away'],
  },
]
