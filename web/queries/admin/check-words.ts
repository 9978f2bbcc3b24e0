export const checkWords = {
  saved: { title: 'Saved.', text: 'Here is the next one.' },
  recorded: { title: 'Recorded.', text: 'It comes again when it is time.' },
  seen: { title: 'Recorded.', text: 'The listing says what you saw.' },
  notSaved: { title: 'Error', text: 'This was not saved. Nothing you wrote is lost.' },
  failed: { title: 'Error', text: 'The next listing could not be fetched.' },
}
