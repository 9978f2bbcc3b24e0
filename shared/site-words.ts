/** What the site says of itself wherever it is named (§1). */
export const TAGLINE = 'Empowering Connections, Embracing Autism'
