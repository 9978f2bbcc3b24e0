export const articleWords = {
  topics: 'Topics',
}
