export const breaks = [
  {
    name: 'two tabs open two envelopes',
    text: ".where('id', '=', signature.id)\n      .forUpdate()",
    becomes: ".where('id', '=', signature.id)",
    noticedBy: ['POST signatures/callback/'],
  },
  {
    name: 'a signature provider that is away fails the call',
    text: "throw new Failure('busy', { retryAfterSeconds: providerAwaySeconds })",
    becomes: "throw new Error('away')",
    noticedBy: ['POST signatures/callback/'],
  },
  {
    name: 'an acceptance signed outside is that of somebody who has become a customer meanwhile',
    text: 'if (!isWhoSigns(signature, who))',
    becomes: 'if (!isWhoSigns(signature, { ...who, known: undefined }))',
    noticedBy: ['POST signatures/callback/'],
  },
]
