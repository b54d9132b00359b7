export type NotFound = { code: string; headline: string; text: string; homeLabel: string; edge: string };

export const notFound: NotFound = {
  code: "404",
  headline: "Oops! Page not found",
  text: "The link may be old, or there's a typo in it. Everything we have is in the menu above.",
  homeLabel: "Return to Home",
  edge: "No land surveyed here",
};
