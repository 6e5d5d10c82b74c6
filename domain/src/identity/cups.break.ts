export const breaks = [
  {
    name: 'a check letter of the CUPS is another',
    text: "'TRWAGMYFPDXBNJZSQVHLCKE'",
    becomes: "'RTWAGMYFPDXBNJZSQVHLCKE'",
  },
  {
    name: 'the check letters of a CUPS are modulo 528',
    text: 'Number(digits16.slice(8))) % 529',
    becomes: 'Number(digits16.slice(8))) % 528',
  },
  {
    name: 'the border point of a CUPS may end in A',
    text: '[FPRCXYZ]',
    becomes: '[AFPRCXYZ]',
  },
  {
    name: 'the letter O of a CUPS stays a letter',
    text: "withoutSeparators(text).replaceAll('O', '0')",
    becomes: 'withoutSeparators(text)',
  },
]
