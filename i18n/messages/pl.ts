import type { Messages } from "./en.ts";

export const pl: Messages = {
  shell: {
    skipToContent: "Przejdź do treści",
    menu: "Menu",
    languageAndCurrency: "Język i waluta",
    language: "Język",
    currency: "Waluta",
    automaticCurrency: "Waluta lokalna",
    pricesUnavailable: "Nie udało się teraz wczytać cen. Otwórz wybrany bilet, aby zobaczyć jego cenę.",
    notOfficial: "{brand} to niezależny sprzedawca. To nie jest oficjalna strona obiektu.",
  },
  product: {
    from: "od",
    wasPrice: "Zwykła cena",
    save: "Oszczędzasz {percent}%",
    cashback: "{percent}% zwrotu",
    checkDates: "Sprawdź terminy",
    soldOut: "Chwilowo wyprzedane",
    soldOutHint: "Zobacz inne terminy",
    bestSeller: "Bestseller",
    sellingOutFast: "Szybko się wyprzedaje",
    rating: "Ocena {average} na 5 (liczba ocen: {count})",
  },
  descriptors: {
    AUDIO_GUIDE: "Audioprzewodnik",
    DURATION: "Stały czas trwania",
    EXTENDED_VALIDITY: "Przedłużona ważność",
    FLEXIBLE_DURATION: "Elastyczny czas trwania",
    FREE_CANCELLATION: "Bezpłatne anulowanie",
    GUIDED_TOUR: "Zwiedzanie z przewodnikiem",
    HOTEL_PICKUP: "Odbiór z hotelu",
    INSTANT_CONFIRMATION: "Natychmiastowe potwierdzenie",
    MEALS_INCLUDED: "Posiłki w cenie",
    MOBILE_TICKET: "Bilet w telefonie",
    SKIP_THE_LINE: "Bez kolejki",
    TRANSFERS_INCLUDED: "Transfer w cenie",
  },
  cancellation: {
    anytime: "Bezpłatne anulowanie w dowolnej chwili przed rozpoczęciem",
    hours:
      "Bezpłatne anulowanie do {hours, plural, one {# godziny} few {# godzin} many {# godzin} other {# godziny}} przed rozpoczęciem",
    days: "Bezpłatne anulowanie do {days, plural, one {# dnia} few {# dni} many {# dni} other {# dnia}} przed rozpoczęciem",
  },
  reschedule: {
    hours:
      "Bez możliwości anulowania, ale termin można zmienić do {hours, plural, one {# godziny} few {# godzin} many {# godzin} other {# godziny}} przed rozpoczęciem",
    anytime: "Bez możliwości anulowania, ale termin można zmienić w dowolnej chwili przed rozpoczęciem",
    possible: "Bez możliwości anulowania, ale termin można zmienić",
    never: "Bez możliwości anulowania i zmiany terminu",
  },
  validity: {
    until: "Ważny do {date}",
    days: "Ważny przez {days, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}} od zakupu",
    months:
      "Ważny przez {months, plural, one {# miesiąc} few {# miesiące} many {# miesięcy} other {# miesiąca}} od zakupu",
    extended: "Przedłużona ważność: daty znajdziesz na bilecie",
    calendarDays:
      "Ważny przez {days, plural, one {# dzień kalendarzowy} few {# dni kalendarzowe} many {# dni kalendarzowych} other {# dnia kalendarzowego}}",
  },
  promo: {
    absolute: "{amount} zniżki",
    percentage: "{percent}% zniżki",
    capped: "{percent}% zniżki, maksymalnie {cap}",
    apply: "Użyj kodu",
    applied: "Użyto",
    remove: "Usuń",
  },
  ratingLabels: {
    awesome: "Rewelacyjnie",
    good: "Dobrze",
    average: "Przeciętnie",
    poor: "Słabo",
    terrible: "Fatalnie",
  },
  reviews: {
    sort: {
      mostRelevant: "Najtrafniejsze",
      highToLow: "Ocena: od najwyższej",
      lowToHigh: "Ocena: od najniższej",
    },
  },
  duration: {
    range: "{shortest} – {longest}",
  },
  listing: {
    categories: "Kategorie",
    empty: "Obecnie nie ma tu nic do zarezerwowania.",
  },
  tabs: {
    label: "Sekcje tej strony",
  },
  openingHours: {
    title: "Godziny otwarcia",
    today: "Dzisiaj",
    hours: "{opens}–{closes}",
    closed: "Nieczynne",
    lastEntry: "Ostatnie wejście {time}",
  },
  gallery: {
    label: "Zdjęcia",
    open: "Otwórz zdjęcie {n} z {count}",
    position: "Zdjęcie {n} z {count}",
    next: "Następne zdjęcie",
    previous: "Poprzednie zdjęcie",
    close: "Zamknij",
    credit: "Fot. {author}",
  },
  quotes: {
    rating: "{rating} na 5 gwiazdek",
  },
  faq: {
    title: "Najczęstsze pytania",
  },
  show: {
    venue: "Miejsce",
    duration: "Czas trwania",
    age: "Wiek",
    until: "Rezerwacja do",
    chooseDate: "Wybierz termin",
    priceUnavailable: "Nie udało się teraz wczytać ceny. Spróbuj ponownie za kilka minut.",
  },
  opening: {
    opensToday: "Premiera dziś",
    opensTomorrow: "Premiera jutro",
    reopensToday: "Powrót dziś",
    reopensTomorrow: "Powrót jutro",
    opensOn: "Premiera {date}",
    reopensOn: "Powrót {date}",
  },
  showState: {
    comingSoon: "Wkrótce",
    closed: "Spektakl zszedł z afisza",
    past: "Dawne spektakle",
  },
  groupSize: {
    minimum: "* Minimalna wielkość grupy to {n} (dorośli + dzieci)",
    maximum: "* Maksymalna wielkość grupy to {n} (dorośli + dzieci)",
  },
  trust: {
    happyCustomers: "Ponad {count} zadowolonych klientów",
    helpCenter: "Pomoc przez całą dobę",
    authorisedReseller: "Autoryzowany sprzedawca",
    authorisedPartner: "Autoryzowany i zaufany partner",
  },
  notFound: {
    title: "Tej strony tu nie ma",
    text: "Adres może zawierać błąd albo strona została przeniesiona. Twoje rezerwacje pozostają bez zmian.",
    home: "Przejdź na stronę główną",
  },
};
