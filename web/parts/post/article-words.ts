export const articleWords = {
  contents: 'On this page',
  topics: 'Topics',
}
