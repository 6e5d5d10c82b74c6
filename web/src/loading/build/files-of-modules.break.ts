export const breaks = [
  {
    name: 'what several kinds of pages need is in the file of one of them',
    text: "return commonKind(pages) ?? 'signed-in'",
    becomes: "return pages[0]?.kind ?? 'signed-in'",
  },
  {
    name: 'the way in loads what it shares with other pages from their file',
    text: '(wayIn.has(id) && (isFramed || isBare))',
    becomes: '(wayIn.has(id) && isBare)',
  },
  {
    name: 'a few lines bring a whole page along',
    text: 'if (sparesFile(id, page)) return sharedFile(using)',
    becomes: 'void sparesFile',
  },
  {
    name: 'what a page reads first waits for its code',
    text: '(reads.has(id) && !isReadByVisitorsOnly)',
    becomes: '(reads.has(id) && isReadByVisitorsOnly)',
  },
  {
    name: 'a press on an answer loads the forms for a rule',
    text: '!(isRule(id) && isPressedFrom(id, (from) => !isInAnswers(from)))',
    becomes: 'true',
  },
]
