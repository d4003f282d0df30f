import type { Messages } from "./en.ts";

export const pt: Messages = {
  shell: {
    skipToContent: "Ir para o conteúdo",
    menu: "Menu",
    languageAndCurrency: "Idioma e moeda",
    language: "Idioma",
    currency: "Moeda",
    automaticCurrency: "Moeda local",
    pricesUnavailable: "Não foi possível carregar os preços agora. Abra cada bilhete para ver o respetivo preço.",
    notOfficial: "{brand} é um vendedor independente. Este não é o site oficial do local.",
  },
  product: {
    from: "a partir de",
    wasPrice: "Preço habitual",
    save: "Poupe {percent}%",
    cashback: "{percent}% de reembolso",
    checkDates: "Ver datas",
    soldOut: "Esgotado por agora",
    soldOutHint: "Ver outras datas",
    bestSeller: "Mais vendido",
    sellingOutFast: "A esgotar rapidamente",
    rating: "Classificação: {average} em 5, com base em {count} avaliações",
  },
  descriptors: {
    AUDIO_GUIDE: "Audioguia",
    DURATION: "Duração fixa",
    EXTENDED_VALIDITY: "Validade alargada",
    FLEXIBLE_DURATION: "Duração flexível",
    FREE_CANCELLATION: "Cancelamento gratuito",
    GUIDED_TOUR: "Visita guiada",
    HOTEL_PICKUP: "Recolha no hotel",
    INSTANT_CONFIRMATION: "Confirmação imediata",
    MEALS_INCLUDED: "Refeições incluídas",
    MOBILE_TICKET: "Bilhete no telemóvel",
    SKIP_THE_LINE: "Sem filas",
    TRANSFERS_INCLUDED: "Transporte incluído",
  },
  cancellation: {
    anytime: "Cancelamento gratuito a qualquer momento antes do início",
    hours: "Cancelamento gratuito até {hours, plural, one {# hora} other {# horas}} antes do início",
    days: "Cancelamento gratuito até {days, plural, one {# dia} other {# dias}} antes do início",
  },
  reschedule: {
    hours:
      "Sem cancelamento, mas pode alterar a data até {hours, plural, one {# hora} other {# horas}} antes do início",
    anytime: "Sem cancelamento, mas pode alterar a data a qualquer momento antes do início",
    possible: "Sem cancelamento, mas pode alterar a data",
    never: "Sem cancelamento nem alteração de data",
  },
  validity: {
    until: "Válido até {date}",
    days: "Válido durante {days, plural, one {# dia} other {# dias}} após a compra",
    months: "Válido durante {months, plural, one {# mês} other {# meses}} após a compra",
    extended: "Validade alargada: consulte as datas no seu bilhete",
  },
  promo: {
    absolute: "{amount} de desconto",
    percentage: "{percent}% de desconto",
    capped: "{percent}% de desconto, até {cap}",
  },
  ratingLabels: {
    awesome: "Excelente",
    good: "Bom",
    average: "Razoável",
    poor: "Fraco",
    terrible: "Péssimo",
  },
  duration: {
    range: "De {shortest} a {longest}",
  },
  listing: {
    categories: "Categorias",
    empty: "De momento não há nada para reservar aqui.",
  },
  tabs: {
    label: "Secções desta página",
  },
  openingHours: {
    title: "Horário",
    today: "Hoje",
    hours: "Das {opens} às {closes}",
    closed: "Fechado",
    lastEntry: "Última entrada: {time}",
  },
  gallery: {
    label: "Imagens",
    open: "Abrir a imagem {n} de {count}",
    position: "Imagem {n} de {count}",
    next: "Imagem seguinte",
    previous: "Imagem anterior",
    close: "Fechar",
    credit: "Foto: {author}",
  },
  quotes: {
    rating: "{rating} de 5 estrelas",
  },
  faq: {
    title: "Perguntas frequentes",
  },
  show: {
    venue: "Local",
    duration: "Duração",
    age: "Idade",
    until: "Em cartaz até",
    chooseDate: "Escolher data",
  },
  notFound: {
    title: "Esta página não está aqui",
    text: "O endereço pode estar mal escrito ou a página pode ter mudado de lugar. As suas reservas não são afetadas.",
    home: "Ir para a página inicial",
  },
};
