import type { WhoCalls } from "../site/who-calls.ts";
import type { EmailPicture } from "./email-body.ts";

/** How every email to a visitor begins and ends. */
export const emailFrame = {
  greeting: (name: string) => (name ? `Hi ${name},` : "Hi there,"),
  /** Whoever takes the calls, if the owner has said who that is. */
  sign: ({ name }: WhoCalls, siteName: string) => (name ? `${name}, ${siteName}` : siteName),
};

/** Beside our name where no call is coming up: the flag means a booked hour. */
export const routePicture: EmailPicture = { name: "route", alt: "The map, with the way up to the summit" };
