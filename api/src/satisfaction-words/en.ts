import type { SatisfactionWords } from './satisfaction-words.ts'

export const satisfactionWords: SatisfactionWords = {
  title: 'How did it go?',
  question: 'How was our customer service?',
  scores: { s1: 'Very bad', s2: 'Bad', s3: 'Fair', s4: 'Good', s5: 'Very good' },
  cause: 'If something did not go well, what was it?',
  noCause: 'Nothing, or I would rather not say',
  causes: {
    treatment: 'How I was treated',
    answer: 'The answer',
    time: 'The wait',
    service: 'The supply or the bill, not customer service',
  },
  text: 'What could be better',
  send: 'Send the opinion',
  thanks: 'Thank you. We have kept the opinion.',
}
