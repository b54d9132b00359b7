/** Asked for in a way that can't be done, or of a store that isn't there. Exit code 2; whatever goes wrong later is 1. */
export class UsageError extends Error {}
