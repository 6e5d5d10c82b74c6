export const breaks = [
  {
    name: 'a recovery code counts twice',
    text: "    .where('code_hash', '=', hashOf(accountId, code))\n    .where('used_at', 'is', null)",
    becomes: "    .where('code_hash', '=', hashOf(accountId, code))",
  },
]
