export const en = {
  shell: {
    skipToContent: "Skip to content",
    menu: "Menu",
    languageAndCurrency: "Language and currency",
    language: "Language",
    currency: "Currency",
    automaticCurrency: "Local currency",
    pricesUnavailable: "We could not load prices just now. You can still open each ticket to see its price.",
    notOfficial: "{brand} is an independent seller. It is not the official website of the venue.",
  },
  product: {
    from: "from",
    wasPrice: "Usual price",
    save: "Save {percent}%",
    cashback: "{percent}% cashback",
    checkDates: "Check dates",
    soldOut: "Sold out for now",
    soldOutHint: "See other dates",
    bestSeller: "Best seller",
    sellingOutFast: "Selling out fast",
    rating: "Rated {average} out of 5 from {count} ratings",
  },
  descriptors: {
    AUDIO_GUIDE: "Audio guide",
    DURATION: "Fixed duration",
    EXTENDED_VALIDITY: "Extended validity",
    FLEXIBLE_DURATION: "Flexible duration",
    FREE_CANCELLATION: "Free cancellation",
    GUIDED_TOUR: "Guided tour",
    HOTEL_PICKUP: "Hotel pickup",
    INSTANT_CONFIRMATION: "Instant confirmation",
    MEALS_INCLUDED: "Meals included",
    MOBILE_TICKET: "Mobile ticket",
    SKIP_THE_LINE: "Skip the line",
    TRANSFERS_INCLUDED: "Transfers included",
  },
  cancellation: {
    anytime: "Free cancellation at any time before the start",
    hours: "Free cancellation up to {hours, plural, one {# hour} other {# hours}} before the start",
    days: "Free cancellation up to {days, plural, one {# day} other {# days}} before the start",
  },
  reschedule: {
    hours:
      "No cancellation, but you can reschedule up to {hours, plural, one {# hour} other {# hours}} before the start",
    anytime: "No cancellation, but you can reschedule at any time before the start",
    possible: "No cancellation, but you can reschedule",
    never: "No cancellation and no rescheduling",
  },
  validity: {
    until: "Valid until {date}",
    days: "Valid for {days, plural, one {# day} other {# days}} from purchase",
    months: "Valid for {months, plural, one {# month} other {# months}} from purchase",
    extended: "Extended validity: see your ticket for the dates",
    calendarDays: "Valid for {days, plural, one {# calendar day} other {# calendar days}}",
  },
  promo: {
    absolute: "Get {amount} off",
    percentage: "Get {percent}% off",
    capped: "Get {percent}% off, upto {cap}",
    apply: "Apply code",
    applied: "Applied",
    remove: "Remove",
  },
  ratingLabels: {
    awesome: "Awesome",
    good: "Good",
    average: "Average",
    poor: "Poor",
    terrible: "Terrible",
  },
  reviews: {
    sort: {
      mostRelevant: "Most relevant",
      highToLow: "Rating: high to low",
      lowToHigh: "Rating: low to high",
    },
  },
  duration: {
    range: "{shortest} to {longest}",
  },
  listing: {
    empty: "Nothing here can be booked at the moment. Try our other tickets, or come back tomorrow.",
    categories: "Categories",
  },
  tabs: {
    label: "Sections of this page",
  },
  openingHours: {
    title: "Opening hours",
    today: "Today",
    hours: "{opens} to {closes}",
    closed: "Closed",
    lastEntry: "Last entry {time}",
  },
  gallery: {
    label: "Pictures",
    open: "Open picture {n} of {count}",
    position: "Picture {n} of {count}",
    next: "Next picture",
    previous: "Previous picture",
    close: "Close",
    credit: "Photo: {author}",
  },
  quotes: {
    rating: "{rating} out of 5 stars",
  },
  faq: {
    title: "Frequently asked questions",
  },
  show: {
    venue: "Venue",
    duration: "Running time",
    age: "Age",
    until: "Booking until",
    chooseDate: "Choose a date",
    priceUnavailable: "We could not load the price just now. Please try again in a few minutes.",
  },
  opening: {
    opensToday: "Opens today",
    opensTomorrow: "Opens tomorrow",
    reopensToday: "Reopens today",
    reopensTomorrow: "Reopens tomorrow",
    opensOn: "Opening on {date}",
    reopensOn: "Reopening on {date}",
  },
  showState: {
    comingSoon: "Coming soon",
    closed: "Show closed",
    past: "Past shows",
  },
  groupSize: {
    minimum: "* Minimum group size is {n} (adult + children)",
    maximum: "* Maximum group size is {n} (adult + children)",
  },
  trust: {
    happyCustomers: "{count}+ happy customers",
    helpCenter: "Help center, 24x7",
    authorisedReseller: "Authorised reseller",
    authorisedPartner: "Authorised and trusted partner",
  },
  notFound: {
    title: "This page is not here",
    text: "The address may be mistyped, or the page has moved. Nothing you booked is affected.",
    home: "Go to the home page",
  },
};

type Texts<Tree> = { readonly [Key in keyof Tree]: Tree[Key] extends string ? string : Texts<Tree[Key]> };

/** The shape every catalogue has; English is the source. */
export type Messages = Texts<typeof en>;
