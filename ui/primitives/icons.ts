import {
  Accessibility, ArrowLeft, ArrowRight, Baby, BadgeCheck, BadgePercent, Bed, Binoculars, Bus, Calendar, CalendarX, Camera, Car,
  Castle, Check, ChevronDown, ChevronLeft, ChevronRight, ChevronUp, CircleAlert, CircleHelp, Clock, Coffee, Compass, CreditCard,
  ExternalLink, FerrisWheel, Footprints, Globe, Headphones, Heart, History, Hotel, House, IdCard, Info, Landmark, Languages,
  Leaf, LifeBuoy, Luggage, Mail, Map, MapPin, Menu, Minus, Moon, Mountain, Music, Palette, Phone, Plane, Play, Plus, Quote,
  Route, Search, Ship, ShieldCheck, ShoppingBag, Smartphone, Sparkles, Star, Sun, Theater, Ticket, TrainFront, TriangleAlert,
  Umbrella, User, Users, Utensils, Wifi, X, Zap,
} from "lucide";

/** The icons pages may use, by their lucide name. */
export const icons = {
  accessibility: Accessibility, "arrow-left": ArrowLeft, "arrow-right": ArrowRight, baby: Baby, "badge-check": BadgeCheck,
  "badge-percent": BadgePercent, bed: Bed, binoculars: Binoculars, bus: Bus, calendar: Calendar, "calendar-x": CalendarX,
  camera: Camera, car: Car, castle: Castle, check: Check, "chevron-down": ChevronDown, "chevron-left": ChevronLeft,
  "chevron-right": ChevronRight, "chevron-up": ChevronUp, "circle-alert": CircleAlert, "circle-help": CircleHelp, clock: Clock,
  coffee: Coffee, compass: Compass, "credit-card": CreditCard, "external-link": ExternalLink, "ferris-wheel": FerrisWheel,
  footprints: Footprints, globe: Globe, headphones: Headphones, heart: Heart, history: History, hotel: Hotel, house: House,
  "id-card": IdCard, info: Info, landmark: Landmark, languages: Languages, leaf: Leaf, "life-buoy": LifeBuoy, luggage: Luggage,
  mail: Mail, map: Map, "map-pin": MapPin, menu: Menu, minus: Minus, moon: Moon, mountain: Mountain, music: Music,
  palette: Palette, phone: Phone, plane: Plane, play: Play, plus: Plus, quote: Quote, route: Route, search: Search, ship: Ship,
  "shield-check": ShieldCheck, "shopping-bag": ShoppingBag, smartphone: Smartphone, sparkles: Sparkles, star: Star, sun: Sun,
  theater: Theater, ticket: Ticket, "train-front": TrainFront, "triangle-alert": TriangleAlert, umbrella: Umbrella, user: User,
  users: Users, utensils: Utensils, wifi: Wifi, x: X, zap: Zap,
} as const;

export type IconName = keyof typeof icons;

/** Icons that point along the line of text: they turn around where it runs from the right. */
export const directional: ReadonlySet<IconName> = new Set<IconName>([
  "arrow-left", "arrow-right", "chevron-left", "chevron-right", "external-link", "quote",
]);
