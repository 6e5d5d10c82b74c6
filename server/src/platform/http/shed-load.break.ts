export const breaks = [
  {
    name: 'calls under way are counted by their answers alone',
    text: "whileCallLasts({ request, reply }, counts[apart ?? 'shared'].take())",
    becomes:
      "const giveBack = counts[apart ?? 'shared'].take()\n    whileCallLasts({ request, reply }, (how) => how === 'answered' && giveBack())",
    noticedBy: ['r.broken-off'],
  },
  {
    name: 'reads are taken however many are under way',
    text: 'return counts[counted].now() >= load[kind].calls',
    becomes: "return counts[counted].now() >= load[kind].calls + (kind === 'reads' ? 1e9 : 0)",
  },
  {
    name: 'a late loop refuses nothing',
    text: 'if (isFull(kind) || isLate(kind)) {',
    becomes: 'if (isFull(kind)) {',
  },
  {
    name: 'writes are refused as early as reads',
    text: "isRead(request) ? 'reads' : 'writes'",
    becomes: "isRead(request) ? 'reads' : 'reads'",
  },
  {
    name: 'documents take the room of reads',
    text: 'const { apart } = request.routeOptions.config',
    becomes: "const apart = request.routeOptions.config.apart && (undefined as 'documents' | undefined)",
  },
]
