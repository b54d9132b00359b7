/** The site's own name on the network, for what has to be unique in the world: Message-IDs, and the UIDs of calendar entries. */
export function siteHost({ siteUrl }: { siteUrl: string }) {
  return new URL(siteUrl).hostname;
}
