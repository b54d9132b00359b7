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

export const callPath = (id: string) => `${CALLS_PATH}/${id}`;

/** Takes a post off the site, or deletes a draft. */
export const REMOVE_POST_PATH = "/desk/posts/remove";
export const draftPath = (id: string) => `${POSTS_PATH}/${id}`;
/** Saves as somebody types. */
export const draftSavePath = (id: string) => `${draftPath(id)}/save`;
export const draftPreviewPath = (id: string) => `${draftPath(id)}/preview`;
/** Takes a picture: the one form of the desk that brings a file. */
export const draftPicturesPath = (id: string) => `${draftPath(id)}/pictures`;

export function isPicturesPath(pathname: string) {
  return /^\/desk\/posts\/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\/pictures$/.test(pathname);
}

/** What somebody can open who isn't signed in. */
export const OPEN_PATHS: readonly string[] = [SIGN_IN_PATH, ENTER_PATH, PASSKEY_PATH];

/** What destroys or exports, or changes who can sign in: wants a fresh sign-in. */
export const FRESH_PATHS: readonly string[] = [PASSKEYS_PATH, REMOVE_POST_PATH];

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

function decoded(pathname: string) {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
