import type { SatisfactionWords } from './satisfaction-words.ts'

export const satisfactionWords: SatisfactionWords = {
  title: 'Com ha anat?',
  question: 'Com ha estat l’atenció?',
  scores: { s1: 'Molt dolenta', s2: 'Dolenta', s3: 'Regular', s4: 'Bona', s5: 'Molt bona' },
  cause: 'Si alguna cosa no ha anat bé, què ha estat?',
  noCause: 'Res, o prefereixo no dir-ho',
  causes: {
    treatment: 'El tracte',
    answer: 'La resposta',
    time: 'El temps d’espera',
    service: 'El subministrament o la factura, no l’atenció',
  },
  text: 'Què es pot millorar',
  send: 'Envia l’opinió',
  thanks: 'Gràcies. Hem desat l’opinió.',
}
