export const breaks = [
  {
    name: 'a new supply is asked for as a switch',
    text: 'if (!answers.activeContract) return',
    becomes: 'if (answers.tariff === undefined) return',
  },
  {
    name: 'a switch with another holder is asked for as one without changes',
    text: "answers.changesHolder && 'holder'",
    becomes: "false && 'holder'",
  },
  {
    name: 'powers that nobody knows count as unchanged',
    text: "powersW === null ? 'powers_unknown' :",
    becomes: 'powersW !== null &&',
  },
]
