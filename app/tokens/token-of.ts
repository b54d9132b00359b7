/** The token in an email link. */
export function tokenOf(request: Request) {
  return new URL(request.url).searchParams.get("token") ?? "";
}
