export const feed = {
  title: "Your calls in your calendar",
  text: "Your phone or computer can show every call in its own calendar and keep it up to date. It needs one address.",
  secret: "Whoever has the address can read your calls: names, companies and phone numbers. Don't pass it on.",
  show: "Show the address",
  /** Apple's devices ask whether to subscribe; others may do nothing. */
  subscribe: "Add it to this iPhone or Mac",
  label: "Address",
  hint: "Press and hold to copy it.",
  ways: {
    heading: "Put it into your calendar",
    steps: [
      {
        name: "iPhone or iPad",
        text: "Settings, Apps, Calendar, Calendar Accounts, Add Account, Other, Add Subscribed Calendar. Paste the address.",
      },
      {
        name: "Google, for Android too",
        text: "On a computer: calendar.google.com, the plus beside Other calendars, From URL. Paste the address. Google looks for changes every few hours.",
      },
      { name: "Outlook", text: "Calendar, Add calendar, Subscribe from web. Paste the address." },
    ],
  },
  renew: {
    heading: "Make a new address",
    text: "For when the old one got into the wrong hands. The old one stops at once, and every calendar that uses it needs the new one.",
    button: "End the old address and make a new one",
  },
  said: { renewed: "The old address has stopped. Show the new one and put it into your calendars." },
};
