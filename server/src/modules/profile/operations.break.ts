export const breaks = [
  {
    name: 'an account speaks a language that is not offered',
    text: "if (!deployment.languages.includes(locale)) throw invalidFields({ locale: ['not_valid'] })",
    becomes: '',
  },
]
