/** How every email to a visitor begins and ends. */
export const letter = {
  greeting: (name: string) => (name ? `Hi ${name},` : "Hi there,"),
  sign: (siteName: string) => `The ${siteName} team`,
};
