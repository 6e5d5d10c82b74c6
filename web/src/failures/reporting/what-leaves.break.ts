export const breaks = [
  {
    name: 'an error leaves with what its message quotes',
    text: '? open + inner + end : `${open}…${end}`',
    becomes: '? open + inner + end : open + inner + end',
  },
  {
    name: 'an error leaves with the address of the page',
    text: 'page: pageOf(address),',
    becomes: 'page: address,',
  },
  {
    name: 'an error leaves with the variables of its lines',
    text: '{ frames: stacktrace.frames.map(frameOf) }',
    becomes: '{ frames: stacktrace.frames }',
  },
  {
    name: 'whatever else the reporter has to say leaves too',
    text: '      default:\n        return []',
    becomes: '      default:\n        return [[itemHeader, payload]]',
  },
  {
    name: 'a recording leaves with the texts of the page',
    text: "part['isStyle'] === true ? value : mask(value)",
    becomes: 'value',
  },
  {
    name: 'a recording leaves with every attribute',
    text: 'shownAttributes.has(name) ||',
    becomes: "name !== '' ||",
  },
  {
    name: 'a recording leaves with its trail',
    text: 'new Set([0, 1, 2, 3, 4])',
    becomes: 'new Set([0, 1, 2, 3, 4, 5])',
  },
  {
    name: 'a recording that cannot be looked into leaves',
    text: "if (typeof payload !== 'string') return []",
    becomes: "if (typeof payload !== 'string') return [[itemHeader, payload]]",
  },
]
