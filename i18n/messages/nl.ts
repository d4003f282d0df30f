import type { Messages } from "./en.ts";

export const nl: Messages = {
  shell: {
    skipToContent: "Naar de inhoud",
    menu: "Menu",
    languageAndCurrency: "Taal en valuta",
    language: "Taal",
    currency: "Valuta",
    automaticCurrency: "Lokale valuta",
    pricesUnavailable: "We kunnen de prijzen nu niet laden. Open een ticket om de prijs te zien.",
    notOfficial: "{brand} is een onafhankelijke verkoper. Dit is niet de officiële website van de locatie.",
  },
  product: {
    from: "vanaf",
    wasPrice: "Normale prijs",
    save: "Bespaar {percent}%",
    cashback: "{percent}% cashback",
    checkDates: "Data bekijken",
    soldOut: "Voorlopig uitverkocht",
    soldOutHint: "Andere data bekijken",
    bestSeller: "Bestseller",
    sellingOutFast: "Bijna uitverkocht",
    rating: "Beoordeeld met {average} van 5, op basis van {count} beoordelingen",
  },
  descriptors: {
    AUDIO_GUIDE: "Audiogids",
    DURATION: "Vaste duur",
    EXTENDED_VALIDITY: "Verlengde geldigheid",
    FLEXIBLE_DURATION: "Flexibele duur",
    FREE_CANCELLATION: "Gratis annuleren",
    GUIDED_TOUR: "Rondleiding met gids",
    HOTEL_PICKUP: "Ophalen bij het hotel",
    INSTANT_CONFIRMATION: "Directe bevestiging",
    MEALS_INCLUDED: "Inclusief maaltijden",
    MOBILE_TICKET: "Mobiel ticket",
    SKIP_THE_LINE: "Zonder wachtrij",
    TRANSFERS_INCLUDED: "Inclusief vervoer",
  },
  cancellation: {
    anytime: "Gratis annuleren op elk moment voor aanvang",
    hours: "Gratis annuleren tot {hours, plural, one {# uur} other {# uur}} voor aanvang",
    days: "Gratis annuleren tot {days, plural, one {# dag} other {# dagen}} voor aanvang",
  },
  duration: {
    range: "{shortest} tot {longest}",
  },
  listing: {
    categories: "Categorieën",
    empty: "Hier is nu niets te boeken.",
  },
  tabs: {
    label: "Onderdelen van deze pagina",
  },
  openingHours: {
    title: "Openingstijden",
    today: "Vandaag",
    hours: "{opens} tot {closes}",
    closed: "Gesloten",
    lastEntry: "Laatste toegang {time}",
  },
  gallery: {
    label: "Afbeeldingen",
    open: "Afbeelding {n} van {count} openen",
    position: "Afbeelding {n} van {count}",
    next: "Volgende afbeelding",
    previous: "Vorige afbeelding",
    close: "Sluiten",
    credit: "Foto: {author}",
  },
  quotes: {
    rating: "{rating} van 5 sterren",
  },
  faq: {
    title: "Veelgestelde vragen",
  },
  show: {
    venue: "Locatie",
    duration: "Speelduur",
    age: "Leeftijd",
    until: "Te boeken tot",
    chooseDate: "Kies een datum",
  },
  notFound: {
    title: "Deze pagina is hier niet",
    text: "Het adres klopt misschien niet, of de pagina is verplaatst. Uw boekingen blijven gewoon geldig.",
    home: "Naar de homepage",
  },
};
