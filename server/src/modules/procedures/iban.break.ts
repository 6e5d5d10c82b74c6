export const breaks = [
  {
    name: 'a change is taken for a kind of supply that it is switched off for',
    text: "if (!kindsOffered('iban', deployment.switches).includes(kind)) throw notFound()",
    becomes: "if (kindsOffered('iban', deployment.switches).length > 9) throw notFound()",
    noticedBy: ['r.change-matrix'],
  },
  {
    name: 'an account of somebody else may be chosen',
    text: "if (!account) throw invalidFields({ bank_id: ['not_valid'] })\n    return account.iban",
    becomes: "return account?.iban ?? 'ES9121000418450200051332'",
  },
  {
    name: 'a new account needs nobody’s word that it is theirs',
    text: 'const owned = isYes(body.owner_is_bank_owner)',
    becomes: 'const owned = true',
  },
  {
    name: 'the account of now may be asked for again',
    text: 'if (iban === contractIban(row)) throw',
    becomes: "if (iban === '') throw",
  },
  {
    name: 'the account of gas changes while it is switched off',
    text: "if (!kindsOffered('iban', deployment.switches).includes(kind)) throw notFound()",
    becomes: '',
  },
  {
    name: 'the old address is not notified of a new account',
    text: 'if (email !== null) known.add(email)',
    becomes: '',
  },
  {
    name: 'each change of account keeps its mandate',
    text: "return randomBytes(10).toString('hex').toUpperCase()",
    becomes: "return randomBytes(10).toString('hex').toUpperCase().replace(/./g, 'A')",
  },
  {
    name: 'a contract that has the account is asked for again with all',
    text: 'return contractIban(row) === iban ? undefined : opened',
    becomes: 'return opened',
  },
  {
    name: 'one order of direct debit is signed for another payer too',
    text: 'const payer = JSON.stringify([payer_nif, payer_name])',
    becomes: "const payer = ''",
  },
]
