import { DESK_PATH } from "../rules/paths.ts";

export const shell = {
  title: "Desk",
  rooms: "Rooms",
  nav: [{ path: DESK_PATH, name: "Today" }],
  signedInAs: "Signed in as",
  signOut: "Sign out",
  everywhere: "Sign out everywhere",
};
