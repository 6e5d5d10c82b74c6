export const breaks = [
  {
    name: 'tries with passkeys are not counted',
    text: "    if (!account) throw new Failure('passkey_refused')",
    becomes: "    await attempt.forgive()\n    if (!account) throw new Failure('passkey_refused')",
  },
]
