export const breaks = [
  {
    name: 'a message may bring a frame',
    text: "    'hr',\n",
    becomes: "    'hr',\n    'iframe',\n    'svg',\n",
  },
  {
    name: 'a message may have attributes that run',
    text: "a: ['href', 'rel']",
    becomes: "'*': ['*']",
  },
  {
    name: 'a link of a message may lead anywhere',
    text: 'leads.test(href)',
    becomes: 'leads.source !== href',
  },
]
