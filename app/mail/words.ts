import type { WhoCalls } from "../site/who-calls.ts";

/** How every email to a visitor begins and ends. */
export const letter = {
  greeting: (name: string) => (name ? `Hi ${name},` : "Hi there,"),
  /** Whoever takes the calls, if the owner has said who that is. */
  sign: ({ name }: WhoCalls, siteName: string) => (name ? `${name}, ${siteName}` : siteName),
};
