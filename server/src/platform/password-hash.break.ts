export const breaks = [
  {
    name: 'dear password hashes may be imported',
    text: 'return work >= leastWork && work <= mostWork',
    becomes: 'return work >= leastWork || work <= mostWork',
  },
  {
    name: 'a hash that cannot be read is an error',
    text: '} catch {',
    becomes: '} catch (error) {\n    if (error) throw error',
    noticedBy: ['r.throttling'],
  },
  {
    name: 'a hash that cannot be read says no at once',
    text: 'return carryOut(unmatchable, typed)',
    becomes: 'return false',
  },
  {
    name: 'a cheaper password hash stands in for one that is not there',
    text: 'const unmatchable = `${currentPrefix}',
    becomes: 'const unmatchable = `$argon2id$v=19$m=4096,t=1,p=1$',
    noticedBy: ['c9.token-cookies'],
  },
]
