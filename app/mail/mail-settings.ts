import type { StudioFacts } from "../site/studio/studio.ts";

/** The part of the settings that emails need. */
export type MailSettings = {
  siteName: string;
  siteUrl: string;
  timeZone: string;
  contactEmail: string;
  phone: string | undefined;
  /** Who calls back, if the owner has told. */
  studio: StudioFacts;
  postalAddress: string;
  agencyEmails: string[];
  mailFrom: string;
  /** With one set, every change also queues an event. */
  webhookUrl: string | undefined;
};
