export const brand = {
  tagline: "Where businesses peak",
  description: "An AI studio that builds hiring, lead, estimating and back-office systems for contractors and service businesses.",
  bookLabel: "Book Free Consultation",
};
