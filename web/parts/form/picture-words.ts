export const pictureWords = {
  label: 'Picture',
  hint: 'JPEG, PNG or WebP, up to 8 MB. We crop it and remove hidden data, such as where it was taken.',
  sending: 'Sending the picture…',
  sent: 'Picture added.',
  preview: 'The picture you chose',
  remove: 'Remove the picture',
  isAllowed: 'Nobody recognisable is in it, or I may publish it.',
  tooLarge: 'This file is larger than 8 MB. Please choose a smaller picture.',
}
