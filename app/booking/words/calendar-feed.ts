/** What the agency reads in its own calendar about a call. */
export const calendarFeed = {
  name: (site: string) => `${site} calls`,
  title: { requested: (company: string) => `Unconfirmed: ${company}`, confirmed: (company: string) => `Call: ${company}` },
  text: (call: { contact: string; company: string; phone: string; minutes: number; isConfirmed: boolean }) =>
    [
      `${call.contact}, ${call.company}`,
      `Phone: ${call.phone}`,
      `${call.minutes} minutes, ${call.isConfirmed ? "confirmed" : "waiting for your answer"}`,
    ].join("\n"),
};
