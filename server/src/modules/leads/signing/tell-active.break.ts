export const breaks = [
  {
    name: 'a supply that has not begun is told to have',
    text: "contract.state = 'activa'",
    becomes: "contract.state <> 'baixa'",
  },
  {
    name: 'an earlier contract of the same supply is told to have begun',
    text: 'contract.start_day >= (signature.signed_at',
    becomes: 'contract.start_day <> (signature.signed_at',
  },
]
