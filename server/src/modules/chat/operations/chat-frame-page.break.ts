export const breaks = [
  {
    name: 'the script of the chat runs as a script of ours',
    text: 'sandbox allow-scripts allow-forms',
    becomes: 'sandbox allow-scripts allow-same-origin allow-forms',
  },
  {
    name: 'the chat may load any script of its origin',
    text: '${script.origin}${script.pathname} ',
    becomes: '${script.origin} ',
  },
  {
    name: 'any page may show the frame of the chat',
    text: '"frame-ancestors \'self\'"',
    becomes: "'frame-ancestors *'",
  },
  {
    name: 'another script than the one of the hash runs as the chat',
    text: 'chat.integrity === null ?',
    becomes: "chat.integrity !== '' ?",
  },
  {
    name: 'the chat is there although it is switched off',
    text: '!switches.chat || ',
    becomes: '',
  },
]
