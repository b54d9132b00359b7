import { createContext } from "react-router";
import type { Session } from "./rules/session.ts";
import { signInWords } from "./words/sign-in.ts";

/** Who is at the desk. The server finds out before any route runs, so no route can forget to ask. */
export type AtDesk = {
  /** The token in the browser's cookie. */
  token: string | undefined;
  session: Session | undefined;
  /** What the forms of this session carry; empty without one. */
  formToken: string;
  /** What only the running server has noticed. It brings it, since a room knows nothing of the server. */
  problems: () => Promise<string[]>;
};

export const deskContext = createContext<AtDesk>();

/** The session on every page but those for signing in. */
export function signedIn({ session }: AtDesk): Session {
  if (!session) throw new Response(signInWords.first, { status: 403 });
  return session;
}
