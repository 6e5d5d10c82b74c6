export const breaks = [
  {
    name: 'a category of gas is taken for electricity',
    text: "category.supply !== 'any' && own && category.supply !== own.kind",
    becomes: 'false',
  },
  {
    name: 'who has contracts writes about none',
    text: 'if (await hasContracts(db, caller)) throw',
    becomes: 'if (caller.customerId < 0) throw',
  },
]
