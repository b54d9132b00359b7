import { decoded } from "../../text/decoded.ts";
import { isId } from "../../text/id.ts";
export const DESK_PATH = "/desk";
/** The name of the route around every room of the desk, whose data has who is signed in. */
export const SHELL = "desk";
export const SIGN_IN_PATH = "/desk/sign-in";
export const ENTER_PATH = "/desk/enter";
export const SIGN_OUT_PATH = "/desk/sign-out";
/** Signs in with a passkey. */
export const PASSKEY_PATH = "/desk/passkey";
/** The list of one's passkeys, to add and remove. */
export const PASSKEYS_PATH = "/desk/passkeys";

export const CALLS_PATH = "/desk/calls";
export const ADD_CALL_PATH = "/desk/add-call";
export const CALENDAR_PATH = "/desk/calendar";
export const PEOPLE_PATH = "/desk/people";
export const POSTS_PATH = "/desk/posts";
export const NUMBERS_PATH = "/desk/numbers";
export const HOUSE_PATH = "/desk/house";
export const READERS_PATH = "/desk/house/readers";
export const REMOVE_READER_PATH = "/desk/house/readers/remove";
export const READERS_FILE_PATH = "/desk/house/readers/file";
export const EMAILS_PATH = "/desk/house/emails";
export const DISMISS_EMAIL_PATH = "/desk/house/emails/dismiss";
export const BACKUPS_PATH = "/desk/house/backups";
/** Downloads a backup. */
export const BACKUP_FILE_PATH = "/desk/house/backups/file";
export const NEWS_PATH = "/desk/house/news";
export const SIGN_INS_PATH = "/desk/house/sign-ins";

/** The weekly hours. */
export const HOURS_PATH = "/desk/calendar/hours";
/** Where the address of the calendar feed is shown. */
export const FEED_PATH = "/desk/calendar/feed";

export const dayPath = (day: string) => `${CALENDAR_PATH}/${day}`;
/** Everybody as a file, everything about one person as a file, and the page that deletes one. */
export const PEOPLE_FILE_PATH = "/desk/people-file";
export const PERSON_FILE_PATH = "/desk/person-file";
export const DELETE_PERSON_PATH = "/desk/delete-person";
/** The weeks as a file, a link for a campaign, and its QR code. */
export const NUMBERS_FILE_PATH = "/desk/numbers-file";
export const LINKS_PATH = "/desk/links";
export const QR_CODE_PATH = "/desk/qr-code";

export const callPath = (id: string) => `${CALLS_PATH}/${id}`;
export const personPath = (id: string) => `${PEOPLE_PATH}/${id}`;

/** Takes a post off the site, or deletes a draft. */
export const REMOVE_POST_PATH = "/desk/posts/remove";
export const draftPath = (id: string) => `${POSTS_PATH}/${id}`;
/** Saves as somebody types. */
export const draftSavePath = (id: string) => `${draftPath(id)}/save`;
export const draftPreviewPath = (id: string) => `${draftPath(id)}/preview`;
/** Takes a picture: the one form of the desk that brings a file. */
export const draftPicturesPath = (id: string) => `${draftPath(id)}/pictures`;

export function isPicturesPath(pathname: string) {
  return isId(/^\/desk\/posts\/([^/]+)\/pictures$/.exec(pathname)?.[1] ?? "");
}

/** What somebody can open who isn't signed in. */
export const OPEN_PATHS: readonly string[] = [SIGN_IN_PATH, ENTER_PATH, PASSKEY_PATH];

/**
 * What destroys or exports, or changes who can sign in: wants a fresh sign-in, which leads back to the page where it was pressed, or to
 * this one if the browser doesn't say.
 */
export const FRESH_PATHS: Readonly<Record<string, string>> = {
  [PASSKEYS_PATH]: PASSKEYS_PATH,
  [FEED_PATH]: FEED_PATH,
  [PEOPLE_FILE_PATH]: PEOPLE_PATH,
  [PERSON_FILE_PATH]: PEOPLE_PATH,
  [DELETE_PERSON_PATH]: PEOPLE_PATH,
  [NUMBERS_FILE_PATH]: NUMBERS_PATH,
  [REMOVE_POST_PATH]: POSTS_PATH,
  [REMOVE_READER_PATH]: READERS_PATH,
  [READERS_FILE_PATH]: READERS_PATH,
  [DISMISS_EMAIL_PATH]: EMAILS_PATH,
  [BACKUP_FILE_PATH]: BACKUPS_PATH,
};

/** Where a sign-in leads: to the page that was asked for, if it's one of the desk's. */
export function wantedPath(asked: string | null | undefined) {
  return asked && isDeskPath(asked) && !OPEN_PATHS.includes(asked) ? asked : DESK_PATH;
}

/** Whether a path leads to the desk, however it's spelled: the router takes percent-encoded letters and slashes at the end. */
export function isUnderDesk(pathname: string) {
  const plain = decoded(pathname)
    .toLowerCase()
    .replace(/\/{2,}/g, "/");
  return plain === DESK_PATH || plain.startsWith(`${DESK_PATH}/`);
}

/** The one spelling that the desk answers to. */
export function isDeskPath(pathname: string) {
  return /^\/desk(?:\/[\da-z-]+)*$/.test(pathname);
}
