import type { Rule } from "./eastern-typography.ts";

/** Faults that an English text for visitors must not have: one thing has one name, and words are British. */
export const englishRules: readonly Rule[] = [
  { says: "an apostrophe is ’", fault: /\p{L}'\p{L}/u },
  { says: "quotation marks are “ and ”", fault: /["„]/u },
  { says: "a no-break space stands before a unit", fault: /[\d}] (?:°C|mm|km|m)(?![\p{L}\p{N}])/u },
  { says: "email has no hyphen, and up to has a space", fault: /\be-mail|\bupto\b/iu },
  {
    says: "seats and dates are available, not free",
    fault: /(?<!-)\bfree (?:seats?|dates?|days?)\b|\b(?:seats?|dates?|days?|evenings?) (?:are |that are )?free\b/iu,
  },
  { says: "tickets are available, not bookable", fault: /\bbookable\b|\bbe booked right now\b/iu },
  { says: "now is right now", fault: /\bjust now\b/iu },
  {
    says: "our ticket partner supplies tickets",
    fault: /\bour provider\b|(?<!^)\bthe (?:ticket )?provider\b|\bticket system\b/iu,
  },
  { says: "an operator runs a tour", fault: /\borgani[sz]er/iu },
  { says: "a booking page takes the booking", fault: /\bbooking flow\b/iu },
  { says: "people on one booking are a group", fault: /\b(?:your|whole|smaller|larger) party\b/iu },
  { says: "seats are on a seat map", fault: /\bseat(?:ing)? plan\b|\bon the plan\b/iu },
  { says: "a child has a pushchair", fault: /\bstrollers?\b|\bprams?\b/iu },
  {
    says: "a tour begins at a start time, a show is a performance",
    fault: /\b(?:this|that|next|chosen) start\b(?! time)|\bfor the start on\b/iu,
  },
  { says: "a text states a fact or a deadline", fault: /\bsays (?:so|until when)\b/iu },
  { says: "what is separate has its own name", fault: /\bof its own\b/iu },
  { says: "spelling is British", fault: /\b(?:harbor|neighborhood|color|traveler)s?\b/u },
];
