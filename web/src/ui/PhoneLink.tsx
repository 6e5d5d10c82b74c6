import { phoneText } from '@endoll/domain/identity/phone-text.ts'
import type { ComponentProps } from 'react'

type PhoneLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** As people read it or as it is dialled; the address keeps only its figures. */
  phone: string
}

/** A number that a phone can dial; its words are the number unless others are given. */
export function PhoneLink({ phone, children, ...native }: PhoneLinkProps) {
  return (
    <a {...native} href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>
      {children ?? <span className="figures">{phoneText(phone)}</span>}
    </a>
  )
}
