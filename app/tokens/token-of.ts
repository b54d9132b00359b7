/** The token in an email link. */
export function tokenOf(request: Request) {
  return new URL(request.url).searchParams.get("token") ?? "";
}

/** Which of the pages behind one link a request is for: the first, unless its path is another's. */
export function pageBehindLink<Page extends string>(request: Request, paths: Record<Page, string>) {
  const { pathname } = new URL(request.url);
  const pages = Object.keys(paths) as [Page, ...Page[]];
  return pages.find((page) => paths[page] === pathname) ?? pages[0];
}

/** Another page behind the link of a request. */
export function sameLinkTo(path: string, request: Request) {
  return `${path}?token=${tokenOf(request)}`;
}
