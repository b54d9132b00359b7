/** Two or three sentences. */
export const MESSAGE_CHARACTERS = 500;

/** What the agency adds when it declines or cancels, as one line without control characters. */
export function readMessage(text = ""): { message: string } | { problem: "too-long" } {
  const message = text.replace(/[\p{Cc}\s]+/gu, " ").trim();
  return message.length > MESSAGE_CHARACTERS ? { problem: "too-long" } : { message };
}
