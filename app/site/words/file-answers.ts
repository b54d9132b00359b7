/** In place of a file, a feed or a picture: it isn't there, or can't be read now. */
export const fileAnswers = {
  missing: "Not found.",
  noPicture: "No such picture.",
  unavailable: "Please try again in a minute.",
};
