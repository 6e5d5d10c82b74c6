export const breaks = [
  {
    name: 'a payment that was refused is over before it is cancelled at the provider',
    text: "    ask_action: 'requires_action',\n    process: 'processing',\n    succeed: 'succeeded',\n    decline: 'closing',\n    close: 'failed',\n  },\n  unknown: {",
    becomes:
      "    ask_action: 'requires_action',\n    process: 'processing',\n    succeed: 'succeeded',\n    decline: 'failed',\n    close: 'failed',\n  },\n  unknown: {",
  },
]
