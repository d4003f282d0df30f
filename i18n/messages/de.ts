import type { Messages } from "./en.ts";

export const de: Messages = {
  shell: {
    skipToContent: "Zum Inhalt springen",
    menu: "Menü",
    languageAndCurrency: "Sprache und Währung",
    language: "Sprache",
    currency: "Währung",
    automaticCurrency: "Landeswährung",
    pricesUnavailable: "Wir konnten die Preise gerade nicht laden. Sie sehen den Preis, wenn Sie ein Ticket öffnen.",
    notOfficial: "{brand} ist ein unabhängiger Anbieter. Dies ist nicht die offizielle Website der Sehenswürdigkeit.",
  },
  product: {
    from: "ab",
    wasPrice: "Regulärer Preis",
    save: "{percent} % sparen",
    cashback: "{percent} % Cashback",
    checkDates: "Termine ansehen",
    soldOut: "Zurzeit ausverkauft",
    soldOutHint: "Andere Termine ansehen",
    bestSeller: "Bestseller",
    sellingOutFast: "Schnell ausverkauft",
    rating: "Mit {average} von 5 bewertet, {count} Bewertungen",
  },
  descriptors: {
    AUDIO_GUIDE: "Audioguide",
    DURATION: "Feste Dauer",
    EXTENDED_VALIDITY: "Verlängerte Gültigkeit",
    FLEXIBLE_DURATION: "Flexible Dauer",
    FREE_CANCELLATION: "Kostenlose Stornierung",
    GUIDED_TOUR: "Geführte Tour",
    HOTEL_PICKUP: "Abholung vom Hotel",
    INSTANT_CONFIRMATION: "Sofortige Bestätigung",
    MEALS_INCLUDED: "Mahlzeiten inklusive",
    MOBILE_TICKET: "Mobiles Ticket",
    SKIP_THE_LINE: "Ohne Anstehen",
    TRANSFERS_INCLUDED: "Transfer inklusive",
  },
  cancellation: {
    anytime: "Jederzeit vor Beginn kostenlos stornierbar",
    hours: "Kostenlos stornierbar bis {hours, plural, one {# Stunde} other {# Stunden}} vor Beginn",
    days: "Kostenlos stornierbar bis {days, plural, one {# Tag} other {# Tage}} vor Beginn",
  },
  duration: {
    range: "{shortest} bis {longest}",
  },
  listing: {
    empty: "Hier ist gerade nichts buchbar. Schauen Sie sich unsere anderen Tickets an oder kommen Sie morgen wieder.",
    categories: "Kategorien",
  },
  tabs: {
    label: "Abschnitte dieser Seite",
  },
  openingHours: {
    title: "Öffnungszeiten",
    today: "Heute",
    hours: "{opens} bis {closes}",
    closed: "Geschlossen",
    lastEntry: "Letzter Einlass {time}",
  },
  gallery: {
    label: "Bilder",
    open: "Bild {n} von {count} öffnen",
    position: "Bild {n} von {count}",
    next: "Nächstes Bild",
    previous: "Vorheriges Bild",
    close: "Schließen",
    credit: "Foto: {author}",
  },
  quotes: {
    rating: "{rating} von 5 Sternen",
  },
  faq: {
    title: "Häufige Fragen",
  },
  show: {
    venue: "Spielort",
    duration: "Dauer",
    age: "Alter",
    until: "Buchbar bis",
    chooseDate: "Termin wählen",
  },
  notFound: {
    title: "Diese Seite gibt es hier nicht",
    text: "Vielleicht ist die Adresse falsch geschrieben, oder die Seite ist umgezogen. Ihre Buchungen sind nicht betroffen.",
    home: "Zur Startseite",
  },
};
