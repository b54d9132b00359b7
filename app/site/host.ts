/** All interfaces, so that any machine can ask. */
export function isOpenHost(host: string) {
  return ["0.0.0.0", "::"].includes(host);
}

/** The host as an address names it: an IPv6 address in brackets, and in place of all interfaces the one name given. */
export function hostInUrl(host: string, instead: string) {
  if (isOpenHost(host)) return instead;
  return host.includes(":") ? `[${host}]` : host;
}
