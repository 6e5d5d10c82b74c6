export const breaks = [
  {
    name: 'a form whose parts are typed points at a line that is not there',
    text: '!values[`${name}ByParts`] && [name, ...parts]',
    becomes: '[name, ...parts]',
  },
]
