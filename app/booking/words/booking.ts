import { climbWords } from "../../calculator/words/climb.ts";
import type { FieldProblem } from "../../forms/fields.ts";
import type { BookingFieldName, ChoiceName, OptionOf, RequiredName } from "../catalog/booking-fields.ts";
import { HOLD_MINUTES } from "../catalog/calls.ts";
import { contact } from "./contact.ts";

/** The booking form's copy. Plain data with placeholders, since it goes to the browser as JSON. */
export const booking = {
  slot: {
    date: "Date",
    time: "Time",
    choose: "Please choose",
    full: "(no time free)",
    closed: "closed",
    closedFor: "closed: {reason}",
    goneHeading: "Times that aren't free",
    gone: "{date}: {times}",
  },
  heading: "1. Pick a day and a time for your free {minutes}-minute call",
  noSlot: { title: "Please select a date and time", text: "Choose your preferred consultation slot before submitting." },
  close: "Close this message",
  picker: {
    prompt: "Please select a date to see available time slots",
    nextDays: "Or take one of the next open days:",
    nextFree: "{count} free",
    noneFree: "No time is free on this day. These are the next open days:",
    selected: "Selected: {date} at {time}",
    /** Where what was chosen will stand. */
    chosenHere: "Your day and time will show here.",
    dropped: "{date} at {time} isn't selected any more. Pick a time on {day}.",
    zone: "All times are {zone}.",
    /** Before the times, if the visitor's clock is another one. */
    bothZones: "{zone} first, then yours: {yours}.",
    /** After each time, if the visitor's clock is another one. */
    yourTime: "your time",
    bothTimes: "{zone}. Yours: {time}.",
    /** Leads from a chosen time to the form, below the calendar on a phone. */
    next: "Next: who to call",
    taken: "not available",
    own: "your call now",
    previousMonth: "Previous month",
    nextMonth: "Next month",
    closed: "closed",
    closedFor: "closed: {reason}",
    closedOn: "Closed {days}",
    free: "{count} open {count|time|times}",
    timesOn: "Times on {date}",
  },
  form: {
    /** Above the button, far below the picker on a phone. */
    chosen: "Your call: {date} at {time}",
    /** After it, if the visitor's clock is another one. */
    chosenZone: " {zone}, {theirs} your time",
    heading: "2. Tell us who to call",
    requiredNote: "Fields marked * are required.",
    prepare: "Help us prepare (optional)",
    prepareNote: "Fill this in and we can skip the basics.",
    submit: "Book My Free Call",
    submitting: "Submitting...",
    choose: "Please choose",
    summary: "Still to fill in or fix",
    trap: "Leave this empty",
  },
  labels: {
    companyName: "Company Name",
    contactName: "Your Name",
    email: "Email",
    phone: "Phone",
    businessType: "Type of Business",
    employees: "Number of Employees",
    currentRevenue: "Annual Revenue Range",
    biggestPainPoint: "What's your biggest business challenge right now?",
    businessGoals: "What is your goal for the next 12 months?",
    currentSystems: "Which software do you use today?",
    timeframe: "When do you want to start?",
    additionalInfo: "Anything else we should know?",
  } satisfies Record<BookingFieldName, string>,
  options: {
    businessType: {
      electrical: "Electrical",
      plumbing: "Plumbing",
      hvac: "HVAC",
      general: "General Contracting",
      roofing: "Roofing",
      landscaping: "Landscaping",
      painting: "Painting",
      handyman: "Handyman",
      other: "Other",
    },
    employees: { "1-5": "1-5", "6-10": "6-10", "11-25": "11-25", "26-50": "26-50", "50+": "50+" },
    currentRevenue: {
      "under-100k": "Under $100K",
      "100k-500k": "$100K - $500K",
      "500k-1m": "$500K - $1M",
      "1m-5m": "$1M - $5M",
      "5m+": "$5M+",
    },
    timeframe: {
      asap: "As soon as possible",
      "1-3months": "In 1-3 months",
      "3-6months": "In 3-6 months",
      planning: "Just planning",
    },
  } satisfies { [Name in ChoiceName]: Record<OptionOf<Name>, string> },
  hints: { email: "Your confirmation goes here.", phone: "We call this number at the time you chose." },
  /** Beside an empty field. Elsewhere its name says enough, or `required` below. */
  missing: {
    contactName: "Please enter your name.",
    companyName: "Please enter your company's name.",
    email: "Please enter your email address.",
    phone: "Please enter the number to call.",
    businessType: "Please choose your type of business.",
    biggestPainPoint: "Please tell us in a sentence or two.",
  } satisfies Record<RequiredName, string>,
  problems: {
    required: "Please fill this in.",
    "too-long": "This is longer than we can store. Please shorten it.",
    "not-an-email": "Please enter an email address like name@company.com.",
    "not-a-phone": "Please enter a phone number with area code, or with + and a country code.",
    "not-an-option": "Please choose one of the options.",
    "not-a-slot": "Please choose a date and a time.",
  } satisfies Record<FieldProblem, string>,
  notices: {
    failed: {
      title: "Submission Failed",
      text: "There was an error submitting your request. Please try again or contact us directly.",
    },
    taken: {
      title: "That time was just taken",
      closed: "We're closed then",
      text: "Everything you typed is still here. These are the nearest free times:",
      none: "Everything you typed is still here, but no other time is free. Please reach us directly, and we'll find one.",
    },
    /** Why it failed, after the text above. */
    reasons: {
      open: "Two of your requests are waiting for our answer, and we take two at a time from one email address. To change one of them, use the link in its email. Nothing you typed is lost.",
      emails:
        "We've sent this address as many emails as we send in an hour, and right now a request needs one more. Try again in an hour. Nothing you typed is lost.",
      unavailable: "We can't store requests right now. Try again in a minute. Nothing you typed is lost.",
      network: "Your request didn't reach us. Check your connection and send it again. Nothing you typed is lost.",
      robot:
        "It looked like a robot filled it in, maybe because your browser fills in hidden fields by itself. Turn that off and send it again. Nothing you typed is lost.",
      foreign: "Your browser says it came from another website. Open this page in a new tab, fill it in there and send it again.",
      tooLarge: "It's longer than we can take. Go back, shorten your longest answer and send it again.",
      tries: "A lot of forms came from your internet connection just now. Wait a few minutes and send it again. Nothing you typed is lost.",
    },
    reach: { email: "Email {email}", phone: "Call {phone}" },
  },
  /** Above the button, for visitors who have used the calculator. */
  climb: {
    ...climbWords,
    onCall: "Drawn from what you put in the calculator. Those numbers are in your note above, so we can go over them on the call.",
  },
  fromCalculator:
    "From the profit calculator: {hoursPerWeek} {hoursPerWeek|hour|hours} of manual work a week, {dollarLoss} lost a year, {dollarSavings} of it could come back.",
  done: {
    heading: "Consultation Request Submitted!",
    text: "Your appointment for {date} at {time} will be confirmed {promise}.",
    promise: { usual: "within {hours} {hours|hour|hours}", by: "by {time} on {date}", head: "By {time}", yours: ", your time" },
    mail: "We sent you an email with the details and a link to move or cancel the call. Wrong number? Reply to it with the right one.",
    phone: "We'll call {phone}.",
    calendar: "Add to calendar",
    /** On the map. */
    place: { name: "SUMMIT", flag: "Your call" },
    clocks: { alone: "{zone}", ours: "{zone}, ours", theirs: "{zone}, where you are" },
    next: {
      heading: "What happens next",
      /** Only under pressure. */
      now: { title: "Right now", text: "Open our email and press the button in it." },
      confirm: `We confirm the time by email. ${contact.expect.items[0].text}`,
      call: `Your {minutes}-minute {call}. ${contact.expect.call}`,
      end: { title: "By the end", text: contact.expect.items[2].text },
    },
    /** Under pressure: the request isn't in before the visitor presses the link in their email. */
    press: {
      heading: "One more press: check your email",
      text: `We're holding {date} at {time} for you for ${HOLD_MINUTES} minutes. Press the button in the email we just sent, and your request is in.`,
      mail: "A lot of requests are coming in right now, so we ask everybody for this. Nothing there? Look in the spam folder.",
    },
    /** The same, on a day of which too much is on hold already. */
    wait: {
      heading: "One more press: check your email",
      text: "{date} at {time} goes to the first who confirms. Press the button in the email we just sent, and your request is in. If the time is gone by then, you pick another one right there.",
      mail: "A lot of requests are coming in right now, so we ask everybody for this. Nothing there? Look in the spam folder.",
    },
    /** This mailbox got as many emails as we send in an hour or a day. */
    noMail:
      "Your request is in, but we've sent this address a lot of email today, so this call gets no email until we confirm it. To move or cancel it before that, or if we have the wrong number, email us.",
  },
};
