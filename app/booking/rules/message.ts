import { readLine } from "../../text/line.ts";

/** Two or three sentences. */
export const MESSAGE_CHARACTERS = 500;

/** What the agency adds when it declines or cancels, as one line. */
export function readMessage(text = "") {
  return readLine(text, MESSAGE_CHARACTERS);
}
