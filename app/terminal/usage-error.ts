/** An impossible request, or a store that doesn't exist. Exit code 2; anything that goes wrong later is 1. */
export class UsageError extends Error {}
