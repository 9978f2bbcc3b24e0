export const pictureWords = {
  label: 'Picture',
  hint: 'JPEG, PNG or WebP, up to 8 MB. We cut it and erase what phones write into it.',
  sending: 'Sending the picture…',
  sent: 'The picture is there.',
  preview: 'The picture you chose',
  remove: 'Remove the picture',
  isAllowed: 'Nobody recognisable is in it, or I may publish it.',
  tooLarge: 'This file is larger than 8 MB. Please choose a smaller picture.',
}
