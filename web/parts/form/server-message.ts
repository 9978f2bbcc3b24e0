/** What is said of a field where the schema, or the server, has the sentence. */
export const serverMessage = (_code: string, message: string) => message
