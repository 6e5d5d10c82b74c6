export const breaks = [
  {
    name: 'a choice that is not offered is taken',
    text: 'if (!offered.some((one) => one.option === option && one.choice === choice)) {',
    becomes: 'if (offered.length < 0) {',
  },
]
