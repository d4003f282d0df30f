import type { Messages } from "./en.ts";

export const fr: Messages = {
  shell: {
    skipToContent: "Aller au contenu",
    menu: "Menu",
    languageAndCurrency: "Langue et devise",
    language: "Langue",
    currency: "Devise",
    automaticCurrency: "Devise locale",
    pricesUnavailable: "Impossible de charger les prix pour le moment. Ouvrez un billet pour voir le sien.",
    notOfficial: "{brand} est un vendeur indépendant. Ce site n’est pas le site officiel du lieu.",
  },
  product: {
    from: "à partir de",
    wasPrice: "Prix habituel",
    save: "Économisez {percent} %",
    cashback: "{percent} % de cashback",
    checkDates: "Voir les dates",
    soldOut: "Complet pour le moment",
    soldOutHint: "Voir d’autres dates",
    bestSeller: "Meilleure vente",
    sellingOutFast: "Part très vite",
    rating: "Note de {average} sur 5, d’après {count} avis",
  },
  descriptors: {
    AUDIO_GUIDE: "Audioguide",
    DURATION: "Durée fixe",
    EXTENDED_VALIDITY: "Validité prolongée",
    FLEXIBLE_DURATION: "Durée flexible",
    FREE_CANCELLATION: "Annulation gratuite",
    GUIDED_TOUR: "Visite guidée",
    HOTEL_PICKUP: "Prise en charge à l’hôtel",
    INSTANT_CONFIRMATION: "Confirmation immédiate",
    MEALS_INCLUDED: "Repas inclus",
    MOBILE_TICKET: "Billet sur mobile",
    SKIP_THE_LINE: "Coupe-file",
    TRANSFERS_INCLUDED: "Transferts inclus",
  },
  cancellation: {
    anytime: "Annulation gratuite à tout moment avant le début",
    hours: "Annulation gratuite jusqu’à {hours, plural, one {# heure} other {# heures}} avant le début",
    days: "Annulation gratuite jusqu’à {days, plural, one {# jour} other {# jours}} avant le début",
  },
  duration: {
    range: "De {shortest} à {longest}",
  },
  listing: {
    categories: "Catégories",
    empty: "Rien à réserver ici pour le moment.",
  },
  tabs: {
    label: "Sections de cette page",
  },
  openingHours: {
    title: "Horaires d’ouverture",
    today: "Aujourd’hui",
    hours: "De {opens} à {closes}",
    closed: "Fermé",
    lastEntry: "Dernière entrée : {time}",
  },
  gallery: {
    label: "Images",
    open: "Ouvrir l’image {n} sur {count}",
    position: "Image {n} sur {count}",
    next: "Image suivante",
    previous: "Image précédente",
    close: "Fermer",
    credit: "Photo : {author}",
  },
  quotes: {
    rating: "{rating} étoiles sur 5",
  },
  faq: {
    title: "Questions fréquentes",
  },
  show: {
    venue: "Lieu",
    duration: "Durée",
    age: "Âge",
    until: "À l’affiche jusqu’au",
    chooseDate: "Choisir une date",
  },
  notFound: {
    title: "Cette page n’est pas ici",
    text: "L’adresse est peut-être mal saisie, ou la page a été déplacée. Vos réservations ne sont pas concernées.",
    home: "Aller à l’accueil",
  },
};
