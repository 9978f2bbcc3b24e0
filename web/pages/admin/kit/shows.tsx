import { LinkSwitch } from '../../../ui/link-switch.tsx'

interface ShowsProps<Show extends string> {
  words: { show: string; shows: Record<Show, string> }
  shows: readonly Show[]
  show: Show
  to: (show: Show) => string
}

/** Which of a list are shown. */
export function Shows<Show extends string>({ words, shows, show, to }: ShowsProps<Show>) {
  return (
    <LinkSwitch
      label={words.show}
      options={shows.map((one) => ({
        to: to(one),
        label: words.shows[one],
        isCurrent: one === show,
      }))}
    />
  )
}
