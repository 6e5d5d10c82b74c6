export const breaks = [
  {
    name: "what the cardholder's bank got back is shown as paid",
    text: "if (state === 'charged_back') {",
    becomes: "if (state === 'unknown') {",
  },
]
