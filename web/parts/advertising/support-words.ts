export const supportWords = {
  text: 'This site is free for everyone who looks for help.',
  link: 'Support Saath (another website)',
}
