/** The copy of our emails about a call. `when` is a day and a time, `call` is '15-minute discovery call'. */
export const visitorEmails = {
  yourClock: (when: string) => `Your time: ${when}`,
  ourClock: (when: string) => `Our time: ${when}`,
  calendar: "Add to calendar",
  manage: "Move or cancel the call",
  manageHint: "Something came up? You don't need an account.",
  /** Who calls which number from where. All but the sentence itself may be unknown. */
  calls: ({ name, to, from }: { name?: string | undefined; to: string; from: string }) => {
    const who = name ? `${name}, who takes first calls, will call` : "We'll call";
    const number = to || "the number you gave us";
    const origin = from ? ` from ${from}` : ", maybe from a number you don't know, so please pick up";
    return `${who} ${number}${origin}.${to && " Wrong number? Reply with the right one."}`;
  },
  /** Under the hour. `other` is ours: '9:00 AM Eastern Time'. */
  hour: { alone: (zone: string) => `${zone}.`, both: (zone: string, other: string) => `${zone}, yours. Ours: ${other}.` },
  /** In the picture of the summit. */
  onFlag: "Your call",
  pictureAlt: "The summit, with a flag that says your call",
  when: "When",
  newTime: "New time",
  oldTime: "Old time",
  reason: "You're getting this because this address was given for a call with us.",
  eventText: (call: string, from: string) =>
    `A free ${call} about your business. We'll call the number you gave us${from && ` from ${from}`}.`,

  acknowledgement: {
    subject: (when: string) => `We have your request for ${when}`,
    heading: "Your request is in",
    text: (call: string, within: string) => `The time is held for you. We'll confirm your free ${call} ${within}.`,
    /** For a call that's sooner than that. */
    soonText: (call: string) => `The time is held for you. It's soon, so we'll confirm your free ${call} before it starts.`,
    by: (spoken: string) => `You'll hear from us by ${spoken}.`,
    /** 'Tuesday morning', '7:43 AM EST', and the same on our clock if that's another one. */
    soonBy: (spoken: string, exact: string, ours: string) =>
      `You'll hear from us by ${spoken}, ${exact} at the latest${ours === exact ? "" : ` (${ours} our time)`}.`,
  },
  hold: {
    subject: (when: string) => `Confirm your request for ${when}`,
    heading: "Confirm your request",
    text: "A lot of requests are coming in right now, so we ask everybody to confirm by email. Didn't ask for a call? Do nothing, and you won't hear from us.",
    /** When a program asked. `name` is what it calls itself, if that's a name. */
    askedBy: (name: string) =>
      `An AI assistant${name && ` that calls itself ${name}`} asked us for this call and gave your address. We only call if you confirm it here yourself.`,
    sayNo: "To say no, do nothing. The time goes back on the calendar, and you won't hear from us.",
    until: (when: string) => `The time is held for you until ${when}.`,
    /** For a day of which too much is on hold already. */
    waiting: (when: string) => `Confirm by ${when}. The first to confirm gets this time; if it's gone, you pick another one.`,
    button: "Confirm my request",
  },
  confirmation: {
    subject: (when: string) => `Confirmed: your call on ${when}`,
    heading: "Your call is confirmed",
    text: (call: string) =>
      `This is your free ${call}. Have rough numbers ready: quotes a week, missed calls, what you use for scheduling.`,
    honest: (minutes: number) => `If we can't help, we'll tell you in those ${minutes} minutes.`,
  },
  move: {
    subject: (when: string) => `Moved: your call is now on ${when}`,
    heading: "Your call has moved",
    text: (call: string) =>
      `The new time for your free ${call} is held for you, and the old one is free again. It still needs our confirmation.`,
  },
  again: "Pick another time",
  /** Goes before a sentence that the agency added. */
  note: "A note from us:",
  cancellation: {
    canceledByVisitor: {
      subject: (when: string) => `Canceled: your call on ${when}`,
      heading: "Your call is canceled",
      when: "It was set for",
      text: "You're all set. Want another time? The contact page has the open ones.",
    },
    canceled: {
      subject: (when: string) => `Canceled: your call on ${when}`,
      heading: "We had to cancel your call",
      when: "It was set for",
      text: "We're sorry: we can't make this call. If you'd still like to talk, the contact page has the open times.",
    },
    lapsed: {
      subject: (when: string) => `Your request for ${when} has ended`,
      heading: "We didn't hear back",
      when: "You asked for",
      text: "A lot of requests came in, so we asked you to confirm yours by email. We didn't hear back, and the time is free again. Still want to talk? The contact page has the open times, or just reply to this email.",
    },
    declined: {
      subject: (when: string) => `About your request for ${when}`,
      heading: "We can't take this call",
      when: "You asked for",
      text: "Thanks for asking. We can't take this call, and the time is free again. If another day works for you, the contact page has the open times.",
    },
  },
  reschedule: {
    subject: (when: string) => `Moved: your call is now on ${when}`,
    heading: "We moved your call",
    text: "The new time is confirmed. If it doesn't work for you, pick another one or cancel with the link below.",
  },
  offer: {
    subject: (when: string) => `Could another time work? Your request for ${when}`,
    heading: "Could another time work?",
    when: "You asked for",
    text: "The time you asked for is hard for us. Any of these would work better:",
    times: ["First", "Second", "Third"],
    choose: "Pick one of these times",
    until: (when: string) =>
      `Pick one and your call is confirmed. The link works until ${when}. Until you pick, your original request stays open.`,
  },
  reminder: {
    subject: { day: (when: string) => `Tomorrow: your call, ${when}`, hour: (when: string) => `In one hour: your call, ${when}` },
    heading: { day: "Your call is tomorrow", hour: "Your call is in one hour" },
    text: (call: string) => `It's your free ${call}. Take it from the truck if you like.`,
  },
};
