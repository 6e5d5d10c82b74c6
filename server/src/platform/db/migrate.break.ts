export const breaks = [
  {
    name: 'a migration waits for its table without end',
    text: "set_config('lock_timeout', ${String(lockMs)}, true)",
    becomes: "set_config('lock_timeout', ${String(lockMs - lockMs)}, true)",
  },
  {
    name: 'a migration that did not get its table is given up',
    text: 'if (!isLockTimeout(error) || left <= 1) throw error',
    becomes: 'if (!isLockTimeout(error) || left <= tries) throw error',
  },
  {
    name: 'migrations need a superuser',
    text: 'splitStatements(text).map(allowedToOwners)',
    becomes: 'splitStatements(text).map((one) => (one.line < 0 ? allowedToOwners(one) : one))',
  },
  {
    name: 'an older server does not start beside a newer one',
    text: 'worksWith && !isAtLeast(applicationVersion, worksWith)',
    becomes: 'worksWith !== undefined',
    noticedBy: ['r.upgrade-and-back'],
  },
  {
    name: 'an older server starts on what has lost what it needs',
    text: 'worksWith && !isAtLeast(applicationVersion, worksWith)',
    becomes: 'worksWith && isAtLeast(applicationVersion, worksWith)',
    noticedBy: ['r.upgrade-and-back'],
  },
]
