export const breaks = [
  {
    name: 'a supply that is refused takes the others with it',
    text: 'if (!(error instanceof Failure) || !error.errors) throw error',
    becomes: 'throw error',
  },
  {
    name: 'supplies of two holders are sent as of one',
    text: 'if (askers.size > 1)',
    becomes: 'if (askers.size > 2)',
  },
  {
    name: 'supplies are sent together without end',
    text: 'leads.length > deployment.contracting.mostSupplies',
    becomes: 'leads.length > 50',
  },
  {
    name: 'supplies that are sent again are asked for again',
    text: "sha256OfJson({ key, lead: sent.lead }).toString('hex')",
    becomes: "sha256OfJson({ key, at: Math.random() }).toString('hex')",
  },
]
