import type { Messages } from "./en.ts";

export const cn: Messages = {
  shell: {
    skipToContent: "跳到内容",
    menu: "菜单",
    languageAndCurrency: "语言和货币",
    language: "语言",
    currency: "货币",
    automaticCurrency: "当地货币",
    pricesUnavailable: "暂时无法加载价格。您仍可打开各张门票查看价格。",
    notOfficial: "{brand} 是独立销售商。本网站并非该场馆的官方网站。",
  },
  product: {
    from: "起价",
    wasPrice: "原价",
    save: "节省 {percent}%",
    cashback: "{percent}% 返现",
    checkDates: "查看日期",
    soldOut: "暂时售罄",
    soldOutHint: "查看其他日期",
    bestSeller: "最畅销",
    sellingOutFast: "即将售罄",
    rating: "评分 {average}/5，共 {count} 个评分",
  },
  descriptors: {
    AUDIO_GUIDE: "语音导览",
    DURATION: "固定时长",
    EXTENDED_VALIDITY: "延长有效期",
    FLEXIBLE_DURATION: "灵活时长",
    FREE_CANCELLATION: "免费取消",
    GUIDED_TOUR: "导游讲解",
    HOTEL_PICKUP: "酒店接送",
    INSTANT_CONFIRMATION: "即时确认",
    MEALS_INCLUDED: "含餐",
    MOBILE_TICKET: "手机门票",
    SKIP_THE_LINE: "免排队",
    TRANSFERS_INCLUDED: "含交通接送",
  },
  cancellation: {
    anytime: "开始前可随时免费取消",
    hours: "开始前 {hours, plural, other {# 小时}}可免费取消",
    days: "开始前 {days, plural, other {# 天}}可免费取消",
  },
  duration: {
    range: "{shortest}至{longest}",
  },
  listing: {
    categories: "类别",
    empty: "目前没有可预订的项目。",
  },
  tabs: {
    label: "本页栏目",
  },
  openingHours: {
    title: "开放时间",
    today: "今天",
    hours: "{opens} 至 {closes}",
    closed: "闭馆",
    lastEntry: "最晚入场 {time}",
  },
  gallery: {
    label: "图片",
    open: "打开第 {n} 张图片，共 {count} 张",
    position: "第 {n} 张图片，共 {count} 张",
    next: "下一张图片",
    previous: "上一张图片",
    close: "关闭",
    credit: "摄影：{author}",
  },
  quotes: {
    rating: "{rating} 星，满分 5 星",
  },
  faq: {
    title: "常见问题",
  },
  show: {
    venue: "场地",
    duration: "演出时长",
    age: "年龄",
    until: "可预订至",
    chooseDate: "选择日期",
  },
  notFound: {
    title: "找不到此页面",
    text: "地址可能有误，或页面已移动。您的预订不受影响。",
    home: "前往首页",
  },
};
