export const breaks = [
  {
    name: 'a link of a new holder that is over still opens',
    text: "if (request.state !== 'waiting_acceptance' ||",
    becomes: 'if (',
    noticedBy: ['law.3.holder', 'r.change-holder'],
  },
  {
    name: 'what is signed keeps the account before',
    text: '        code_hash: null,\n        code_expires_at: null,\n',
    becomes: '',
    noticedBy: ['law.3.holder', 'r.change-holder'],
  },
  {
    name: 'a link signs for somebody who has become a customer elsewhere',
    text: '|| !isWhoSigns(signature, signer)) throw invalid()',
    becomes: '|| !isWhoSigns(signature, { ...signer, known: undefined })) throw invalid()',
    noticedBy: ['r.known-person'],
  },
]
