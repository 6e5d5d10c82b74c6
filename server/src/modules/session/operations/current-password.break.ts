export const breaks = [
  {
    name: 'a session alone changes the e-mail',
    text: "if (current === undefined) throw invalidFields({ current: ['required_field'] })",
    becomes:
      "if (current === undefined) return (await findAccount(services.db, caller.accountId))?.password_hash ?? ''",
    noticedBy: ['r.moving-address'],
  },
  {
    name: 'any password changes the e-mail',
    text: "if (!stored || !matches) throw new Failure('current_password_wrong')",
    becomes: "if (!stored || (!matches && false)) throw new Failure('current_password_wrong')",
    noticedBy: ['r.moving-address'],
  },
  {
    name: 'guesses at the current password are not counted',
    text: 'if (matches && admitted) await attempt.forgive()',
    becomes: 'if (admitted) await attempt.forgive()',
    noticedBy: ['r.moving-address'],
  },
]
