import type { BookingFields } from "../rules/booking.ts";
import type { Problem } from "../rules/form-fields.ts";

type Labels<Value extends string> = Record<Exclude<Value, "">, string>;

/** The words of the booking form. Plain data with gaps to fill, since they travel to the browser as JSON. */
export const booking = {
  slot: {
    date: "Date",
    time: "Time",
    choose: "Please choose",
    notFree: "(not free: {times})",
    full: "(no time free)",
  },
  picker: {
    heading: "1. Pick a day and a time",
    prompt: "Please select a date to see available time slots",
    selected: "Selected: {date} at {time}",
    zone: "All times are {zone}.",
    yourTime: "That is {time} where you are.",
    taken: "not available",
    previousMonth: "Previous month",
    nextMonth: "Next month",
    free: { one: "1 time free", many: "{count} times free" },
    timesOn: "Times on {date}",
  },
  form: {
    heading: "2. Tell us about your business",
    requiredNote: "Fields with a star are needed. The rest helps us come prepared.",
    submit: "Book My Free Discovery Call",
    submitting: "Submitting...",
    choose: "Please choose",
    summary: "Please look at these again",
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
  } satisfies Record<keyof BookingFields, string>,
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
    } satisfies Labels<BookingFields["businessType"]>,
    employees: { "1-5": "1-5", "6-10": "6-10", "11-25": "11-25", "26-50": "26-50", "50+": "50+" } satisfies Labels<
      BookingFields["employees"]
    >,
    currentRevenue: {
      "under-100k": "Under $100K",
      "100k-500k": "$100K - $500K",
      "500k-1m": "$500K - $1M",
      "1m-5m": "$1M - $5M",
      "5m+": "$5M+",
    } satisfies Labels<BookingFields["currentRevenue"]>,
    timeframe: {
      asap: "As soon as possible",
      "1-3months": "In 1-3 months",
      "3-6months": "In 3-6 months",
      planning: "Just planning",
    } satisfies Labels<BookingFields["timeframe"]>,
  },
  hints: { email: "Your confirmation goes here.", phone: "We call this number at the time you chose." },
  problems: {
    required: "Please fill this in.",
    "too-long": "This is longer than we can store. Please shorten it.",
    "not-an-email": "Please enter an e-mail address like name@company.com.",
    "not-a-phone": "Please enter a phone number with area code.",
    "not-an-option": "Please choose one of the options.",
    "not-a-slot": "Please choose a date and a time.",
  } satisfies Record<Problem, string>,
  notices: {
    noSlot: { title: "Please select a date and time", text: "Choose your preferred consultation slot before submitting." },
    failed: {
      title: "Submission Failed",
      text: "There was an error submitting your request. Please try again or contact us directly.",
    },
    booked: {
      title: "Consultation Request Submitted!",
      text: "Your appointment for {date} at {time} will be confirmed within 24 hours.",
    },
    taken: { title: "That time was just taken", text: "Everything you typed is still here. These are the nearest free times:" },
    tooMany: { title: "That was a lot at once", text: "Please wait a few minutes and send it again. Nothing you typed is lost." },
  },
  fromCalculator:
    "From the profit calculator: {hoursPerWeek} hours of manual work a week, {dollarLoss} lost a year, {dollarSavings} of it could come back.",
  done: {
    heading: "Consultation Request Submitted!",
    text: "Your appointment for {date} at {time} will be confirmed within 24 hours.",
    mail: "We sent you an e-mail with the details and a link to move or cancel the call.",
    calendar: "Add to calendar",
  },
};
