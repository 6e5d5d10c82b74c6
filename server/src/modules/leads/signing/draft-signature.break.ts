export const breaks = [
  {
    name: 'a contract is signed before its summary has left',
    text: "if (sent === null) throw new Failure('summary_not_sent')",
    becomes: "if (sent === null) throw new Failure('busy')",
  },
  {
    name: 'a new contract can be signed for ever',
    text: "draft.state !== 'waiting_signature' || expiryMs(draft) <= clock.nowMs()",
    becomes: "draft.state !== 'waiting_signature'",
  },
  {
    name: 'whoever asked for a contract signs it outside in a customer’s name',
    text: "return known ? 'embedded' : services.deployment.signature.provider",
    becomes: "return known === null ? 'embedded' : services.deployment.signature.provider",
  },
]
