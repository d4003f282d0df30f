import type { Messages } from "./en.ts";

export const ar: Messages = {
  shell: {
    skipToContent: "انتقل إلى المحتوى",
    menu: "القائمة",
    closeMenu: "إغلاق القائمة",
    languageAndCurrency: "اللغة والعملة",
    language: "اللغة",
    currency: "العملة",
    automaticCurrency: "العملة المحلية",
    help: "المساعدة",
    pricesReadAt: "آخر تحقق من الأسعار: {time}",
    pricesUnavailable: "تعذّر تحميل الأسعار الآن. يمكنك فتح كل تذكرة لمعرفة سعرها.",
    notOfficial: "{brand} بائع مستقل، وهذا ليس الموقع الرسمي للمكان.",
  },
  breadcrumbs: {
    label: "أنت هنا",
    home: "الرئيسية",
  },
  currencies: {
    choose: "اختر العملة",
    current: "الأسعار معروضة بعملة {currency}",
    apply: "عرض الأسعار",
  },
  product: {
    from: "ابتداءً من",
    perPerson: "للشخص الواحد",
    wasPrice: "السعر المعتاد",
    save: "وفّر {percent}%",
    cashback: "استرداد نقدي {percent}%",
    bookNow: "احجز الآن",
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
  duration: {
    label: "المدة",
    range: "من {shortest} إلى {longest}",
  },
  listing: {
    empty: "لا يوجد هنا ما يمكن حجزه حاليًا. جرّب تذاكرنا الأخرى أو عُد غدًا.",
    categories: "الفئات",
    results:
      "{count, plural, zero {لا توجد تجارب} one {تجربة واحدة} two {تجربتان} few {# تجارب} many {# تجربة} other {# تجربة}}",
  },
  tabs: {
    label: "أقسام هذه الصفحة",
    previous: "الأقسام السابقة",
    next: "المزيد من الأقسام",
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
  },
  notFound: {
    title: "هذه الصفحة غير موجودة هنا",
    text: "قد يكون في العنوان خطأ، أو ربما نُقلت الصفحة. حجوزاتك لم تتأثر.",
    home: "الذهاب إلى الصفحة الرئيسية",
  },
  badRequest: {
    title: "هذا العنوان لا يعمل",
    text: "جزء من العنوان غير مفهوم لدينا. تحقق منه أو ابدأ من الصفحة الرئيسية.",
    home: "الذهاب إلى الصفحة الرئيسية",
  },
  unavailable: {
    title: "هذه الصفحة غير متاحة مؤقتًا",
    text: "تعذّر تحميلها الآن. حاول مرة أخرى بعد دقيقة. حجوزاتك لم تتأثر.",
    retry: "حاول مرة أخرى",
  },
};
