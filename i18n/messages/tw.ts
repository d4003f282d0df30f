import type { Messages } from "./en.ts";

export const tw: Messages = {
  shell: {
    skipToContent: "跳至內容",
    menu: "選單",
    languageAndCurrency: "語言與幣別",
    language: "語言",
    currency: "幣別",
    automaticCurrency: "當地貨幣",
    pricesUnavailable: "目前無法載入價格。您仍可開啟各張票券查看價格。",
    notOfficial: "{brand} 是獨立銷售商。本網站並非該場館的官方網站。",
  },
  product: {
    from: "起價",
    wasPrice: "原價",
    save: "節省 {percent}%",
    cashback: "{percent}% 現金回饋",
    checkDates: "查看日期",
    soldOut: "目前售罄",
    soldOutHint: "查看其他日期",
    bestSeller: "最暢銷",
    sellingOutFast: "即將售完",
    rating: "評分 {average}／5，共 {count} 則評分",
  },
  descriptors: {
    AUDIO_GUIDE: "語音導覽",
    DURATION: "固定時長",
    EXTENDED_VALIDITY: "延長有效期",
    FLEXIBLE_DURATION: "彈性時長",
    FREE_CANCELLATION: "免費取消",
    GUIDED_TOUR: "專人導覽",
    HOTEL_PICKUP: "飯店接送",
    INSTANT_CONFIRMATION: "即時確認",
    MEALS_INCLUDED: "含餐飲",
    MOBILE_TICKET: "手機票券",
    SKIP_THE_LINE: "免排隊",
    TRANSFERS_INCLUDED: "含交通接送",
  },
  cancellation: {
    anytime: "開始前可隨時免費取消",
    hours: "開始前 {hours, plural, other {# 小時}}可免費取消",
    days: "開始前 {days, plural, other {# 天}}可免費取消",
  },
  duration: {
    range: "{shortest}至{longest}",
  },
  listing: {
    categories: "類別",
    empty: "目前沒有可預訂的項目。",
  },
  tabs: {
    label: "本頁單元",
  },
  openingHours: {
    title: "開放時間",
    today: "今天",
    hours: "{opens} 至 {closes}",
    closed: "休息",
    lastEntry: "最後入場 {time}",
  },
  gallery: {
    label: "圖片",
    open: "開啟第 {n} 張圖片，共 {count} 張",
    position: "第 {n} 張圖片，共 {count} 張",
    next: "下一張圖片",
    previous: "上一張圖片",
    close: "關閉",
    credit: "攝影：{author}",
  },
  quotes: {
    rating: "{rating} 顆星，滿分 5 顆",
  },
  faq: {
    title: "常見問題",
  },
  show: {
    venue: "場地",
    duration: "演出時間",
    age: "年齡",
    until: "可預訂至",
    chooseDate: "選擇日期",
  },
  notFound: {
    title: "找不到此頁面",
    text: "網址可能有誤，或頁面已移動。您的預訂不受影響。",
    home: "前往首頁",
  },
};
