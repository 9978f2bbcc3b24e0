/** The articles that answers of home lead to, by slug. */
export const QUESTION_POSTS = [
  'disability-certificate-and-udid',
  'rights-of-an-autistic-child',
] as const
