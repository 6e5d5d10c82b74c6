import type { Translation } from '../../texts/translation.ts'
import type { delegation as es } from './es.ts'

export const delegation: Translation<typeof es> = {
  may: 'What can be done',
  contracts: 'Contracts',
  until: 'Until',
  contractsOf: (count) => (count === null ? 'All' : count === 1 ? 'One' : String(count)),
  roles: {
    look: 'See contracts, bills and consumption',
    pay: 'See and pay bills',
    manage: 'See, pay, write to the retailer, complain and send readings',
    sign: 'Everything: also ask for changes, sign them and decide who else acts',
  },
  action: 'See who acts for whom',
  answer: 'Read the invitation and answer',
  invited: {
    subject: (other) => `${other} asks you to look after their electricity or gas`,
    lead: (other) => `${other} invites you to their online office, to do what is listed below.`,
    more: (days) =>
      `The invitation is good for ${days} days, and only for an account with this email address. If you do not know who invites you, there is nothing to do.`,
  },
  acting: { label: 'Asked for by', value: (by, customer) => `${by}, in the name of ${customer}` },
  spoken: {
    subject: (code) => `${code} is the code to say on the phone`,
    lead: (agent) => `Say this code to ${agent}, who is helping you, so that what you ask for is changed.`,
    more: (minutes) =>
      `It is good for ${minutes} minutes and once. Nothing is paid or signed with it, and no password is seen.`,
    warning: 'If you are not talking to us, do not say it to anybody.',
  },
  signs: {
    never: 'Nothing can be signed in their name.',
    does: 'You can ask for changes and sign them in their name: what you sign binds them.',
  },
  changed: {
    subject: (other) => `What you can do for ${other} has changed`,
    lead: (other) => `${other} has changed what you can do in their name.`,
    more: () => 'From now on the following applies.',
  },
  ended: {
    subject: (other) => `You no longer act for ${other}`,
    lead: (other) => `${other} has ended what you could do in their name.`,
    more: () => 'Their contracts and bills can no longer be seen from your account.',
  },
  ends: {
    subject: (other) => `You will soon stop acting for ${other}`,
    lead: (other) => `What you can do in the name of ${other} ends on the day below.`,
    more: () => 'To go on after that, the other person can change the day in their profile.',
  },
  ending: {
    subject: (other) => `${other} will soon stop acting in your name`,
    lead: (other) => `What ${other} can do in your name ends on the day below.`,
    more: () => 'For it to go on, change the day in your profile. Otherwise there is nothing to do.',
  },
  yearly: {
    subject: 'Who acts in your name',
    lead: 'Once a year we remind you who can see or do something in your name. Now it is these people:',
    more: 'You can change or end this at any time in your profile.',
    untilDay: (role, day) => `${role}, until ${day}`,
  },
  accepted: {
    subject: (other) => `${other} has accepted your invitation`,
    lead: (other) => `${other} can now do what is listed below in your name.`,
    more: () => 'You can change or end this at any time in your profile.',
  },
  provided: {
    subject: (other) => `${other} can act in your name`,
    lead: (other) => `The retailer’s sign-in system lets ${other} do what is listed below in your name.`,
    more: () => 'You can end this at any time in your profile; it is not given again then.',
  },
  refused: {
    subject: (other) => `${other} has not accepted your invitation`,
    lead: (other) => `${other} will not act in your name.`,
    more: () => 'Nobody else can use this invitation.',
  },
  left: {
    subject: (other) => `${other} no longer acts in your name`,
    lead: (other) => `${other} has stopped acting in your name.`,
    more: () => 'They can no longer see your contracts or bills.',
  },
}
