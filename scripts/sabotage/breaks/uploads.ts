import type { Break } from '../breaks.ts'

const routes = ['server/src/modules/files/routes.test.ts']
const json = ['server/src/platform/files/files-in-json.test.ts']
const sweep = ['server/src/platform/files/sweep-files.test.ts']

export const breaks: readonly Break[] = [
  {
    name: 'a page may be sent as a document',
    file: 'server/src/platform/files/file-content.ts',
    text: '!accepted.includes(found.mime)',
    becomes: 'accepted.length === 0',
    tests: routes,
  },
  {
    name: 'a file may be larger than the largest',
    file: 'server/src/platform/files/file-content.ts',
    text: 'if (sizeBytes > mostBytes) throw',
    becomes: 'if (sizeBytes > 2 * mostBytes) throw',
    tests: routes,
  },
  {
    name: 'half a document is kept',
    file: 'server/src/platform/files/file-content.ts',
    text: "if (!tail.includes(ends[mediaType!] ?? '')) throw",
    becomes: 'if (tail.length === 0) throw',
    tests: routes,
  },
  {
    name: 'an empty file is kept',
    file: 'server/src/platform/files/file-content.ts',
    text: "if (sizeBytes === 0) throw refuseFile('file_empty')",
    becomes: '',
    tests: routes,
  },
  {
    name: 'what a broken transfer leaves stays on the disk',
    file: 'server/src/platform/files/file-store.ts',
    text: '        await rm(part, { force: true })\n',
    becomes: '',
    tests: [...routes, ...sweep],
  },
  {
    name: 'a file may be attached to two forms',
    file: 'server/src/platform/files/claim-files.ts',
    text: "where('claimed_by', 'in', claimants)]",
    becomes: "where('claimed_by', 'is not', null)]",
    tests: routes,
  },
  {
    name: 'a file nobody has attached can be fetched',
    file: 'server/src/platform/files/open-file.ts',
    text: "    .where('claimed_by', 'is not', null)\n",
    becomes: '',
    tests: routes,
  },
  {
    name: 'files that no form attaches stay for ever',
    file: 'server/src/platform/files/sweep-files.ts',
    text: 'clock.nowMs() - waitingMs',
    becomes: '0 * waitingMs',
    tests: sweep,
  },
  {
    name: 'attached files go with the others',
    file: 'server/src/platform/files/sweep-files.ts',
    text: "    .where('claimed_by', 'is', null)\n",
    becomes: '',
    tests: sweep,
  },
  {
    name: 'a network may send files without end',
    file: 'server/src/modules/files/routes.ts',
    text: 'const perNetwork = 100',
    becomes: 'const perNetwork = 10_000',
    tests: routes,
  },
  {
    name: 'a data URL may go on after its end',
    file: 'server/src/platform/files/data-url.ts',
    text: 'padded || ',
    becomes: '',
    tests: json,
  },
  {
    name: 'a text of a call may be as long as a file',
    file: 'server/src/platform/files/files-in-json.ts',
    text: 'longestText = 256 * 1024',
    becomes: 'longestText = 2560 * 1024',
    tests: json,
  },
]
