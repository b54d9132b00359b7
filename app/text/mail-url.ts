/** Opens a new email. Its signs are encoded, so that it can't bring a subject or a second reader along. */
export function mailUrl(address: string) {
  return `mailto:${encodeURIComponent(address).replace("%40", "@")}`;
}
