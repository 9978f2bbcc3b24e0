/** The version of the line beside each form whose answers are published (ruling 53): another text, another number. */
export const CONSENT_VERSION = 1
