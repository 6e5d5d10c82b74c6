export const breaks = [
  {
    name: 'a call that comes again gives money back again',
    text: 'if ((await countRefunds(db, payment.id)) !== position) return undefined',
    becomes: 'void (await countRefunds(db, payment.id)), position',
    noticedBy: ['r.desk-refund'],
  },
  {
    name: 'whoever asked for a refund confirms it',
    text: "if (refund.asked_by === staffId) throw new Failure('forbidden')",
    becomes: 'void Failure',
    noticedBy: ['r.desk-refund'],
  },
  {
    name: 'a refund whose reply was lost long ago is given twice',
    text: 'if (claimed.tries === 1 || !(await provider.hasRefunded(asked))) await provider.refund(asked)',
    becomes: 'await provider.refund(asked)',
    noticedBy: ['r.desk-refund'],
  },
  {
    name: 'more is given back than was paid',
    text: 'if (amountCents > (await refundableCents(db, payment))) return undefined',
    becomes: 'await refundableCents(db, payment)',
    noticedBy: ['r.desk-refund'],
  },
]
