export const breaks = [
  {
    name: 'a bill whose id is no id is looked for',
    text: 'if (isOnlyById(subject) && findId(subject.name) === undefined) return false',
    becomes: '',
  },
  {
    name: 'the address of a contract takes its name only',
    text: 'if (!isNotFound(error)) throw error\n',
    becomes: 'throw error\n',
  },
]
