import type { Messages } from "./en.ts";

export const it: Messages = {
  shell: {
    skipToContent: "Vai al contenuto",
    menu: "Menu",
    languageAndCurrency: "Lingua e valuta",
    language: "Lingua",
    currency: "Valuta",
    automaticCurrency: "Valuta locale",
    pricesUnavailable: "Al momento non riusciamo a caricare i prezzi. Puoi aprire ogni biglietto per vedere il suo.",
    notOfficial: "{brand} è un rivenditore indipendente. Questo non è il sito ufficiale della struttura.",
  },
  product: {
    from: "da",
    wasPrice: "Prezzo abituale",
    save: "Risparmia il {percent}%",
    cashback: "{percent}% di cashback",
    checkDates: "Vedi le date",
    soldOut: "Al momento esaurito",
    soldOutHint: "Vedi altre date",
    bestSeller: "Più venduto",
    sellingOutFast: "Si esaurisce in fretta",
    rating: "Voto {average} su 5, da {count} valutazioni",
  },
  descriptors: {
    AUDIO_GUIDE: "Audioguida",
    DURATION: "Durata fissa",
    EXTENDED_VALIDITY: "Validità estesa",
    FLEXIBLE_DURATION: "Durata flessibile",
    FREE_CANCELLATION: "Cancellazione gratuita",
    GUIDED_TOUR: "Visita guidata",
    HOTEL_PICKUP: "Prelievo in hotel",
    INSTANT_CONFIRMATION: "Conferma immediata",
    MEALS_INCLUDED: "Pasti inclusi",
    MOBILE_TICKET: "Biglietto sul telefono",
    SKIP_THE_LINE: "Salta la fila",
    TRANSFERS_INCLUDED: "Trasferimenti inclusi",
  },
  cancellation: {
    anytime: "Cancellazione gratuita in qualsiasi momento prima dell'inizio",
    hours: "Cancellazione gratuita fino a {hours, plural, one {# ora} other {# ore}} prima dell'inizio",
    days: "Cancellazione gratuita fino a {days, plural, one {# giorno} other {# giorni}} prima dell'inizio",
  },
  reschedule: {
    hours:
      "Non cancellabile, ma puoi cambiare data fino a {hours, plural, one {# ora} other {# ore}} prima dell'inizio",
    anytime: "Non cancellabile, ma puoi cambiare data in qualsiasi momento prima dell'inizio",
    possible: "Non cancellabile, ma puoi cambiare data",
    never: "Senza cancellazione né cambio di data",
  },
  validity: {
    until: "Valido fino al {date}",
    days: "Valido per {days, plural, one {# giorno} other {# giorni}} dall'acquisto",
    months: "Valido per {months, plural, one {# mese} other {# mesi}} dall'acquisto",
    extended: "Validità estesa: le date sono indicate sul biglietto",
  },
  promo: {
    absolute: "{amount} di sconto",
    percentage: "{percent}% di sconto",
    capped: "{percent}% di sconto, fino a {cap}",
  },
  ratingLabels: {
    awesome: "Fantastico",
    good: "Buono",
    average: "Nella media",
    poor: "Scarso",
    terrible: "Pessimo",
  },
  duration: {
    range: "Da {shortest} a {longest}",
  },
  listing: {
    categories: "Categorie",
    empty: "Al momento qui non c'è nulla da prenotare.",
  },
  tabs: {
    label: "Sezioni di questa pagina",
  },
  openingHours: {
    title: "Orari di apertura",
    today: "Oggi",
    hours: "Dalle {opens} alle {closes}",
    closed: "Chiuso",
    lastEntry: "Ultimo ingresso: {time}",
  },
  gallery: {
    label: "Immagini",
    open: "Apri l'immagine {n} di {count}",
    position: "Immagine {n} di {count}",
    next: "Immagine successiva",
    previous: "Immagine precedente",
    close: "Chiudi",
    credit: "Foto: {author}",
  },
  quotes: {
    rating: "{rating} stelle su 5",
  },
  faq: {
    title: "Domande frequenti",
  },
  show: {
    venue: "Luogo",
    duration: "Durata",
    age: "Età",
    until: "Prenotabile fino al",
    chooseDate: "Scegli una data",
  },
  notFound: {
    title: "Questa pagina non è qui",
    text: "Forse l'indirizzo è sbagliato o la pagina è stata spostata. Le tue prenotazioni non cambiano.",
    home: "Vai alla home page",
  },
};
