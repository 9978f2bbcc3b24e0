import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'

/**
 * Leads to the listing that an address names after its "#" (ruling 33). Where the address asks for no listing to come
 * first, as links of §2 do, it is made to: the listing may be on another page.
 */
export function useShown(isThere: boolean): void {
  const { search, hash } = useLocation()
  const navigate = useNavigate()
  const show = /^#listing-(\d+)$/.exec(hash)?.[1]
  useEffect(() => {
    if (!show || !isThere) return
    const params = new URLSearchParams(search)
    const card = document.getElementById(`listing-${show}`)
    if (!card && params.get('show') !== show) {
      params.set('show', show)
      void navigate({ search: `?${params}`, hash }, { replace: true })
      return
    }
    // A finger needs no ring around where a key would go on.
    const focusVisible = matchMedia('(hover:none)').matches ? false : undefined
    card?.querySelector<HTMLElement>('.lc-go')?.focus({ preventScroll: true, focusVisible })
    card?.scrollIntoView()
  }, [show, search, hash, isThere, navigate])
}
