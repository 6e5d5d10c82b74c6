export const breaks = [
  {
    name: 'the chat comes without consent',
    text: "mayChat(cookies) ? 'come'",
    becomes: "cookies !== undefined ? 'come'",
  },
  {
    name: 'consent to something else lets the chat in',
    text: "categories.includes('preferences') === true",
    becomes: 'categories !== undefined',
  },
  {
    name: 'the chat comes before anybody goes to another step',
    text: ' || from === to',
    becomes: '',
  },
]
