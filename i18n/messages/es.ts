import type { Messages } from "./en.ts";

export const es: Messages = {
  shell: {
    skipToContent: "Ir al contenido",
    menu: "Menú",
    languageAndCurrency: "Idioma y moneda",
    language: "Idioma",
    currency: "Moneda",
    automaticCurrency: "Moneda local",
    pricesUnavailable: "No hemos podido cargar los precios. Puedes abrir cada entrada para ver el suyo.",
    notOfficial: "{brand} es un vendedor independiente. Este no es el sitio web oficial del lugar.",
  },
  product: {
    from: "desde",
    wasPrice: "Precio habitual",
    save: "Ahorra un {percent} %",
    cashback: "{percent} % de reembolso",
    checkDates: "Ver fechas",
    soldOut: "Agotado por ahora",
    soldOutHint: "Ver otras fechas",
    bestSeller: "Más vendido",
    sellingOutFast: "Se agota rápido",
    rating: "Valoración: {average} de 5, según {count} opiniones",
  },
  descriptors: {
    AUDIO_GUIDE: "Audioguía",
    DURATION: "Duración fija",
    EXTENDED_VALIDITY: "Validez ampliada",
    FLEXIBLE_DURATION: "Duración flexible",
    FREE_CANCELLATION: "Cancelación gratuita",
    GUIDED_TOUR: "Visita guiada",
    HOTEL_PICKUP: "Recogida en el hotel",
    INSTANT_CONFIRMATION: "Confirmación inmediata",
    MEALS_INCLUDED: "Comidas incluidas",
    MOBILE_TICKET: "Entrada en el móvil",
    SKIP_THE_LINE: "Sin colas",
    TRANSFERS_INCLUDED: "Traslados incluidos",
  },
  cancellation: {
    anytime: "Cancelación gratuita en cualquier momento antes del inicio",
    hours: "Cancelación gratuita hasta {hours, plural, one {# hora} other {# horas}} antes del inicio",
    days: "Cancelación gratuita hasta {days, plural, one {# día} other {# días}} antes del inicio",
  },
  reschedule: {
    hours:
      "Sin cancelación, pero puedes cambiar la fecha hasta {hours, plural, one {# hora} other {# horas}} antes del inicio",
    anytime: "Sin cancelación, pero puedes cambiar la fecha en cualquier momento antes del inicio",
    possible: "Sin cancelación, pero puedes cambiar la fecha",
    never: "Sin cancelación ni cambio de fecha",
  },
  validity: {
    until: "Válida hasta el {date}",
    days: "Válida durante {days, plural, one {# día} other {# días}} desde la compra",
    months: "Válida durante {months, plural, one {# mes} other {# meses}} desde la compra",
    extended: "Validez ampliada: consulta las fechas en tu entrada",
  },
  promo: {
    absolute: "{amount} de descuento",
    percentage: "{percent} % de descuento",
    capped: "{percent} % de descuento, hasta {cap}",
  },
  ratingLabels: {
    awesome: "Excelente",
    good: "Bueno",
    average: "Normal",
    poor: "Malo",
    terrible: "Pésimo",
  },
  duration: {
    range: "De {shortest} a {longest}",
  },
  listing: {
    categories: "Categorías",
    empty: "Ahora mismo no hay nada que reservar aquí.",
  },
  tabs: {
    label: "Secciones de esta página",
  },
  openingHours: {
    title: "Horario",
    today: "Hoy",
    hours: "De {opens} a {closes}",
    closed: "Cerrado",
    lastEntry: "Última entrada: {time}",
  },
  gallery: {
    label: "Imágenes",
    open: "Abrir la imagen {n} de {count}",
    position: "Imagen {n} de {count}",
    next: "Imagen siguiente",
    previous: "Imagen anterior",
    close: "Cerrar",
    credit: "Foto: {author}",
  },
  quotes: {
    rating: "{rating} de 5 estrellas",
  },
  faq: {
    title: "Preguntas frecuentes",
  },
  show: {
    venue: "Lugar",
    duration: "Duración",
    age: "Edad",
    until: "En cartel hasta",
    chooseDate: "Elegir fecha",
  },
  notFound: {
    title: "Esta página no está aquí",
    text: "Puede que la dirección esté mal escrita o que la página se haya movido. Tus reservas no se ven afectadas.",
    home: "Ir a la página de inicio",
  },
};
