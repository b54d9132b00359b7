import { createContext } from "react-router";

/** What the form that was just sent has done, for the loader that runs after it: the page's title says it. */
export const answeredContext = createContext<"booked" | "moved" | "nothing">("nothing");
