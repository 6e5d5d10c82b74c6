export const breaks = [
  {
    name: 'firms pay access rights in the relief',
    text: "connection: '0', accessPerKw: '0'",
    becomes: "connection: '0'",
    noticedBy: ['v9.threshold'],
  },
  {
    name: 'connection rights cost 9.05 EUR',
    text: "connection: '9.04'",
    becomes: "connection: '9.05'",
  },
  {
    name: 'access rights cost 19.8 EUR',
    text: "accessPerKw: '19.7'",
    becomes: "accessPerKw: '19.8'",
  },
  {
    name: 'extension rights cost the official 17.37 EUR',
    text: "extensionPerKw: '17.27'",
    becomes: "extensionPerKw: '17.37'",
  },
  {
    name: 'a decrease speaks of access rights',
    text: 'powerW > (beforeW[index] ?? 0)',
    becomes: 'powerW !== (beforeW[index] ?? 0)',
  },
]
