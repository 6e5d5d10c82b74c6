export const breaks = [
  {
    name: 'the general apology is another',
    text: "    internal: 'En aquests moments no hem pogut realitzar aquesta operació'",
    becomes: "    internal: 'En aquests moments no ha estat possible'",
    noticedBy: ['v5.message-keys'],
  },
]
