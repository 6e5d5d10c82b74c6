export const breaks = [
  {
    name: 'the code of one signs for another',
    text: 'return signer_account_id ?? account_id',
    becomes: 'return account_id',
    noticedBy: ['r.signing-role'],
  },
  {
    name: 'the proof does not say in whose name it was signed',
    text: 'if (!actor.isDelegate) return {}',
    becomes: 'if (actor) return {}',
    noticedBy: ['r.signing-role'],
  },
  {
    name: 'who represents a company moves the addresses of its accounts',
    text: 'if (isOfAccount && caller.delegationId !== undefined)',
    becomes: 'if (isOfAccount && caller.delegationId === -1)',
    noticedBy: ['r.signing-role'],
  },
]
