import type { SatisfactionWords } from './satisfaction-words.ts'

export const satisfactionWords: SatisfactionWords = {
  title: '¿Cómo ha ido?',
  question: '¿Qué tal ha sido la atención?',
  scores: { s1: 'Muy mala', s2: 'Mala', s3: 'Regular', s4: 'Buena', s5: 'Muy buena' },
  cause: 'Si algo no ha ido bien, ¿qué ha sido?',
  noCause: 'Nada, o prefiero no decirlo',
  causes: {
    treatment: 'El trato',
    answer: 'La respuesta',
    time: 'El tiempo de espera',
    service: 'El suministro o la factura, no la atención',
  },
  text: 'Qué se puede mejorar',
  send: 'Enviar la opinión',
  thanks: 'Gracias. Hemos guardado la opinión.',
}
