export const breaks = [
  {
    name: 'gas alone is contracted without a bill',
    text: 'return gasOnly ||',
    becomes: 'return (gasOnly && invoiceRequired) ||',
  },
  {
    name: 'a business need not say what it does',
    text: "residenceType === 'business' ?",
    becomes: "residenceType === 'habitual' && answers.cnae === 0 ?",
  },
  {
    name: 'a company need not say who represents it',
    text: '? representativeProblems(answers)',
    becomes: '? {}',
  },
  {
    name: 'two powers are enough above 15 kW',
    text: '=== 6 ? 6 : 2',
    becomes: '=== 7 ? 6 : 2',
  },
  {
    name: 'self-consumption comes without its document',
    text: 'selfcons === true && rules.selfconsumptionDocument',
    becomes: 'selfcons === true && !rules.selfconsumptionDocument',
  },
]
