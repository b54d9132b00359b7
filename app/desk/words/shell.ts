import { CALENDAR_PATH, CALLS_PATH, DESK_PATH, HOUSE_PATH, NUMBERS_PATH, PEOPLE_PATH, POSTS_PATH } from "../rules/paths.ts";

export const shell = {
  title: "Desk",
  rooms: "Rooms",
  nav: [
    { path: DESK_PATH, name: "Today" },
    { path: CALLS_PATH, name: "Calls" },
    { path: CALENDAR_PATH, name: "Calendar" },
    { path: PEOPLE_PATH, name: "People" },
    { path: POSTS_PATH, name: "Posts" },
    { path: NUMBERS_PATH, name: "Numbers" },
    { path: HOUSE_PATH, name: "House" },
  ],
  site: "The site",
  signedInAs: "Signed in as",
  signOut: "Sign out",
  everywhere: "Sign out everywhere",
};
