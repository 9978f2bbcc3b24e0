import { lazy } from 'react'

/** What somebody signed in sees is fetched for them and not for guests. The server, which fetches nothing, has it at once. */
export const { UserMenu, UserInSheet } = import.meta.env.SSR
  ? await import('./signed-in.tsx')
  : {
      UserMenu: lazy(async () => ({ default: (await import('./signed-in.tsx')).UserMenu })),
      UserInSheet: lazy(async () => ({ default: (await import('./signed-in.tsx')).UserInSheet })),
    }
