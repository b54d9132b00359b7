export const brand = {
  tagline: "Where businesses peak",
  description: "We set up AI that answers calls, drafts quotes and does office work for contractors and service businesses.",
  bookLabel: "Book Free Consultation",
};
