/** Sentences of answers that need no page. */
export const plainWords = {
  badAddress: "Bad request: the address is not properly encoded.",
  readOnly: "This address can only be read.",
  searches: "Too many searches at once. Please try again in a minute.",
  desk: {
    formsOnly: "The desk takes forms only.",
    httpsOnly: "The desk opens over https only. Set SITE_URL to the site's https address, and let the proxy lead there.",
    unavailable: "The desk can't reach its database. Nothing was changed. Please try again in a minute.",
    earlierSignIn: "That page is from an earlier sign-in. Go back, reload it and press again.",
    tooManyTries: "Too many tries. Please wait ten minutes.",
  },
};
