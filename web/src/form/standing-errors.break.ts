export const breaks = [
  {
    name: 'what the form knew to be right is still called wrong',
    text: 'return found[name] || touched.has(name) ? [] : [[name, codes]]',
    becomes: 'return [[name, codes]]',
  },
]
