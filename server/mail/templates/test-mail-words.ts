export const words = {
  subject: (site: string) => `Test email from ${site}`,
  text: (site: string) =>
    `An admin of ${site} sent this to see whether emails leave. You have nothing to do.`,
}
