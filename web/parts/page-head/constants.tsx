import { LOCALE } from '../../../shared/formats/locale.ts'
import { words } from './words.ts'

interface PageHeadConstantsProps {
  name: string
  publicUrl: string
  isHome: boolean
}

/** What is the same on every page, and on home the region (§2). Only the server draws it: in a browser it stays as it is. */
export function PageHeadConstants({ name, publicUrl, isHome }: PageHeadConstantsProps) {
  return (
    <>
      <meta property="og:site_name" content={name} />
      <meta property="og:locale" content={LOCALE.replace('-', '_')} />
      <meta property="og:image" content={`${publicUrl}/og.png`} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={words.sharedPicture} />
      <meta name="twitter:card" content="summary_large_image" />
      {isHome && (
        <>
          <meta name="geo.region" content="IN-GA" />
          <meta name="geo.placename" content={words.goa} />
          <meta name="geo.position" content="15.2993;74.1240" />
          <meta name="ICBM" content="15.2993, 74.1240" />
        </>
      )}
    </>
  )
}
