import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import type { RefusedForm } from '../../../shared/errors.ts'
import { refusedFormKey } from '../../queries/refused-form.ts'

/** The form of this page as it was sent without script and refused; it is told once, to the page drawn for that. */
export function useRefusedForm(): RefusedForm | undefined {
  const { pathname } = useLocation()
  const queryClient = useQueryClient()
  const [refused] = useState(() => queryClient.getQueryData<RefusedForm>(refusedFormKey(pathname)))
  useEffect(
    () => queryClient.removeQueries({ queryKey: refusedFormKey(pathname) }),
    [queryClient, pathname],
  )
  return refused
}
