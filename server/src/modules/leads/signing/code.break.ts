export const breaks = [
  {
    name: 'a wrong code signs a new contract',
    text: "if (!isRight) return 'code_wrong'",
    becomes: '',
  },
  {
    name: 'a code signs what was asked for after it went out',
    text: "if (!signature || !isBound || kept === null) return 'code_expired'",
    becomes: "if (!signature || kept === null) return isBound ? 'code_expired' : undefined",
  },
  {
    name: 'a code signs a new contract for somebody who has become a customer elsewhere',
    text: 'if (address === null || address !== signature.sent_to)',
    becomes: 'if (address === null)',
    noticedBy: ['r.known-person'],
  },
]
