import type { Break } from '../breaks.ts'

export const breaks: readonly Break[] = [
  {
    name: 'a document that storage has changed is sent',
    file: 'server/src/modules/contracts/attachments.ts',
    text: 'start + pieceBytes >= size_bytes && ',
    becomes: 'size_bytes < 0 && ',
    tests: ['server/src/modules/contracts/attachments.test.ts'],
  },
  {
    name: 'a document may be called like a device',
    file: 'server/src/platform/files/file-name.ts',
    text: ".replace(reserved, '_$1')",
    becomes: '',
    tests: ['server/src/platform/files/file-name.test.ts'],
  },
  {
    name: 'the name of a document may turn text round',
    file: 'server/src/platform/files/file-name.ts',
    text: ".replaceAll(unseen, '')",
    becomes: '',
    tests: [
      'server/src/platform/files/file-name.test.ts',
      'server/src/modules/contracts/attachments.test.ts',
    ],
  },
  {
    name: 'the name of a document may be as long as it likes',
    file: 'server/src/platform/files/file-name.ts',
    text: 'mostBytes = 120',
    becomes: 'mostBytes = 1200',
    tests: ['server/src/platform/files/file-name.test.ts'],
  },
  {
    name: 'the name of a document may lead into a folder',
    file: 'server/src/platform/files/file-name.ts',
    text: '/[/\\\\:*?"<>|%]+/g',
    becomes: '/[:*?"<>|%]+/g',
    tests: ['server/src/platform/files/file-name.test.ts'],
  },
  {
    name: 'a file that is downloaded may run in the page',
    file: 'server/src/platform/http/mount.ts',
    text: '"sandbox; default-src \'none\'"',
    becomes: '"default-src \'self\'"',
    tests: [
      'server/src/modules/contracts/attachments.test.ts',
      'server/src/every-reply.test.ts',
      'server/src/platform/http/mount.test.ts',
    ],
  },
  {
    name: 'bills open where they should be saved',
    file: 'server/src/modules/invoices/queries.ts',
    text: 'inline: deployment.switches.downloadInNewTab',
    becomes: 'inline: true',
    tests: ['server/src/modules/invoices/invoice-file.test.ts'],
  },
]
