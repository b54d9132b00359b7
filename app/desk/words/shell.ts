import { ADD_CALL_PATH, CALLS_PATH, DESK_PATH, PASSKEYS_PATH } from "../rules/paths.ts";

export const shell = {
  title: "Desk",
  rooms: "Rooms",
  nav: [
    { path: DESK_PATH, name: "Today" },
    { path: CALLS_PATH, name: "Calls" },
    { path: ADD_CALL_PATH, name: "Add a call" },
    { path: PASSKEYS_PATH, name: "Passkeys" },
  ],
  signedInAs: "Signed in as",
  signOut: "Sign out",
  everywhere: "Sign out everywhere",
};
