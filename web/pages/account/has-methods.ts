/** Whether there is a provider to speak of. */
export const hasMethods = (ways: { providers: unknown[]; more: unknown[] } | undefined) =>
  ways !== undefined && ways.providers.length + ways.more.length > 0
