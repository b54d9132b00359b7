import type { EmailBlock, EmailFact, EmailLink } from "./email-blocks.ts";
import type { PictureName } from "./email-pictures.ts";

/** An email's content, written once for both its plain and its HTML version. */
export type EmailBody = {
  heading: string;
  /** What an inbox shows after the subject. It adds to the subject and the heading instead of repeating them. */
  preview: string;
  /** What the email is about, if that's a time: the largest thing in it. */
  hour?: Hour;
  /** Or a figure, which may have its own map right under our name. */
  figure?: LargeFigure;
  /** The map beside our name. */
  picture?: EmailPicture;
  blocks: EmailBlock[];
  /** Why this reader got it. */
  reason: string;
  footerLink?: EmailLink;
};

/** '7:00 AM', 'Tuesday, November 17', and a line about zones. Plain text has the fact alone: both clocks in full. */
export type Hour = { time: string; day: string; note: string; fact: EmailFact };

/** '24.7', 'hours a week to win back'. `alt` is for its map, if it has one, which is drawn when the email is sent. */
export type LargeFigure = { value: string; unit: string; alt?: string };

/** A picture that travels inside the email. `alt` is what readers get who don't see it. */
export type EmailPicture = { name: PictureName; alt: string };
