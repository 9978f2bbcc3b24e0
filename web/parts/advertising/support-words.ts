export const supportWords = {
  text: 'This site is free and run by volunteers.',
  link: 'Support Saath (another website)',
}
