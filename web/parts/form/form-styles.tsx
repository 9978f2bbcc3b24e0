import address from '../../styles/forms.css?url'

/** The rules of forms. React puts them into the head once, and draws nothing on this page before they are there. */
export function FormStyles() {
  return <link rel="stylesheet" href={address} precedence="forms" />
}
