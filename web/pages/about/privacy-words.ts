import {
  AUDIT_MONTHS,
  BACKUP_DAYS_AT_MOST,
  CLAIM_DAYS,
  DRAFT_DAYS,
  IDEMPOTENCY_HOURS,
  MAIL_DAYS,
  MAIL_TEXT_DAYS,
  MESSAGE_MONTHS,
  PROVIDER_HASH_DAYS,
  SEARCH_MISS_MONTHS,
  SUBSCRIPTION_DAYS,
  UNCONFIRMED_DAYS,
  UNSUBSCRIBED_DAYS,
} from '../../../shared/retention.ts'
import { SESSION_DAYS } from '../../../shared/accounts/visitor.ts'
import type { TextBlock } from './text-blocks.tsx'

/** `tileHost`: where the pictures of maps come from, when the operator has set it. */
const blocks = (tileHost: string | null): TextBlock[] => [
  {
    paragraphs: [
      'You can read everything on this site without telling us who you are. An account is your choice.',
    ],
  },
  {
    title: 'What we do not do',
    points: [
      'There is no tracking. What is paid for is marked “Sponsored” and is the same for everybody.',
      tileHost
        ? 'Your browser loads every part of a page from this site. Only the pictures of a map come from elsewhere, if you ask for one.'
        : 'Your browser loads every part of a page from this site. It asks no other company.',
      'We do not keep the words you search for. Your own browser does, in the addresses of the pages you opened: if others use your phone, open a private window, or delete the history.',
      'We do not keep your location. We do not keep your internet (IP) address in a form that anybody can read.',
    ],
  },
  {
    title: 'If you have an account',
    isFolded: true,
    paragraphs: ['Then we keep:'],
    points: [
      'your name, your email address, and that you are 18 or older',
      'your password, in a form that cannot be turned back into the password',
      'where you are signed in: the kind of browser, and since when',
      'your picture, if you send one; only you see it',
      'what you like and what you write; with a review stands your first name and the first letter of your last name, or, if you choose so, only “An autistic person” or “A parent”',
      'what you send for the directory; only our moderators see that it was you',
      'what you tell us to register for an event; it is deleted after the event, and the form says when',
    ],
    after: [
      'Other visitors do not see your email address. Our moderators do. We write to it only about your account and about what you do here.',
      'If you sign in through another site, such as Google, that site learns that you came to us. We get your name and email address from it and ask for nothing else.',
      'On your account page you can download all of this as a file, or delete it at once.',
    ],
  },
  {
    title: 'If you want our newsletter',
    isFolded: true,
    paragraphs: [
      'Then we keep your email address, when you asked for the newsletter, and when you said yes. We first send one email to ask, and send nothing more without your yes.',
      'You can unsubscribe at any time, in one step, on the page that each email links to.',
      `If you do not confirm, we forget the address after ${SUBSCRIPTION_DAYS} days. If you unsubscribe, we forget it after ${UNSUBSCRIBED_DAYS} days. Deleting your account ends the newsletter to its address, too.`,
    ],
  },
  {
    title: 'If you write to us',
    isFolded: true,
    paragraphs: [
      'We keep your message with the name, the email address and the phone number you gave. Our moderators read it and answer you.',
      `It is deleted after ${MESSAGE_MONTHS} months. If we ask you by email to confirm a message, and you do not, it is deleted after ${UNCONFIRMED_DAYS} days.`,
      'If you write to us that a listing is yours, we also keep whether you were signed in, and to which account. Moderators read whether that account looks after the listing.',
      'If you have an account with the same email address, or wrote such a message while you were signed in, your messages are in the file of your data, and are deleted with the account.',
      'Your browser works out a sum before it sends, so that programs cannot flood us. This asks no other company, and nobody watches what you do.',
    ],
  },
  {
    title: 'If you tell us that something is wrong in a listing',
    isFolded: true,
    paragraphs: [
      'You do not have to give a name or an address. If you give an email address, we keep it encrypted, use it only to tell you what we did about your report, and erase it when that is decided.',
      `We delete your report after ${MESSAGE_MONTHS} months. Until then, everyone who has the link we gave you sees what you said is wrong, what you said is right, and what we did about it. How you know it, only our moderators read.`,
      'If you were signed in, or have an account with the same email address, your reports are in the file of your data. When you delete the account, we erase your words and who you are; what was wrong stays with the listing.',
    ],
  },
  {
    title: 'If you speak for a listed organisation',
    isFolded: true,
    paragraphs: [
      'If you agree that we ask you again, we keep your name, your number or your email address, encrypted. Nobody reads it except the person who is about to ask you. Tell us to stop, or press “Do not ask us again” where our link leads, and it is deleted.',
      `If we write to you, we keep for ${PROVIDER_HASH_DAYS} days that we did, so that we do not write too often. Your address cannot be read from that.`,
      'If you say on a listing’s page that it is yours, we keep with your account how you showed it and when. We do not keep the code, or the address it went to. Only our moderators see it.',
      `What is not shown to be yours is deleted after ${CLAIM_DAYS} days. What has ended is deleted ${MESSAGE_MONTHS} months later. All of it goes with your account.`,
    ],
  },
  {
    title: 'Cookies',
    isFolded: true,
    paragraphs: [
      'If you choose nothing, send nothing and do not sign in, there is no cookie. You can delete cookies in your browser.',
    ],
    points: [
      'You can choose how pages look, such as grid or list. A cookie named “saath” remembers this for one year. It holds the choice and nothing about you.',
      `If you sign in, a cookie keeps you signed in for ${SESSION_DAYS} days. A second one tells your browser that the first is there. Both go when you sign out.`,
      'After you send something, a cookie may say so for ten seconds, so that you see what you sent. It holds nothing else.',
      'While you sign up, set a new password or sign in through another site, a cookie holds that step together, for one day at most.',
      `While you write in a form, your browser keeps what you wrote, so that nothing is lost. It goes when you send or save it, when you sign out, and is not shown after ${DRAFT_DAYS} days. Nobody else who signs in on your device sees it.`,
      'If you are not signed in, it goes when you close the tab, too. Your browser does not keep passwords, or what you tell us about a participant.',
      'Your browser also remembers that we have offered to use your location and, for admins, that single keys are switched off. Neither is sent to us.',
    ],
  },
  {
    title: 'Your location, if you press the button',
    isFolded: true,
    paragraphs: [
      'We never ask for your location by ourselves. If you press “Use my location”, your browser asks you first.',
      'If you agree, your browser tells this page where you are. The page rounds this to about 1 km. It then asks our server for the nearest town. We answer, and we do not write your position down. No cache keeps it.',
      'After that, the address of the page holds the name of the town only.',
      'Your browser remembers that we have offered this once. It keeps that in its local storage, and you can delete it there.',
    ],
  },
  ...(tileHost
    ? [
        {
          title: 'Maps, if you ask for one',
          isFolded: true,
          paragraphs: [
            `The pictures of a map come from ${tileHost}, and only after you ask for a map. That server sees your internet (IP) address, the name of this site, and which part of the map you look at. Its rules apply there.`,
          ],
        },
      ]
    : []),
  {
    title: 'What the server writes down',
    isFolded: true,
    paragraphs: [
      'For each request the server notes the time, the kind of page, and whether it worked. “A listing” is a kind of page; which listing is not noted.',
      'These notes help to find faults. There are no names in them. The site passes them to the computer it runs on and keeps none itself.',
      'If a search is about something we know, such as “speech therapy” in Mapusa, and we find nothing, we note that, the place and the day. We note nothing else: not your words, not who you are, and not how often.',
      `These notes show what is missing and are deleted after ${SEARCH_MISS_MONTHS} months. Our moderators see what was missing on five days or more.`,
      'So that nobody guesses passwords or floods a mailbox, the server counts tries. It counts under a scrambled form of the internet address and of the email address, for about a day at most.',
      `So that nothing you send is taken twice, the answer to it is kept for ${IDEMPOTENCY_HOURS} hours. It is locked with a key that only your browser has.`,
      `We keep an email to you until it has been sent, for ${MAIL_TEXT_DAYS} days at most. After that we keep for ${MAIL_DAYS} days what kind of email it was, the times, and your email address with most of it hidden.`,
      `We note what our moderators do to a listing, a review or an account. These notes are deleted after ${AUDIT_MONTHS} months.`,
      `What is deleted here is still in the backups that this site makes. One older than ${BACKUP_DAYS_AT_MOST} days is deleted, unless it is one of the newest three.`,
    ],
  },
  {
    title: 'What is paid for',
    isFolded: true,
    paragraphs: [
      'Some pages show something marked “Sponsored”. We count how often each was seen and pressed, day by day. We do not keep who saw or pressed it.',
      'So that one visitor counts once an hour, the server scrambles your internet (IP) address and the name of your browser. The key for this is a new one every day.',
      'The result is kept for two hours at most, with nothing beside it. The key is deleted when the day is over. Without JavaScript nothing is counted.',
    ],
  },
  {
    title: 'Links that lead away',
    isFolded: true,
    paragraphs: [
      'Links to phone, email, WhatsApp or another website open other services. Their rules apply there. Another website can see that you came from our site, but not from which page.',
    ],
  },
  {
    title: 'If a listing is about you',
    isFolded: true,
    paragraphs: [
      'Some listings name a person, such as a doctor. We took this from a public page and name that page. You can ask us to correct the listing or to remove it. We then make sure that it does not come back.',
    ],
  },
  {
    title: 'Your rights',
    paragraphs: [
      'The Digital Personal Data Protection Act, 2023, gives you rights. Its parts come into force step by step. You can ask us already:',
    ],
    points: [
      'which data about you we hold, and whom we gave it to',
      'to correct it or to complete it',
      'to erase it',
      'to let another person act for you after your death or if you cannot act',
    ],
    after: ['If our answer does not help, you can complain to the Data Protection Board of India.'],
  },
]

export const privacyWords = {
  blocks,
  reachUs: {
    title: 'How to reach us about your data',
    paragraphs: [
      'You can write to us about your data, your rights or a listing about you.',
      'We use your message to answer you and to correct a listing. We do not pass it on. Please do not send us a child’s name or medical reports.',
    ],
    subject: 'My data',
  },
}
