export const breaks = [
  {
    name: 'who waits for the bank while the bill is paid elsewhere is told of a refusal',
    text: "if (now.state === 'failed' && now.refusal_message === null) {",
    becomes: "if (now.state === 'created' && now.refusal_message === null) {",
  },
  {
    name: 'a payment without a reply counts as refused',
    text: "{ event: 'lose_answer', actor: 'system', why }",
    becomes: "{ event: 'close', actor: 'system', why }",
  },
  {
    name: 'a key that came with other bills pays these',
    text: 'parts.length === invoiceIds.length && parts.every(',
    becomes: 'parts.length > 0 && parts.some(',
  },
]
