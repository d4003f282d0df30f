import type { Messages } from "./en.ts";

export const ar: Messages = {
  shell: {
    skipToContent: "انتقل إلى المحتوى",
    menu: "القائمة",
    languageAndCurrency: "اللغة والعملة",
    language: "اللغة",
    currency: "العملة",
    automaticCurrency: "العملة المحلية",
    pricesUnavailable: "تعذّر تحميل الأسعار الآن. يمكنك فتح كل تذكرة لمعرفة سعرها.",
    notOfficial: "{brand} بائع مستقل، وهذا ليس الموقع الرسمي للمكان.",
  },
  product: {
    from: "ابتداءً من",
    wasPrice: "السعر المعتاد",
    save: "وفّر {percent}%",
    cashback: "استرداد نقدي {percent}%",
    checkDates: "تحقق من المواعيد",
    soldOut: "نفدت التذاكر حاليًا",
    soldOutHint: "شاهد مواعيد أخرى",
    bestSeller: "الأكثر مبيعًا",
    sellingOutFast: "ينفد سريعًا",
    rating: "التقييم {average} من 5 (عدد التقييمات: {count})",
  },
  descriptors: {
    AUDIO_GUIDE: "دليل صوتي",
    DURATION: "مدة محددة",
    EXTENDED_VALIDITY: "صلاحية ممتدة",
    FLEXIBLE_DURATION: "مدة مرنة",
    FREE_CANCELLATION: "إلغاء مجاني",
    GUIDED_TOUR: "جولة مع مرشد",
    HOTEL_PICKUP: "اصطحاب من الفندق",
    INSTANT_CONFIRMATION: "تأكيد فوري",
    MEALS_INCLUDED: "يشمل الوجبات",
    MOBILE_TICKET: "تذكرة على الهاتف",
    SKIP_THE_LINE: "تجاوز الطابور",
    TRANSFERS_INCLUDED: "يشمل التنقلات",
  },
  cancellation: {
    anytime: "إلغاء مجاني في أي وقت قبل الموعد",
    hours:
      "إلغاء مجاني حتى {hours, plural, zero {# ساعة} one {ساعة واحدة} two {ساعتين} few {# ساعات} many {# ساعة} other {# ساعة}} قبل الموعد",
    days: "إلغاء مجاني حتى {days, plural, zero {# يوم} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}} قبل الموعد",
  },
  reschedule: {
    hours:
      "لا يمكن الإلغاء، لكن يمكن تغيير الموعد حتى {hours, plural, zero {# ساعة} one {ساعة واحدة} two {ساعتين} few {# ساعات} many {# ساعة} other {# ساعة}} قبل الموعد",
    anytime: "لا يمكن الإلغاء، لكن يمكن تغيير الموعد في أي وقت قبله",
    possible: "لا يمكن الإلغاء، لكن يمكن تغيير الموعد",
    never: "لا يمكن الإلغاء ولا تغيير الموعد",
  },
  validity: {
    until: "صالحة حتى {date}",
    days: "صالحة لمدة {days, plural, zero {# يوم} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}} من تاريخ الشراء",
    months:
      "صالحة لمدة {months, plural, zero {# شهر} one {شهر واحد} two {شهرين} few {# أشهر} many {# شهرًا} other {# شهر}} من تاريخ الشراء",
    extended: "صلاحية ممتدة: التواريخ مذكورة في تذكرتك",
    calendarDays:
      "صالحة لمدة {days, plural, zero {# يوم تقويمي} one {يوم تقويمي واحد} two {يومين تقويميين} few {# أيام تقويمية} many {# يومًا تقويميًا} other {# يوم تقويمي}}",
  },
  promo: {
    absolute: "خصم {amount}",
    percentage: "خصم {percent}%",
    capped: "خصم {percent}% بحد أقصى {cap}",
    apply: "طبّق الرمز",
    applied: "تم التطبيق",
    remove: "إزالة",
  },
  ratingLabels: {
    awesome: "رائع",
    good: "جيد",
    average: "متوسط",
    poor: "ضعيف",
    terrible: "سيئ جدًا",
  },
  reviews: {
    sort: {
      mostRelevant: "الأكثر صلة",
      highToLow: "التقييم: من الأعلى إلى الأدنى",
      lowToHigh: "التقييم: من الأدنى إلى الأعلى",
    },
  },
  duration: {
    range: "من {shortest} إلى {longest}",
  },
  listing: {
    empty: "لا يوجد هنا ما يمكن حجزه حاليًا. جرّب تذاكرنا الأخرى أو عُد غدًا.",
    categories: "الفئات",
  },
  tabs: {
    label: "أقسام هذه الصفحة",
  },
  openingHours: {
    title: "ساعات العمل",
    today: "اليوم",
    hours: "من {opens} إلى {closes}",
    closed: "مغلق",
    lastEntry: "آخر دخول {time}",
  },
  gallery: {
    label: "الصور",
    open: "افتح الصورة {n} من {count}",
    position: "الصورة {n} من {count}",
    next: "الصورة التالية",
    previous: "الصورة السابقة",
    close: "إغلاق",
    credit: "تصوير: {author}",
  },
  quotes: {
    rating: "{rating} من 5 نجوم",
  },
  faq: {
    title: "الأسئلة الشائعة",
  },
  show: {
    venue: "المكان",
    duration: "مدة العرض",
    age: "العمر",
    until: "الحجز حتى",
    chooseDate: "اختر موعداً",
    priceUnavailable: "تعذّر تحميل السعر الآن. يُرجى المحاولة مرة أخرى بعد بضع دقائق.",
  },
  opening: {
    opensToday: "يُفتتح اليوم",
    opensTomorrow: "يُفتتح غدًا",
    reopensToday: "يعود اليوم",
    reopensTomorrow: "يعود غدًا",
    opensOn: "يُفتتح في {date}",
    reopensOn: "يعود في {date}",
  },
  showState: {
    comingSoon: "قريبًا",
    closed: "انتهى العرض",
    past: "عروض سابقة",
  },
  groupSize: {
    minimum: "* الحد الأدنى للمجموعة {n} (بالغون + أطفال)",
    maximum: "* الحد الأقصى للمجموعة {n} (بالغون + أطفال)",
  },
  trust: {
    happyCustomers: "أكثر من {count} عميل سعيد",
    helpCenter: "مركز مساعدة على مدار الساعة",
    authorisedReseller: "بائع معتمد",
    authorisedPartner: "شريك معتمد وموثوق",
  },
  notFound: {
    title: "هذه الصفحة غير موجودة هنا",
    text: "قد يكون في العنوان خطأ، أو ربما نُقلت الصفحة. حجوزاتك لم تتأثر.",
    home: "الذهاب إلى الصفحة الرئيسية",
  },
};
