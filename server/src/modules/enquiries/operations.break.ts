export const breaks = [
  {
    name: 'anybody may have us mail an address as often as they like',
    text: 'const mailsPerAddress = 3',
    becomes: 'const mailsPerAddress = 300',
  },
  {
    name: 'the same message sent twice is two',
    text: 'if (key === undefined) return undefined',
    becomes: 'if (key !== "") return undefined',
  },
  {
    name: 'what visitors sent is kept for ever',
    text: ".where('created_at', '<', until)",
    becomes: ".where('created_at', '<', at(0))",
  },
  {
    name: 'the retailer is not told of a message',
    text: "{ id, reference, kind, type: 'enquiry.received' }",
    becomes: "{ id, reference, kind, type: 'enquiry.changed' }",
  },
]
