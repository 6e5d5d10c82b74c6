export const breaks = [
  {
    name: 'what cannot be processed just now is called refused',
    text: "['try_again_later', 'not_processed']",
    becomes: "['try_again_later', 'generic_decline']",
  },
]
