import type { Messages } from "./en.ts";

export const ko: Messages = {
  shell: {
    skipToContent: "본문으로 이동",
    menu: "메뉴",
    languageAndCurrency: "언어 및 통화",
    language: "언어",
    currency: "통화",
    automaticCurrency: "현지 통화",
    pricesUnavailable: "지금은 가격을 불러올 수 없습니다. 각 티켓을 열면 가격을 확인할 수 있습니다.",
    notOfficial: "{brand}: 독립 판매업체입니다. 이 사이트는 해당 장소의 공식 웹사이트가 아닙니다.",
  },
  product: {
    from: "최저가",
    wasPrice: "정상가",
    save: "{percent}% 할인",
    cashback: "{percent}% 캐시백",
    checkDates: "날짜 확인",
    soldOut: "현재 매진",
    soldOutHint: "다른 날짜 보기",
    bestSeller: "베스트셀러",
    sellingOutFast: "매진 임박",
    rating: "평점 {average}/5, 평가 {count}개",
  },
  descriptors: {
    AUDIO_GUIDE: "오디오 가이드",
    DURATION: "정해진 소요 시간",
    EXTENDED_VALIDITY: "유효 기간 연장",
    FLEXIBLE_DURATION: "자유로운 소요 시간",
    FREE_CANCELLATION: "무료 취소",
    GUIDED_TOUR: "가이드 투어",
    HOTEL_PICKUP: "호텔 픽업",
    INSTANT_CONFIRMATION: "즉시 확정",
    MEALS_INCLUDED: "식사 포함",
    MOBILE_TICKET: "모바일 티켓",
    SKIP_THE_LINE: "대기 없이 입장",
    TRANSFERS_INCLUDED: "교통편 포함",
  },
  cancellation: {
    anytime: "시작 전 언제든지 무료 취소",
    hours: "시작 {hours, plural, other {#시간}} 전까지 무료 취소",
    days: "시작 {days, plural, other {#일}} 전까지 무료 취소",
  },
  duration: {
    range: "{shortest}~{longest}",
  },
  listing: {
    categories: "카테고리",
    empty: "지금은 예약할 수 있는 상품이 없습니다.",
  },
  tabs: {
    label: "이 페이지의 항목",
  },
  openingHours: {
    title: "운영 시간",
    today: "오늘",
    hours: "{opens}~{closes}",
    closed: "휴무",
    lastEntry: "입장 마감 {time}",
  },
  gallery: {
    label: "사진",
    open: "사진 열기({count}장 중 {n}번째)",
    position: "{count}장 중 {n}번째 사진",
    next: "다음 사진",
    previous: "이전 사진",
    close: "닫기",
    credit: "사진: {author}",
  },
  quotes: {
    rating: "별 5개 중 {rating}개",
  },
  faq: {
    title: "자주 묻는 질문",
  },
  show: {
    venue: "장소",
    duration: "공연 시간",
    age: "관람 연령",
    until: "예매 가능 기간",
    chooseDate: "날짜 선택",
  },
  notFound: {
    title: "페이지를 찾을 수 없습니다",
    text: "주소가 잘못되었거나 페이지가 이동했을 수 있습니다. 예약에는 영향이 없습니다.",
    home: "홈으로 이동",
  },
};
