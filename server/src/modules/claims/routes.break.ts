export const breaks = [
  {
    name: 'a subtype of another type is taken',
    text: 'subtypesFor(type.type, kind)).find(',
    becomes: "subtypesFor('01', kind)).find(",
  },
  {
    name: 'a claim names another contract than its address',
    text: 'if (body.contract !== (own?.name ?? contract.noContract))',
    becomes: "if (body.contract === '')",
  },
]
