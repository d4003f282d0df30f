import type { Messages } from "./en.ts";

export const pl: Messages = {
  shell: {
    skipToContent: "Przejdź do treści",
    menu: "Menu",
    closeMenu: "Zamknij menu",
    languageAndCurrency: "Język i waluta",
    language: "Język",
    currency: "Waluta",
    automaticCurrency: "Waluta lokalna",
    help: "Pomoc",
    pricesReadAt: "Ceny sprawdzono: {time}",
    pricesUnavailable: "Nie udało się teraz wczytać cen. Otwórz wybrany bilet, aby zobaczyć jego cenę.",
    notOfficial: "{brand} to niezależny sprzedawca. To nie jest oficjalna strona obiektu.",
  },
  breadcrumbs: {
    label: "Jesteś tutaj",
    home: "Strona główna",
  },
  currencies: {
    choose: "Wybierz walutę",
    current: "Ceny podano w walucie {currency}",
    apply: "Pokaż ceny",
  },
  product: {
    from: "od",
    perPerson: "za osobę",
    wasPrice: "Zwykła cena",
    save: "Oszczędzasz {percent}%",
    cashback: "{percent}% zwrotu",
    bookNow: "Zarezerwuj",
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
  duration: {
    label: "Czas trwania",
    range: "{shortest} – {longest}",
  },
  listing: {
    categories: "Kategorie",
    empty: "Obecnie nie ma tu nic do zarezerwowania.",
    results:
      "{count, plural, =0 {Brak atrakcji} one {# atrakcja} few {# atrakcje} many {# atrakcji} other {# atrakcji}}",
  },
  tabs: {
    label: "Sekcje tej strony",
    previous: "Poprzednie sekcje",
    next: "Kolejne sekcje",
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
  },
  notFound: {
    title: "Tej strony tu nie ma",
    text: "Adres może zawierać błąd albo strona została przeniesiona. Twoje rezerwacje pozostają bez zmian.",
    home: "Przejdź na stronę główną",
  },
  badRequest: {
    title: "Ten adres nie działa",
    text: "Nie rozumiemy części adresu. Sprawdź go albo zacznij od strony głównej.",
    home: "Przejdź na stronę główną",
  },
  unavailable: {
    title: "Ta strona jest chwilowo niedostępna",
    text: "Nie udało się jej wczytać. Spróbuj ponownie za minutę. Twoje rezerwacje pozostają bez zmian.",
    retry: "Spróbuj ponownie",
  },
};
