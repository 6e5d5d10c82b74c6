export const breaks = [
  {
    name: 'a change of holder goes to the retailer when only the holder has signed',
    text: "request.procedure === 'change_holder' && signature.signer === 'customer'",
    becomes: "signature.signer === 'new_holder'",
    noticedBy: ['law.3.holder', 'r.change-holder'],
  },
  {
    name: 'a change of product is signed before its document has left',
    text: "if (!mail?.sent_at) throw new Failure('summary_not_sent')",
    becomes: "if (!mail?.sent_at) return ''",
    noticedBy: ['r.change-product'],
  },
  {
    name: 'what was tampered with is signed',
    text: 'if (!submissionStands || !documentStands)',
    becomes: 'if (!submissionStands && !documentStands)',
    noticedBy: ['c2.requests', 'POST signatures/callback/'],
  },
  {
    name: 'the time to sign never ends',
    text: '!isWaiting(request, signature) || signature.over',
    becomes: '!isWaiting(request, signature)',
    noticedBy: ['c2.requests', 'r.request-signed'],
  },
]
