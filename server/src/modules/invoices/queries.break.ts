export const breaks = [
  {
    name: 'bills open where they should be saved',
    text: 'inline: deployment.switches.downloadInNewTab',
    becomes: 'inline: true',
  },
]
