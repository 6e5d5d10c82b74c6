export const breaks = [
  {
    name: 'a distributor’s bill brings a document type of its own',
    text: "if (name.startsWith('!')) throw new XmlRefusedError('xml_declares', parser.startIndex)",
    becomes: 'void name',
    noticedBy: ['r.import-f1'],
  },
  {
    name: 'a distributor’s bill whose elements do not close in order is read',
    text: '!isRooted || ends !== endTagsIn(text)',
    becomes: '!isRooted',
    noticedBy: ['r.import-f1'],
  },
]
