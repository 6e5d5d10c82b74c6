import type { Messages } from '../../../i18n/messages.ts'
import type * as es from './es.ts'

export const help: Messages<(typeof es)['help']> = {
  title: 'Help',
  toCall: 'Be called at a time of my choosing',
  answer: 'Choose what has happened. We tell you what to do and who to call.',
  faults: {
    electricity:
      'The distributor of your area deals with power cuts {hours} hours a day, whatever your retailer. Its phone number is on every bill.',
    gas: 'The distributor of your area deals with gas emergencies {hours} hours a day. Its phone number is on every bill.',
  },
  phones: {
    emergencies: 'Emergency services',
    violence: 'Support for victims of gender-based violence, {hours} hours a day',
    fraud: 'Cybersecurity helpline (INCIBE)',
    us: 'Our phone number',
  },
  pages: {
    invoices: 'See my bills',
    contracts: 'See my contracts',
    profile: 'See who is signed in and who has access',
    changePassword: 'Change the password',
    newElectricityContract: 'Sign up for the new home',
    contact: 'Send a reading or an enquiry',
    claims: 'Make a complaint',
  },
  gas: {
    title: 'I can smell gas',
    first: 'Do not turn lights or appliances on or off, and do not use the doorbell or the lift.',
    second: 'If it is safe, open the windows and close the gas valve.',
    third: 'Leave with everybody in the house and call from outside.',
  },
  dark: {
    title: 'There is no electricity',
    first:
      'Check whether the stairs or your neighbours have light. If they do not, the fault is in the network: call the distributor.',
    second:
      'If only your home is dark, push up the switches in the fuse box. If one drops again, unplug the appliances and push it up once more.',
    third:
      'If all of them are up, you may have gone over your contracted power: push the main switch down, wait a few seconds and push it up.',
  },
  pay: {
    title: 'I cannot pay a bill',
    first:
      'Open the bill: it says by which day you can pay, whether you can pay in instalments, and from when the supply could be cut.',
    second: 'Call us before that day. We can also tell you whether your supply is protected from being cut.',
    third:
      'The social services of your town council help with overdue bills and with applying for the social bonus (bono social).',
  },
  death: {
    title: 'The account holder has died',
    first: 'We are sorry for your loss. The supply stays as it is while you decide.',
    second: 'The person who inherits or stays in the home can put the contract in their name, or end it.',
    third:
      'Have at hand the death certificate and a document that shows the right to use the home: deed, rental contract or municipal registration.',
    fourth:
      'The person who takes the contract over does not take on what the holder owed (RD 88/2026 art. 39.2).',
  },
  moving: {
    title: 'I am moving',
    first: 'In the home you leave, write down the meter reading and the day you hand over the keys.',
    second: 'From that contract you can end it or pass it on to the people who stay.',
    together:
      'With your account you can ask for everything at once: open that contract, choose to end it and say that you are moving.',
    third:
      'In the new home, ask for the CUPS of the supply: it is on any bill of the people who lived there.',
  },
  parted: {
    title: 'A separation, or violence at home',
    first:
      'Change the password of your account and of your e-mail. Anybody who knew them can no longer get in.',
    second: 'In your profile, close the other sessions and remove the people who can see your contracts.',
    third: 'Also change the e-mail, the phone number and the postal address that bills are sent to.',
    fourth:
      'If the contract is in the other person’s name and you stay in the home, you can put it in yours. In a case of gender or sexual violence it is enough that you use the supply and show it (RD 88/2026 art. 39.4).',
  },
  meter: {
    title: 'The meter seems wrong',
    first: 'Compare what the meter shows with the reading on the bill, and write down the day.',
    second: 'If the bill is estimated, send us your reading.',
    third:
      'If the reading is real and still looks wrong, write to us: we ask the distributor to check the meter.',
  },
  notMine: {
    title: 'A bill that is not mine',
    first: 'Compare the CUPS and the address on the bill with those of your home.',
    second:
      'If you were switched without asking for it, or got another person’s bill, complain from here. Until it is answered there are no reminders and no cut for that bill.',
  },
  fraud: {
    title: 'A call or a message I do not trust',
    first: 'Hang up. We never ask for your password by phone or e-mail.',
    second: 'If you gave your password away, change it. If you gave bank or card details, call your bank.',
    third:
      'If you accepted a contract at a distance, you can withdraw within {days} days without giving a reason.',
    fourth:
      'No electricity retailer may call you to sell you a contract unless you have asked for it (RD 88/2026 art. 13.y).',
  },
  medical: {
    title: 'There is medical equipment at home',
    first:
      'If somebody’s life depends on an electrical device, tell us: that supply may not be cut for unpaid bills. We tell you which document is needed.',
    second:
      'Ask your health centre or the supplier of the device for a battery for when there is no electricity.',
  },
}
