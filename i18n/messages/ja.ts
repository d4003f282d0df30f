import type { Messages } from "./en.ts";

export const ja: Messages = {
  shell: {
    skipToContent: "本文へ移動",
    menu: "メニュー",
    languageAndCurrency: "言語と通貨",
    language: "言語",
    currency: "通貨",
    automaticCurrency: "現地通貨",
    pricesUnavailable: "現在、料金を読み込めません。各チケットを開くと料金をご確認いただけます。",
    notOfficial: "{brand}は独立した販売事業者です。当サイトは施設の公式サイトではありません。",
  },
  product: {
    from: "料金",
    wasPrice: "通常料金",
    save: "{percent}%お得",
    cashback: "{percent}%キャッシュバック",
    checkDates: "日程を見る",
    soldOut: "現在売り切れ",
    soldOutHint: "ほかの日程を見る",
    bestSeller: "ベストセラー",
    sellingOutFast: "残りわずか",
    rating: "評価 {average}／5（{count}件）",
  },
  descriptors: {
    AUDIO_GUIDE: "音声ガイド",
    DURATION: "所要時間固定",
    EXTENDED_VALIDITY: "有効期間延長",
    FLEXIBLE_DURATION: "所要時間自由",
    FREE_CANCELLATION: "キャンセル無料",
    GUIDED_TOUR: "ガイド付きツアー",
    HOTEL_PICKUP: "ホテル送迎",
    INSTANT_CONFIRMATION: "即時確定",
    MEALS_INCLUDED: "食事付き",
    MOBILE_TICKET: "モバイルチケット",
    SKIP_THE_LINE: "優先入場",
    TRANSFERS_INCLUDED: "送迎付き",
  },
  cancellation: {
    anytime: "開始前ならいつでもキャンセル無料",
    hours: "開始の{hours, plural, other {#時間}}前までキャンセル無料",
    days: "開始の{days, plural, other {#日}}前までキャンセル無料",
  },
  duration: {
    range: "{shortest}～{longest}",
  },
  listing: {
    categories: "カテゴリー",
    empty: "現在ご予約いただけるものはありません。",
  },
  tabs: {
    label: "このページの項目",
  },
  openingHours: {
    title: "営業時間",
    today: "本日",
    hours: "{opens}～{closes}",
    closed: "休業",
    lastEntry: "最終入場 {time}",
  },
  gallery: {
    label: "写真",
    open: "写真を開く（{count}枚中{n}枚目）",
    position: "{count}枚中{n}枚目の写真",
    next: "次の写真",
    previous: "前の写真",
    close: "閉じる",
    credit: "写真：{author}",
  },
  quotes: {
    rating: "5つ星中{rating}",
  },
  faq: {
    title: "よくある質問",
  },
  show: {
    venue: "会場",
    duration: "上演時間",
    age: "対象年齢",
    until: "予約可能期間",
    chooseDate: "日付を選ぶ",
  },
  notFound: {
    title: "このページは見つかりません",
    text: "アドレスに誤りがあるか、ページが移動した可能性があります。ご予約に影響はありません。",
    home: "ホームへ",
  },
};
