export const breaks = [
  {
    name: 'a postal code of another town is taken',
    text: "if (!fits) problems['zipcode'] ??= ['not_valid']",
    becomes: '',
  },
  {
    name: 'a town that is in no list is taken',
    text: "if (!municipality) problems['municipi'] ??= ['not_valid']",
    becomes: '',
  },
  {
    name: 'an address of another customer may be chosen',
    text: "if (!found) throw invalidFields({ address_id: ['not_valid'] })",
    becomes: "if (!found) throw invalidFields({ address_id: ['required_field'] })",
  },
  {
    name: 'addresses come more than once',
    text: 'return [...byId.values()]',
    becomes: 'return [...addresses]',
  },
]
