/** What is said of a field where the schema, or the server, has the sentence. */
export const asSaid = (_code: string, message: string) => message
