/** In a file of its own: what that part needs is a long list of files, which would be in home's script otherwise. */
export const fetchStayUpdated = async () => (await import('./stay-updated.tsx')).StayUpdated
