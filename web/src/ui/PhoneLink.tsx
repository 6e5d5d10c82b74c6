import { phoneText } from '@endoll/domain/identity/phone-text.ts'
import type { ComponentProps } from 'react'

type PhoneLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** In any notation; the link keeps only its digits. */
  phone: string
}

/** A `tel:` link; its text is the number unless another is given. */
export function PhoneLink({ phone, children, ...native }: PhoneLinkProps) {
  return (
    <a {...native} href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>
      {children ?? <span className="figures">{phoneText(phone)}</span>}
    </a>
  )
}
