import { index, type RouteConfigEntry, route } from "@react-router/dev/routes";
import * as paths from "./rules/paths.ts";

/** Every page and file of the desk. What isn't in the shell has no bar of rooms: signing in, and what's only pressed or downloaded. */
export const deskRoutes: RouteConfigEntry[] = [
  at(paths.SIGN_IN_PATH, "sign-in.tsx"),
  at(paths.ENTER_PATH, "enter.tsx"),
  at(paths.PASSKEY_PATH, "passkey.tsx"),
  at(paths.SIGN_OUT_PATH, "sign-out.ts"),
  at(paths.NUMBERS_FILE_PATH, "numbers-file.ts"),
  at(paths.QR_CODE_PATH, "qr-code.ts"),
  at(paths.PEOPLE_FILE_PATH, "people-file.ts"),
  at(paths.PERSON_FILE_PATH, "person-file.ts"),
  at(paths.REMOVE_READER_PATH, "remove-reader.ts"),
  at(paths.READERS_FILE_PATH, "readers-file.ts"),
  at(paths.DISMISS_EMAIL_PATH, "dismiss-email.ts"),
  at(paths.BACKUP_FILE_PATH, "backup-file.ts"),
  at(paths.draftSavePath(":id"), "save-draft.ts"),
  at(paths.draftPreviewPath(":id"), "preview-draft.tsx"),
  route(paths.DESK_PATH.slice(1), "desk/routes/shell.tsx", { id: paths.SHELL, caseSensitive: true }, [
    index("desk/routes/today.tsx"),
    inside(paths.CALLS_PATH, "calls.tsx"),
    inside(paths.callPath(":id"), "call.tsx"),
    inside(paths.ADD_CALL_PATH, "add-call.tsx"),
    inside(paths.CALENDAR_PATH, "calendar.tsx"),
    inside(paths.HOURS_PATH, "hours.tsx"),
    inside(paths.FEED_PATH, "feed.tsx"),
    inside(paths.dayPath(":day"), "day.tsx"),
    inside(paths.PEOPLE_PATH, "people.tsx"),
    inside(paths.personPath(":id"), "person.tsx"),
    inside(paths.DELETE_PERSON_PATH, "delete-person.tsx"),
    inside(paths.POSTS_PATH, "posts.tsx"),
    inside(paths.REMOVE_POST_PATH, "remove-post.tsx"),
    inside(paths.draftPath(":id"), "draft.tsx", "draft"),
    inside(paths.draftPicturesPath(":id"), "draft.tsx", "draft-pictures"),
    inside(paths.NUMBERS_PATH, "numbers.tsx"),
    inside(paths.LINKS_PATH, "links.tsx"),
    inside(paths.HOUSE_PATH, "house.tsx"),
    inside(paths.READERS_PATH, "readers.tsx"),
    inside(paths.EMAILS_PATH, "emails.tsx"),
    inside(paths.BACKUPS_PATH, "backups.tsx"),
    inside(paths.NEWS_PATH, "news.tsx"),
    inside(paths.SIGN_INS_PATH, "sign-ins.tsx"),
    inside(paths.PASSKEYS_PATH, "passkeys.tsx"),
  ]),
];

function at(path: string, file: string) {
  return route(path.slice(1), `desk/routes/${file}`, { caseSensitive: true });
}

/** A file with two addresses needs a name for each. */
function inside(path: string, file: string, id?: string) {
  return route(path.slice(paths.DESK_PATH.length + 1), `desk/routes/${file}`, { caseSensitive: true, ...(id && { id }) });
}
