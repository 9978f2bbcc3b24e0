/** What is said of claims: somebody says that a listing is theirs. */
export const words = {
  notFound: 'This claim no longer exists.',
  decided: 'This claim has changed since you opened it. Please read it again.',
  notByPhone: 'This claim is not shown by a call.',
  newCode: 'A code was made since you opened this claim. Please look again before you decide.',
  wrongNumber:
    'The phone number of this listing was found wrong, so a call to it cannot show that the listing is yours.',
  ownContact:
    'You sent in this contact of the listing yourself, and none of us has checked it since. So it cannot show that the listing is yours.',
  claimantsNumber:
    'The person who claims this listing sent in its number, and none of us has checked it since. So a call to it shows nothing.',
  noPhone: 'The listing no longer shows a phone number, so there is nobody to call.',
  chooseWay: 'Please choose one of these.',
  otherDomain: (domain: string) => `Please write an email address that ends in @${domain}.`,
  noCode: 'There is no code to enter at the moment.',
  wrongCode: (left: number) =>
    left === 1
      ? 'This is not the code. You can try one more time.'
      : `This is not the code. You can try ${left} more times.`,
  voidCode: 'This code no longer works. Please ask for another one.',
  notYours: 'You do not look after this listing.',
}
