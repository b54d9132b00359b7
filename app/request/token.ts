/** What an email's link carries. */
export function tokenOf(request: Request) {
  return new URL(request.url).searchParams.get("token") ?? "";
}
