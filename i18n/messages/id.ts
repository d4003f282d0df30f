import type { Messages } from "./en.ts";

export const id: Messages = {
  shell: {
    skipToContent: "Langsung ke konten",
    menu: "Menu",
    languageAndCurrency: "Bahasa dan mata uang",
    language: "Bahasa",
    currency: "Mata uang",
    automaticCurrency: "Mata uang setempat",
    pricesUnavailable:
      "Harga belum dapat dimuat saat ini. Anda tetap dapat membuka setiap tiket untuk melihat harganya.",
    notOfficial: "{brand} adalah penjual independen. Ini bukan situs web resmi tempat tersebut.",
  },
  product: {
    from: "mulai",
    wasPrice: "Harga biasa",
    save: "Hemat {percent}%",
    cashback: "Cashback {percent}%",
    checkDates: "Lihat tanggal",
    soldOut: "Habis untuk saat ini",
    soldOutHint: "Lihat tanggal lain",
    bestSeller: "Terlaris",
    sellingOutFast: "Cepat habis",
    rating: "Nilai {average} dari 5, dari {count} penilaian",
  },
  descriptors: {
    AUDIO_GUIDE: "Panduan audio",
    DURATION: "Durasi tetap",
    EXTENDED_VALIDITY: "Masa berlaku lebih lama",
    FLEXIBLE_DURATION: "Durasi fleksibel",
    FREE_CANCELLATION: "Pembatalan gratis",
    GUIDED_TOUR: "Tur dengan pemandu",
    HOTEL_PICKUP: "Penjemputan di hotel",
    INSTANT_CONFIRMATION: "Konfirmasi instan",
    MEALS_INCLUDED: "Termasuk makan",
    MOBILE_TICKET: "Tiket di ponsel",
    SKIP_THE_LINE: "Tanpa antre",
    TRANSFERS_INCLUDED: "Termasuk transportasi",
  },
  cancellation: {
    anytime: "Pembatalan gratis kapan saja sebelum dimulai",
    hours: "Pembatalan gratis hingga {hours, plural, other {# jam}} sebelum dimulai",
    days: "Pembatalan gratis hingga {days, plural, other {# hari}} sebelum dimulai",
  },
  reschedule: {
    hours: "Tidak bisa dibatalkan, tetapi jadwal bisa diubah hingga {hours, plural, other {# jam}} sebelum dimulai",
    anytime: "Tidak bisa dibatalkan, tetapi jadwal bisa diubah kapan saja sebelum dimulai",
    possible: "Tidak bisa dibatalkan, tetapi jadwal bisa diubah",
    never: "Tidak bisa dibatalkan dan jadwal tidak bisa diubah",
  },
  validity: {
    until: "Berlaku hingga {date}",
    days: "Berlaku {days, plural, other {# hari}} sejak pembelian",
    months: "Berlaku {months, plural, other {# bulan}} sejak pembelian",
    extended: "Masa berlaku lebih lama: tanggalnya tertera di tiket Anda",
  },
  promo: {
    absolute: "Diskon {amount}",
    percentage: "Diskon {percent}%",
    capped: "Diskon {percent}%, maksimal {cap}",
  },
  ratingLabels: {
    awesome: "Luar biasa",
    good: "Bagus",
    average: "Cukup",
    poor: "Kurang",
    terrible: "Buruk sekali",
  },
  duration: {
    range: "{shortest} hingga {longest}",
  },
  listing: {
    categories: "Kategori",
    empty: "Belum ada yang dapat dipesan di sini saat ini.",
  },
  tabs: {
    label: "Bagian halaman ini",
  },
  openingHours: {
    title: "Jam buka",
    today: "Hari ini",
    hours: "{opens} hingga {closes}",
    closed: "Tutup",
    lastEntry: "Masuk terakhir {time}",
  },
  gallery: {
    label: "Gambar",
    open: "Buka gambar {n} dari {count}",
    position: "Gambar {n} dari {count}",
    next: "Gambar berikutnya",
    previous: "Gambar sebelumnya",
    close: "Tutup",
    credit: "Foto: {author}",
  },
  quotes: {
    rating: "{rating} dari 5 bintang",
  },
  faq: {
    title: "Pertanyaan umum",
  },
  show: {
    venue: "Tempat",
    duration: "Durasi",
    age: "Usia",
    until: "Dapat dipesan hingga",
    chooseDate: "Pilih tanggal",
  },
  notFound: {
    title: "Halaman ini tidak ada di sini",
    text: "Alamatnya mungkin salah ketik, atau halamannya sudah pindah. Pesanan Anda tidak terpengaruh.",
    home: "Ke beranda",
  },
};
