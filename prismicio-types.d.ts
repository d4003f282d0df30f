import type * as prismic from "@prismicio/client";

type Simplify<T> = { [KeyType in keyof T]: T[KeyType] };


type PickContentRelationshipFieldData<
	TRelationship extends prismic.CustomTypeModelFetchCustomTypeLevel1 | prismic.CustomTypeModelFetchCustomTypeLevel2 | prismic.CustomTypeModelFetchGroupLevel1 | prismic.CustomTypeModelFetchGroupLevel2,
	TData extends Record<string, prismic.AnyRegularField | prismic.GroupField | prismic.NestedGroupField | prismic.SliceZone>,
	TLang extends string
> = |
	// Content relationship fields
	{
		[TSubRelationship in Extract<
			TRelationship["fields"][number], prismic.CustomTypeModelFetchContentRelationshipLevel1
		> as TSubRelationship["id"]]:
			ContentRelationshipFieldWithData<TSubRelationship["customtypes"], TLang>;
	} &
	// Group
	{
		[TGroup in Extract<
			TRelationship["fields"][number], prismic.CustomTypeModelFetchGroupLevel1 | prismic.CustomTypeModelFetchGroupLevel2
		> as TGroup["id"]]:
			TData[TGroup["id"]] extends prismic.GroupField<infer TGroupData>
				? prismic.GroupField<PickContentRelationshipFieldData<TGroup, TGroupData, TLang>>
				: never
	} &
	// Other fields
	{
		[TFieldKey in Extract<TRelationship["fields"][number], string>]:
			TFieldKey extends keyof TData ? TData[TFieldKey] : never;
	};

type ContentRelationshipFieldWithData<
	TCustomType extends readonly (prismic.CustomTypeModelFetchCustomTypeLevel1 | string)[] | readonly (prismic.CustomTypeModelFetchCustomTypeLevel2 | string)[],
	TLang extends string = string
> = {
	[ID in Exclude<TCustomType[number], string>["id"]]:
		prismic.ContentRelationshipField<
			ID,
			TLang,
			PickContentRelationshipFieldData<
				Extract<TCustomType[number], { id: ID }>,
				Extract<prismic.Content.AllDocumentTypes, { type: ID }>["data"],
				TLang
			>
		>
}[Exclude<TCustomType[number], string>["id"]];

/**
 * Item in *Footer → Columns → Links*
 */
export interface CommonFooterDocumentDataColumnsLinksItem {
	/**
	 * Link field in *Footer → Columns → Links*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: Page and the text shown for it
	 * - **API ID Path**: common_footer.columns[].links[].link
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
}

/**
 * Item in *Footer → Columns*
 */
export interface CommonFooterDocumentDataColumnsItem {
	/**
	 * Title field in *Footer → Columns*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: e.g. Discover
	 * - **API ID Path**: common_footer.columns[].title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Links field in *Footer → Columns*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: common_footer.columns[].links[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	links: prismic.NestedGroupField<Simplify<CommonFooterDocumentDataColumnsLinksItem>>;
}

/**
 * Content for Footer documents
 */
interface CommonFooterDocumentData {
	/**
	 * Legal name field in *Footer*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: e.g. Tessera Travel Ltd
	 * - **API ID Path**: common_footer.legal_name
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	legal_name: prismic.KeyTextField;
	
	/**
	 * Not-official line field in *Footer*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Who we are not, in one sentence
	 * - **API ID Path**: common_footer.not_official
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	not_official: prismic.KeyTextField;
	
	/**
	 * Contact field in *Footer*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: e.g. help@tessera.example
	 * - **API ID Path**: common_footer.contact_email
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	contact_email: prismic.KeyTextField;
	
	/**
	 * Columns field in *Footer*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: common_footer.columns[]
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	columns: prismic.GroupField<Simplify<CommonFooterDocumentDataColumnsItem>>;
}

/**
 * Footer document from Prismic
 *
 * - **API ID**: `common_footer`
 * - **Repeatable**: `true`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type CommonFooterDocument<Lang extends string = string> = prismic.PrismicDocumentWithUID<Simplify<CommonFooterDocumentData>, "common_footer", Lang>;

/**
 * Item in *Header → Navigation*
 */
export interface CommonHeaderDocumentDataNavItem {
	/**
	 * Link field in *Header → Navigation*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: Page and the text shown for it
	 * - **API ID Path**: common_header.nav[].link
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
}

/**
 * Item in *Header → Cities*
 */
export interface CommonHeaderDocumentDataCitiesItem {
	/**
	 * Link field in *Header → Cities*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: Page of a city and its name
	 * - **API ID Path**: common_header.cities[].link
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
}

/**
 * Item in *Header → Categories*
 */
export interface CommonHeaderDocumentDataCategoriesItem {
	/**
	 * Category field in *Header → Categories*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: Category id, e.g. 2
	 * - **API ID Path**: common_header.categories[].category
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	category: prismic.NumberField;
	
	/**
	 * Name field in *Header → Categories*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: e.g. Tours: shown where the page's city has a page of it
	 * - **API ID Path**: common_header.categories[].name
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	name: prismic.KeyTextField;
}

/**
 * Item in *Header → Popular categories*
 */
export interface CommonHeaderDocumentDataPopularItem {
	/**
	 * Link field in *Header → Popular categories*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: Page and text, for pages of no city
	 * - **API ID Path**: common_header.popular[].link
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
}

/**
 * Content for Header documents
 */
interface CommonHeaderDocumentData {
	/**
	 * Navigation field in *Header*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: common_header.nav[]
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	nav: prismic.GroupField<Simplify<CommonHeaderDocumentDataNavItem>>;
	
	/**
	 * Cities field in *Header*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: common_header.cities[]
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	cities: prismic.GroupField<Simplify<CommonHeaderDocumentDataCitiesItem>>;
	
	/**
	 * Categories field in *Header*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: common_header.categories[]
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	categories: prismic.GroupField<Simplify<CommonHeaderDocumentDataCategoriesItem>>;
	
	/**
	 * Popular categories field in *Header*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: common_header.popular[]
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	popular: prismic.GroupField<Simplify<CommonHeaderDocumentDataPopularItem>>;
	
	/**
	 * Help field in *Header*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: Help page and the text shown for it
	 * - **API ID Path**: common_header.help
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	help: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
}

/**
 * Header document from Prismic
 *
 * - **API ID**: `common_header`
 * - **Repeatable**: `true`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type CommonHeaderDocument<Lang extends string = string> = prismic.PrismicDocumentWithUID<Simplify<CommonHeaderDocumentData>, "common_header", Lang>;

/**
 * Item in *Content page → Quick information*
 */
export interface ContentPageDocumentDataFactsItem {
	/**
	 * Fact field in *Content page → Quick information*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: What the provider knows wins
	 * - **Default Value**: Recommended duration
	 * - **API ID Path**: content_page.facts[].fact
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	fact: prismic.SelectField<"Recommended duration" | "Visitors per year" | "Entrances" | "Expected wait" | "Expected wait, skip the line" | "UNESCO year" | "Architecture style" | "Timings" | "Size" | "Height" | "Address", "filled">;
	
	/**
	 * From field in *Content page → Quick information*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: Minutes, people, metres or a year
	 * - **API ID Path**: content_page.facts[].from
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	from: prismic.NumberField;
	
	/**
	 * To field in *Content page → Quick information*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: Only for a range
	 * - **API ID Path**: content_page.facts[].to
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	to: prismic.NumberField;
	
	/**
	 * Text field in *Content page → Quick information*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: For what is no number
	 * - **API ID Path**: content_page.facts[].text
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	text: prismic.KeyTextField;
	
	/**
	 * Source field in *Content page → Quick information*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Who says so; without one nothing is shown
	 * - **API ID Path**: content_page.facts[].source
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	source: prismic.KeyTextField;
	
	/**
	 * Where field in *Content page → Quick information*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: The page that says so
	 * - **API ID Path**: content_page.facts[].source_link
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	source_link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * Checked on field in *Content page → Quick information*
	 *
	 * - **Field Type**: Date
	 * - **Placeholder**: When it was read there
	 * - **API ID Path**: content_page.facts[].checked_on
	 * - **Documentation**: https://prismic.io/docs/fields/date
	 */
	checked_on: prismic.DateField;
}

/**
 * Item in *Content page → Accessibility*
 */
export interface ContentPageDocumentDataAccessItem {
	/**
	 * What field in *Content page → Accessibility*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: One fact of access
	 * - **Default Value**: Step-free entrance
	 * - **API ID Path**: content_page.access[].feature
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	feature: prismic.SelectField<"Step-free entrance" | "Step-free inside" | "Lift" | "Even surfaces" | "Accessible toilets" | "Wheelchairs to borrow" | "Pushchairs" | "Companions enter free" | "Assistance dogs", "filled">;
	
	/**
	 * Available field in *Content page → Accessibility*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: Partly takes a note
	 * - **Default Value**: Yes
	 * - **API ID Path**: content_page.access[].available
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	available: prismic.SelectField<"Yes" | "Partly" | "No", "filled">;
	
	/**
	 * Note field in *Content page → Accessibility*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Where, or under which condition
	 * - **API ID Path**: content_page.access[].note
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	note: prismic.KeyTextField;
	
	/**
	 * Source field in *Content page → Accessibility*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Who says so; without one nothing is shown
	 * - **API ID Path**: content_page.access[].source
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	source: prismic.KeyTextField;
	
	/**
	 * Where field in *Content page → Accessibility*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: The page that says so
	 * - **API ID Path**: content_page.access[].source_link
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	source_link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * Checked on field in *Content page → Accessibility*
	 *
	 * - **Field Type**: Date
	 * - **Placeholder**: When it was read there
	 * - **API ID Path**: content_page.access[].checked_on
	 * - **Documentation**: https://prismic.io/docs/fields/date
	 */
	checked_on: prismic.DateField;
}

/**
 * Item in *Content page → Fun facts*
 */
export interface ContentPageDocumentDataFunFactsItem {
	/**
	 * Fact field in *Content page → Fun facts*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: One or two sentences
	 * - **API ID Path**: content_page.fun_facts[].text
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	text: prismic.KeyTextField;
	
	/**
	 * Source field in *Content page → Fun facts*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Who says so; without one nothing is shown
	 * - **API ID Path**: content_page.fun_facts[].source
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	source: prismic.KeyTextField;
	
	/**
	 * Where field in *Content page → Fun facts*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: The page that says so
	 * - **API ID Path**: content_page.fun_facts[].source_link
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	source_link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * Checked on field in *Content page → Fun facts*
	 *
	 * - **Field Type**: Date
	 * - **Placeholder**: When it was read there
	 * - **API ID Path**: content_page.fun_facts[].checked_on
	 * - **Documentation**: https://prismic.io/docs/fields/date
	 */
	checked_on: prismic.DateField;
}

/**
 * Item in *Content page → How full by weekday and hour*
 */
export interface ContentPageDocumentDataCrowdLevelsItem {
	/**
	 * Days field in *Content page → How full by weekday and hour*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: A later row wins
	 * - **Default Value**: Every day
	 * - **API ID Path**: content_page.crowd_levels[].days
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	days: prismic.SelectField<"Every day" | "Monday to Friday" | "Saturday and Sunday" | "Monday" | "Tuesday" | "Wednesday" | "Thursday" | "Friday" | "Saturday" | "Sunday", "filled">;
	
	/**
	 * From field in *Content page → How full by weekday and hour*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: Full hour, 0 to 23
	 * - **API ID Path**: content_page.crowd_levels[].from
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	from: prismic.NumberField;
	
	/**
	 * To field in *Content page → How full by weekday and hour*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: Full hour, 1 to 24, not included
	 * - **API ID Path**: content_page.crowd_levels[].to
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	to: prismic.NumberField;
	
	/**
	 * Level field in *Content page → How full by weekday and hour*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: How full it is
	 * - **Default Value**: Pleasant
	 * - **API ID Path**: content_page.crowd_levels[].level
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	level: prismic.SelectField<"Pleasant" | "Crowded" | "Very crowded" | "Closed", "filled">;
}

/**
 * Item in *Content page → How full by month*
 */
export interface ContentPageDocumentDataSeasonLevelsItem {
	/**
	 * From field in *Content page → How full by month*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: Month, 1 to 12
	 * - **API ID Path**: content_page.season_levels[].from
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	from: prismic.NumberField;
	
	/**
	 * To field in *Content page → How full by month*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: Month, 1 to 12, included
	 * - **API ID Path**: content_page.season_levels[].to
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	to: prismic.NumberField;
	
	/**
	 * Level field in *Content page → How full by month*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: A later row wins
	 * - **Default Value**: Low
	 * - **API ID Path**: content_page.season_levels[].level
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	level: prismic.SelectField<"Low" | "Mid" | "Peak", "filled">;
}

/**
 * Item in *Content page → Sources of the text*
 */
export interface ContentPageDocumentDataSourcesItem {
	/**
	 * Source field in *Content page → Sources of the text*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Who says so; without one nothing is shown
	 * - **API ID Path**: content_page.sources[].source
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	source: prismic.KeyTextField;
	
	/**
	 * Where field in *Content page → Sources of the text*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: The page that says so
	 * - **API ID Path**: content_page.sources[].source_link
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	source_link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * Checked on field in *Content page → Sources of the text*
	 *
	 * - **Field Type**: Date
	 * - **Placeholder**: When it was read there
	 * - **API ID Path**: content_page.sources[].checked_on
	 * - **Documentation**: https://prismic.io/docs/fields/date
	 */
	checked_on: prismic.DateField;
}

type ContentPageDocumentDataSlicesSlice = HeroSlice | TrustBarSlice | ProductGridSlice | RankedProductsSlice | ProductRowSlice | CollectionRowSlice | CityCardsSlice | CategoryPillsSlice | TextBlockSlice | ImageTextSlice | FaqSlice | TabsStartSlice | TabSlice | TabsEndSlice | QuickFactsSlice | OpeningHoursSlice | GallerySlice | QuotesSlice | NoticeSlice | CastListSlice | PhotoCreditsSlice | BreadcrumbsSlice | PopularCategoriesSlice | NearbyCitiesSlice | TopAttractionsSlice | CollectionCarouselSlice | DayTripsSlice | BeyondCitySlice | TopReviewsSlice | TrustBoostersSlice | GuideTeaserSlice | AccordionSlice | ComparisonTableSlice | SafetyBannerSlice | TableOfContentsSlice | PromoCodesSlice | VideoSlice | PopupSlice | PromotionalBannerSlice | CityWeatherSlice | ItineraryDaySlice

/**
 * Content for Content page documents
 */
interface ContentPageDocumentData {
	/**
	 * Heading field in *Content page*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: The page's main heading
	 * - **API ID Path**: content_page.heading
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	heading: prismic.RichTextField;
	
	/**
	 * Introduction field in *Content page*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: A sentence under the heading; the provider's summary if empty
	 * - **API ID Path**: content_page.intro
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	intro: prismic.KeyTextField;
	
	/**
	 * Page type field in *Content page*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Attraction, Shoulder page or City guide; empty for a page of text
	 * - **API ID Path**: content_page.tagged_page_type
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	tagged_page_type: prismic.KeyTextField;
	
	/**
	 * City field in *Content page*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: City code, e.g. ROME
	 * - **API ID Path**: content_page.tagged_city
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	tagged_city: prismic.KeyTextField;
	
	/**
	 * Country field in *Content page*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: ISO code, e.g. IT
	 * - **API ID Path**: content_page.tagged_country
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	tagged_country: prismic.KeyTextField;
	
	/**
	 * Collection field in *Content page*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: Id of its tickets, e.g. 1001
	 * - **API ID Path**: content_page.tagged_collection
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	tagged_collection: prismic.NumberField;
	
	/**
	 * Sight field in *Content page*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: Id of the point of interest, e.g. 1; tag the page sight-1 too
	 * - **API ID Path**: content_page.sight
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	sight: prismic.NumberField;
	
	/**
	 * Part of field in *Content page*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: Id of the sight it belongs to, e.g. 1; tag the page sight-1 too
	 * - **API ID Path**: content_page.part_of
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	part_of: prismic.NumberField;
	
	/**
	 * Topic of a shoulder page field in *Content page*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: Its place in the menu
	 * - **API ID Path**: content_page.topic
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	topic: prismic.SelectField<"None" | "About: History" | "About: Architecture" | "About: Design" | "About: Inside" | "About: Collections" | "About: Paintings" | "About: Animals and exhibits" | "About: Habitats" | "About: Conservation" | "About: Programmes" | "About: Sightseeing cruises" | "About: Dinner cruises" | "About: Sunset cruises" | "Visit: Plan your visit" | "Visit: Skip the line" | "Visit: Guided tours" | "Visit: Night tours" | "Visit: Food tours" | "Visit: Timings" | "Visit: Directions" | "Visit: Parking" | "Visit: Routes" | "Visit: Requirements" | "Visit: Rules" | "Visit: FAQs" | "Visit: Entrances" | "Visit: Restaurants" | "Visit: Facts" | "Visit: Tips" | "Visit: Map" | "Things to do: Rides" | "Things to do: Shows" | "Things to do: Dining" | "Things to do: Shopping" | "Things to do: Events" | "Things to do: Halloween" | "Things to do: Christmas" | "Things to do: New Year's Eve">;
	
	/**
	 * Topic of a city guide's page field in *Content page*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: Its place in the menu; tag the page travel-guide-rome too
	 * - **API ID Path**: content_page.guide_topic
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	guide_topic: prismic.SelectField<"Travel guide" | "Things to do" | "Itinerary" | "Travel tips" | "Best time to visit" | "Where to eat" | "Where to stay" | "Neighbourhoods" | "Local community" | "Family travel" | "Transportation" | "Shopping" | "Festivals and events" | "Arts and culture">;
	
	/**
	 * Address in the local script field in *Content page*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: For a driver, where the provider's address is in Latin letters
	 * - **API ID Path**: content_page.local_address
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	local_address: prismic.KeyTextField;
	
	/**
	 * Quick information field in *Content page*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: content_page.facts[]
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	facts: prismic.GroupField<Simplify<ContentPageDocumentDataFactsItem>>;
	
	/**
	 * Accessibility field in *Content page*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: content_page.access[]
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	access: prismic.GroupField<Simplify<ContentPageDocumentDataAccessItem>>;
	
	/**
	 * Fun facts field in *Content page*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: content_page.fun_facts[]
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	fun_facts: prismic.GroupField<Simplify<ContentPageDocumentDataFunFactsItem>>;
	
	/**
	 * Plan your visit field in *Content page*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: What to do before one goes
	 * - **API ID Path**: content_page.plan_visit
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	plan_visit: prismic.RichTextField;
	
	/**
	 * How full by weekday and hour field in *Content page*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: content_page.crowd_levels[]
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	crowd_levels: prismic.GroupField<Simplify<ContentPageDocumentDataCrowdLevelsItem>>;
	
	/**
	 * How full by month field in *Content page*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: content_page.season_levels[]
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	season_levels: prismic.GroupField<Simplify<ContentPageDocumentDataSeasonLevelsItem>>;
	
	/**
	 * Source of these levels field in *Content page*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Who says so; without one no level is shown
	 * - **API ID Path**: content_page.levels_source
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	levels_source: prismic.KeyTextField;
	
	/**
	 * Where field in *Content page*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: The page that says so
	 * - **API ID Path**: content_page.levels_source_link
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	levels_source_link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * Checked on field in *Content page*
	 *
	 * - **Field Type**: Date
	 * - **Placeholder**: When it was read there
	 * - **API ID Path**: content_page.levels_checked_on
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/date
	 */
	levels_checked_on: prismic.DateField;
	
	/**
	 * Sources of the text field in *Content page*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: content_page.sources[]
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	sources: prismic.GroupField<Simplify<ContentPageDocumentDataSourcesItem>>;
	
	/**
	 * Slice Zone field in *Content page*
	 *
	 * - **Field Type**: Slice Zone
	 * - **Placeholder**: *None*
	 * - **API ID Path**: content_page.slices[]
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/slices
	 */
	slices: prismic.SliceZone<ContentPageDocumentDataSlicesSlice>;/**
	 * Meta title field in *Content page*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Up to 60 characters; the page's heading if empty
	 * - **API ID Path**: content_page.meta_title
	 * - **Tab**: SEO & Metadata
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_title: prismic.KeyTextField;
	
	/**
	 * Meta description field in *Content page*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Up to 155 characters
	 * - **API ID Path**: content_page.meta_description
	 * - **Tab**: SEO & Metadata
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_description: prismic.KeyTextField;
	
	/**
	 * Share image (1200 × 630) field in *Content page*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: content_page.share_image
	 * - **Tab**: SEO & Metadata
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	share_image: prismic.ImageField<never>;
}

/**
 * Content page document from Prismic
 *
 * - **API ID**: `content_page`
 * - **Repeatable**: `true`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type ContentPageDocument<Lang extends string = string> = prismic.PrismicDocumentWithUID<Simplify<ContentPageDocumentData>, "content_page", Lang>;

type CookiePageDocumentDataSlicesSlice = TextBlockSlice | FaqSlice | NoticeSlice

/**
 * Content for Cookie settings page documents
 */
interface CookiePageDocumentData {
	/**
	 * Slice Zone field in *Cookie settings page*
	 *
	 * - **Field Type**: Slice Zone
	 * - **Placeholder**: *None*
	 * - **API ID Path**: cookie_page.slices[]
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/slices
	 */
	slices: prismic.SliceZone<CookiePageDocumentDataSlicesSlice>;/**
	 * Meta title field in *Cookie settings page*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Up to 60 characters
	 * - **API ID Path**: cookie_page.meta_title
	 * - **Tab**: SEO & Metadata
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_title: prismic.KeyTextField;
	
	/**
	 * Meta description field in *Cookie settings page*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Up to 155 characters
	 * - **API ID Path**: cookie_page.meta_description
	 * - **Tab**: SEO & Metadata
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_description: prismic.KeyTextField;
	
	/**
	 * Share image (1200 × 630) field in *Cookie settings page*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: cookie_page.share_image
	 * - **Tab**: SEO & Metadata
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	share_image: prismic.ImageField<never>;
}

/**
 * Cookie settings page document from Prismic
 *
 * - **API ID**: `cookie_page`
 * - **Repeatable**: `true`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type CookiePageDocument<Lang extends string = string> = prismic.PrismicDocumentWithUID<Simplify<CookiePageDocumentData>, "cookie_page", Lang>;

type ExperienceDocumentDataSlicesSlice = HeroSlice | TrustBarSlice | ProductGridSlice | RankedProductsSlice | CollectionRowSlice | CityCardsSlice | CategoryPillsSlice | TextBlockSlice | ImageTextSlice | FaqSlice | TabsStartSlice | TabSlice | TabsEndSlice | QuickFactsSlice | OpeningHoursSlice | GallerySlice | QuotesSlice | NoticeSlice | CastListSlice | PhotoCreditsSlice | PopularCategoriesSlice | NearbyCitiesSlice | TopAttractionsSlice | CollectionCarouselSlice | DayTripsSlice | BeyondCitySlice | TopReviewsSlice | TrustBoostersSlice | GuideTeaserSlice | AccordionSlice | ComparisonTableSlice | SafetyBannerSlice | TableOfContentsSlice | PromoCodesSlice | VideoSlice | PopupSlice | PromotionalBannerSlice

/**
 * Content for Experience page documents
 */
interface ExperienceDocumentData {
	/**
	 * Product field in *Experience page*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: Product id, e.g. 50002
	 * - **API ID Path**: experience.tgid
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	tgid: prismic.NumberField;
	
	/**
	 * Introduction field in *Experience page*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Two sentences at most
	 * - **API ID Path**: experience.intro
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	intro: prismic.KeyTextField;
	
	/**
	 * Slice Zone field in *Experience page*
	 *
	 * - **Field Type**: Slice Zone
	 * - **Placeholder**: *None*
	 * - **API ID Path**: experience.slices[]
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/slices
	 */
	slices: prismic.SliceZone<ExperienceDocumentDataSlicesSlice>;/**
	 * Meta title field in *Experience page*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Up to 60 characters; the product's name if empty
	 * - **API ID Path**: experience.meta_title
	 * - **Tab**: SEO & Metadata
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_title: prismic.KeyTextField;
	
	/**
	 * Meta description field in *Experience page*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Up to 155 characters; the product's highlights if empty
	 * - **API ID Path**: experience.meta_description
	 * - **Tab**: SEO & Metadata
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_description: prismic.KeyTextField;
	
	/**
	 * Share image (1200 × 630) field in *Experience page*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: experience.share_image
	 * - **Tab**: SEO & Metadata
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	share_image: prismic.ImageField<never>;
}

/**
 * Experience page document from Prismic
 *
 * - **API ID**: `experience`
 * - **Repeatable**: `true`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type ExperienceDocument<Lang extends string = string> = prismic.PrismicDocumentWithUID<Simplify<ExperienceDocumentData>, "experience", Lang>;

type GlobalHomepageDocumentDataSlicesSlice = HeroSlice | TrustBarSlice | ProductGridSlice | RankedProductsSlice | ProductRowSlice | CollectionRowSlice | CityCardsSlice | CategoryPillsSlice | TextBlockSlice | ImageTextSlice | FaqSlice | TabsStartSlice | TabSlice | TabsEndSlice | QuickFactsSlice | OpeningHoursSlice | GallerySlice | QuotesSlice | NoticeSlice | CastListSlice | PhotoCreditsSlice | PopularCategoriesSlice | NearbyCitiesSlice | TopAttractionsSlice | CollectionCarouselSlice | DayTripsSlice | BeyondCitySlice | TopReviewsSlice | TrustBoostersSlice | GuideTeaserSlice | AccordionSlice | ComparisonTableSlice | SafetyBannerSlice | TableOfContentsSlice | PromoCodesSlice | VideoSlice | PopupSlice | PromotionalBannerSlice

/**
 * Content for Global homepage documents
 */
interface GlobalHomepageDocumentData {
	/**
	 * Slice Zone field in *Global homepage*
	 *
	 * - **Field Type**: Slice Zone
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_homepage.slices[]
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/slices
	 */
	slices: prismic.SliceZone<GlobalHomepageDocumentDataSlicesSlice>;/**
	 * Meta title field in *Global homepage*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Up to 60 characters; the page's heading if empty
	 * - **API ID Path**: global_homepage.meta_title
	 * - **Tab**: SEO & Metadata
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_title: prismic.KeyTextField;
	
	/**
	 * Meta description field in *Global homepage*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Up to 155 characters
	 * - **API ID Path**: global_homepage.meta_description
	 * - **Tab**: SEO & Metadata
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_description: prismic.KeyTextField;
	
	/**
	 * Share image (1200 × 630) field in *Global homepage*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: global_homepage.share_image
	 * - **Tab**: SEO & Metadata
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	share_image: prismic.ImageField<never>;
}

/**
 * Global homepage document from Prismic
 *
 * - **API ID**: `global_homepage`
 * - **Repeatable**: `true`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type GlobalHomepageDocument<Lang extends string = string> = prismic.PrismicDocumentWithUID<Simplify<GlobalHomepageDocumentData>, "global_homepage", Lang>;

type MicrositeDocumentDataSlicesSlice = HeroSlice | TrustBarSlice | ProductGridSlice | RankedProductsSlice | ProductRowSlice | CollectionRowSlice | CityCardsSlice | CategoryPillsSlice | TextBlockSlice | ImageTextSlice | FaqSlice | TabsStartSlice | TabSlice | TabsEndSlice | QuickFactsSlice | OpeningHoursSlice | GallerySlice | QuotesSlice | NoticeSlice | CastListSlice | PhotoCreditsSlice | ListingSlice | BreadcrumbsSlice | PopularCategoriesSlice | NearbyCitiesSlice | TopAttractionsSlice | CollectionCarouselSlice | DayTripsSlice | BeyondCitySlice | TopReviewsSlice | TrustBoostersSlice | GuideTeaserSlice | AccordionSlice | ComparisonTableSlice | SafetyBannerSlice | TableOfContentsSlice | PromoCodesSlice | VideoSlice | PopupSlice | PromotionalBannerSlice | NewsletterSlice | HohoRoutesSlice | AirportTransfersSlice

/**
 * Content for Microsite documents
 */
interface MicrositeDocumentData {
	/**
	 * Heading field in *Microsite*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Shown above the slices when no hero has a title
	 * - **API ID Path**: microsite.heading
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	heading: prismic.KeyTextField;
	
	/**
	 * City field in *Microsite*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: City code, e.g. ROME
	 * - **API ID Path**: microsite.tagged_city
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	tagged_city: prismic.KeyTextField;
	
	/**
	 * Country field in *Microsite*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: ISO code, e.g. IT
	 * - **API ID Path**: microsite.tagged_country
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	tagged_country: prismic.KeyTextField;
	
	/**
	 * Collection field in *Microsite*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: Collection id, e.g. 1001
	 * - **API ID Path**: microsite.tagged_collection
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	tagged_collection: prismic.NumberField;
	
	/**
	 * Category field in *Microsite*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Category id, e.g. 1
	 * - **API ID Path**: microsite.tagged_category
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	tagged_category: prismic.KeyTextField;
	
	/**
	 * Sub-category field in *Microsite*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Sub-category id, e.g. 1019
	 * - **API ID Path**: microsite.tagged_sub_category
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	tagged_sub_category: prismic.KeyTextField;
	
	/**
	 * Content type field in *Microsite*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Tickets, Hop-on hop-off, or your own
	 * - **API ID Path**: microsite.tagged_content_type
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	tagged_content_type: prismic.KeyTextField;
	
	/**
	 * Microsite type field in *Microsite*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: Choose one
	 * - **Default Value**: A1: Collection
	 * - **API ID Path**: microsite.tagged_mb_type
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	tagged_mb_type: prismic.SelectField<"A1: Collection" | "A1: City guide" | "A1: Home page" | "A1: Sub category" | "A1: Category" | "A2: Category" | "A2: Sub category" | "B1: Global" | "B1: Global home page" | "C1: Collection", "filled">;
	
	/**
	 * Page type field in *Microsite*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: City, Country, Landing page, or your own
	 * - **API ID Path**: microsite.tagged_page_type
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	tagged_page_type: prismic.KeyTextField;
	
	/**
	 * Slice Zone field in *Microsite*
	 *
	 * - **Field Type**: Slice Zone
	 * - **Placeholder**: *None*
	 * - **API ID Path**: microsite.slices[]
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/slices
	 */
	slices: prismic.SliceZone<MicrositeDocumentDataSlicesSlice>;/**
	 * Meta title field in *Microsite*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Up to 60 characters; the page's heading if empty
	 * - **API ID Path**: microsite.meta_title
	 * - **Tab**: SEO & Metadata
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_title: prismic.KeyTextField;
	
	/**
	 * Meta description field in *Microsite*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Up to 155 characters
	 * - **API ID Path**: microsite.meta_description
	 * - **Tab**: SEO & Metadata
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_description: prismic.KeyTextField;
	
	/**
	 * Share image (1200 × 630) field in *Microsite*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: microsite.share_image
	 * - **Tab**: SEO & Metadata
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	share_image: prismic.ImageField<never>;
}

/**
 * Microsite document from Prismic
 *
 * - **API ID**: `microsite`
 * - **Repeatable**: `true`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type MicrositeDocument<Lang extends string = string> = prismic.PrismicDocumentWithUID<Simplify<MicrositeDocumentData>, "microsite", Lang>;

type NewsPageDocumentDataSlicesSlice = NewsletterSlice | HeroSlice | TrustBarSlice | ProductGridSlice | RankedProductsSlice | ProductRowSlice | CollectionRowSlice | CityCardsSlice | CategoryPillsSlice | TextBlockSlice | ImageTextSlice | FaqSlice | TabsStartSlice | TabSlice | TabsEndSlice | QuickFactsSlice | OpeningHoursSlice | GallerySlice | QuotesSlice | NoticeSlice | CastListSlice | PhotoCreditsSlice | BreadcrumbsSlice | PopularCategoriesSlice | NearbyCitiesSlice | TopAttractionsSlice | CollectionCarouselSlice | DayTripsSlice | BeyondCitySlice | TopReviewsSlice | TrustBoostersSlice | GuideTeaserSlice | AccordionSlice | ComparisonTableSlice | SafetyBannerSlice | TableOfContentsSlice | PromoCodesSlice | VideoSlice | PopupSlice | PromotionalBannerSlice

/**
 * Content for News page documents
 */
interface NewsPageDocumentData {
	/**
	 * Headline field in *News page*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Plain words: lists of news show it too, and expand no shortcode
	 * - **API ID Path**: news_page.headline
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	headline: prismic.KeyTextField;
	
	/**
	 * Standfirst field in *News page*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: One or two sentences; lists omit one with shortcodes
	 * - **API ID Path**: news_page.standfirst
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	standfirst: prismic.KeyTextField;
	
	/**
	 * Author field in *News page*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Who wrote it; the site's brand if empty
	 * - **API ID Path**: news_page.author
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	author: prismic.KeyTextField;
	
	/**
	 * The author is field in *News page*
	 *
	 * - **Field Type**: Boolean
	 * - **Placeholder**: *None*
	 * - **Default Value**: false
	 * - **API ID Path**: news_page.author_is_person
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/boolean
	 */
	author_is_person: prismic.BooleanField;
	
	/**
	 * Published field in *News page*
	 *
	 * - **Field Type**: Date
	 * - **Placeholder**: The day of the story; the latest is listed first
	 * - **API ID Path**: news_page.publication_date
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/date
	 */
	publication_date: prismic.DateField;
	
	/**
	 * Photograph (3 : 2) field in *News page*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: news_page.photo
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	photo: prismic.ImageField<never>;
	
	/**
	 * Photo credit field in *News page*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Author and licence, e.g. David Iliff, CC BY-SA 4.0
	 * - **API ID Path**: news_page.photo_credit
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	photo_credit: prismic.KeyTextField;
	
	/**
	 * Story field in *News page*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: A page without a story is the list of all news of its site
	 * - **API ID Path**: news_page.body
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	body: prismic.RichTextField;
	
	/**
	 * Shows field in *News page*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Ids of the shows that the story is about, separated by commas
	 * - **API ID Path**: news_page.show_ids
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	show_ids: prismic.KeyTextField;
	
	/**
	 * Featured field in *News page*
	 *
	 * - **Field Type**: Boolean
	 * - **Placeholder**: *None*
	 * - **Default Value**: false
	 * - **API ID Path**: news_page.featured
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/boolean
	 */
	featured: prismic.BooleanField;
	
	/**
	 * Slice Zone field in *News page*
	 *
	 * - **Field Type**: Slice Zone
	 * - **Placeholder**: *None*
	 * - **API ID Path**: news_page.slices[]
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/slices
	 */
	slices: prismic.SliceZone<NewsPageDocumentDataSlicesSlice>;/**
	 * Meta title field in *News page*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Up to 60 characters; the page's heading if empty
	 * - **API ID Path**: news_page.meta_title
	 * - **Tab**: SEO & Metadata
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_title: prismic.KeyTextField;
	
	/**
	 * Meta description field in *News page*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Up to 155 characters
	 * - **API ID Path**: news_page.meta_description
	 * - **Tab**: SEO & Metadata
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_description: prismic.KeyTextField;
	
	/**
	 * Share image (1200 × 630) field in *News page*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: news_page.share_image
	 * - **Tab**: SEO & Metadata
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	share_image: prismic.ImageField<never>;
}

/**
 * News page document from Prismic
 *
 * - **API ID**: `news_page`
 * - **Repeatable**: `true`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type NewsPageDocument<Lang extends string = string> = prismic.PrismicDocumentWithUID<Simplify<NewsPageDocumentData>, "news_page", Lang>;

type PlanPageDocumentDataSlicesSlice = HeroSlice | TrustBarSlice | ProductGridSlice | RankedProductsSlice | CollectionRowSlice | CityCardsSlice | CategoryPillsSlice | TextBlockSlice | ImageTextSlice | FaqSlice | TabsStartSlice | TabSlice | TabsEndSlice | QuickFactsSlice | OpeningHoursSlice | GallerySlice | QuotesSlice | NoticeSlice | CastListSlice | PhotoCreditsSlice

/**
 * Content for Plan page documents
 */
interface PlanPageDocumentData {
	/**
	 * Slice Zone field in *Plan page*
	 *
	 * - **Field Type**: Slice Zone
	 * - **Placeholder**: *None*
	 * - **API ID Path**: plan_page.slices[]
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/slices
	 */
	slices: prismic.SliceZone<PlanPageDocumentDataSlicesSlice>;/**
	 * Meta title field in *Plan page*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Up to 60 characters
	 * - **API ID Path**: plan_page.meta_title
	 * - **Tab**: SEO & Metadata
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_title: prismic.KeyTextField;
	
	/**
	 * Meta description field in *Plan page*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Up to 155 characters
	 * - **API ID Path**: plan_page.meta_description
	 * - **Tab**: SEO & Metadata
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_description: prismic.KeyTextField;
	
	/**
	 * Share image (1200 × 630) field in *Plan page*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: plan_page.share_image
	 * - **Tab**: SEO & Metadata
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	share_image: prismic.ImageField<never>;
}

/**
 * Plan page document from Prismic
 *
 * - **API ID**: `plan_page`
 * - **Repeatable**: `true`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type PlanPageDocument<Lang extends string = string> = prismic.PrismicDocumentWithUID<Simplify<PlanPageDocumentData>, "plan_page", Lang>;

/**
 * Content for Redirect documents
 */
interface RedirectDocumentData {
	/**
	 * Leads to field in *Redirect*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: Page or address
	 * - **API ID Path**: redirect.to
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	to: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * Permanent field in *Redirect*
	 *
	 * - **Field Type**: Boolean
	 * - **Placeholder**: *None*
	 * - **Default Value**: false
	 * - **API ID Path**: redirect.permanent
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/boolean
	 */
	permanent: prismic.BooleanField;
}

/**
 * Redirect document from Prismic
 *
 * - **API ID**: `redirect`
 * - **Repeatable**: `true`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type RedirectDocument<Lang extends string = string> = prismic.PrismicDocumentWithUID<Simplify<RedirectDocumentData>, "redirect", Lang>;

type ReviewsPageDocumentDataSlicesSlice = ProductGridSlice | RankedProductsSlice | CollectionRowSlice | TextBlockSlice | ImageTextSlice | FaqSlice | QuotesSlice | NoticeSlice | TrustBoostersSlice | AccordionSlice

/**
 * Content for Reviews page documents
 */
interface ReviewsPageDocumentData {
	/**
	 * Heading field in *Reviews page*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: The page's main heading; made of the name if empty
	 * - **API ID Path**: reviews_page.heading
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	heading: prismic.RichTextField;
	
	/**
	 * Introduction field in *Reviews page*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: One or two sentences under the heading
	 * - **API ID Path**: reviews_page.intro
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	intro: prismic.KeyTextField;
	
	/**
	 * Product id field in *Reviews page*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: The product that is reviewed, e.g. 50002
	 * - **API ID Path**: reviews_page.reviewed_product
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	reviewed_product: prismic.NumberField;
	
	/**
	 * Collection id field in *Reviews page*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: The collection that is reviewed, without a product. Without either the page says how reviews are verified
	 * - **API ID Path**: reviews_page.collection
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	collection: prismic.NumberField;
	
	/**
	 * City field in *Reviews page*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: City code, e.g. ROME
	 * - **API ID Path**: reviews_page.tagged_city
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	tagged_city: prismic.KeyTextField;
	
	/**
	 * Country field in *Reviews page*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: ISO code, e.g. IT
	 * - **API ID Path**: reviews_page.tagged_country
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	tagged_country: prismic.KeyTextField;
	
	/**
	 * Slice Zone field in *Reviews page*
	 *
	 * - **Field Type**: Slice Zone
	 * - **Placeholder**: *None*
	 * - **API ID Path**: reviews_page.slices[]
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/slices
	 */
	slices: prismic.SliceZone<ReviewsPageDocumentDataSlicesSlice>;/**
	 * Meta title field in *Reviews page*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Up to 60 characters; the page's heading and the brand if empty
	 * - **API ID Path**: reviews_page.meta_title
	 * - **Tab**: SEO & Metadata
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_title: prismic.KeyTextField;
	
	/**
	 * Meta description field in *Reviews page*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Up to 155 characters
	 * - **API ID Path**: reviews_page.meta_description
	 * - **Tab**: SEO & Metadata
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_description: prismic.KeyTextField;
	
	/**
	 * Share image (1200 × 630) field in *Reviews page*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: reviews_page.share_image
	 * - **Tab**: SEO & Metadata
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	share_image: prismic.ImageField<never>;
}

/**
 * Reviews page document from Prismic
 *
 * - **API ID**: `reviews_page`
 * - **Repeatable**: `true`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type ReviewsPageDocument<Lang extends string = string> = prismic.PrismicDocumentWithUID<Simplify<ReviewsPageDocumentData>, "reviews_page", Lang>;

type SavedPageDocumentDataSlicesSlice = HeroSlice | TrustBarSlice | ProductGridSlice | RankedProductsSlice | CollectionRowSlice | CityCardsSlice | CategoryPillsSlice | TextBlockSlice | ImageTextSlice | FaqSlice | TabsStartSlice | TabSlice | TabsEndSlice | QuickFactsSlice | OpeningHoursSlice | GallerySlice | QuotesSlice | NoticeSlice | CastListSlice | PhotoCreditsSlice

/**
 * Content for Saved page documents
 */
interface SavedPageDocumentData {
	/**
	 * Slice Zone field in *Saved page*
	 *
	 * - **Field Type**: Slice Zone
	 * - **Placeholder**: *None*
	 * - **API ID Path**: saved_page.slices[]
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/slices
	 */
	slices: prismic.SliceZone<SavedPageDocumentDataSlicesSlice>;/**
	 * Meta title field in *Saved page*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Up to 60 characters
	 * - **API ID Path**: saved_page.meta_title
	 * - **Tab**: SEO & Metadata
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_title: prismic.KeyTextField;
	
	/**
	 * Meta description field in *Saved page*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Up to 155 characters
	 * - **API ID Path**: saved_page.meta_description
	 * - **Tab**: SEO & Metadata
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_description: prismic.KeyTextField;
	
	/**
	 * Share image (1200 × 630) field in *Saved page*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: saved_page.share_image
	 * - **Tab**: SEO & Metadata
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	share_image: prismic.ImageField<never>;
}

/**
 * Saved page document from Prismic
 *
 * - **API ID**: `saved_page`
 * - **Repeatable**: `true`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type SavedPageDocument<Lang extends string = string> = prismic.PrismicDocumentWithUID<Simplify<SavedPageDocumentData>, "saved_page", Lang>;

type SearchPageDocumentDataSlicesSlice = HeroSlice | TrustBarSlice | ProductGridSlice | RankedProductsSlice | CollectionRowSlice | CityCardsSlice | CategoryPillsSlice | TextBlockSlice | ImageTextSlice | FaqSlice | TabsStartSlice | TabSlice | TabsEndSlice | QuickFactsSlice | OpeningHoursSlice | GallerySlice | QuotesSlice | NoticeSlice | CastListSlice | PhotoCreditsSlice

/**
 * Content for Search page documents
 */
interface SearchPageDocumentData {
	/**
	 * Slice Zone field in *Search page*
	 *
	 * - **Field Type**: Slice Zone
	 * - **Placeholder**: *None*
	 * - **API ID Path**: search_page.slices[]
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/slices
	 */
	slices: prismic.SliceZone<SearchPageDocumentDataSlicesSlice>;/**
	 * Meta title field in *Search page*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Up to 60 characters
	 * - **API ID Path**: search_page.meta_title
	 * - **Tab**: SEO & Metadata
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_title: prismic.KeyTextField;
	
	/**
	 * Meta description field in *Search page*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Up to 155 characters
	 * - **API ID Path**: search_page.meta_description
	 * - **Tab**: SEO & Metadata
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_description: prismic.KeyTextField;
	
	/**
	 * Share image (1200 × 630) field in *Search page*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: search_page.share_image
	 * - **Tab**: SEO & Metadata
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	share_image: prismic.ImageField<never>;
}

/**
 * Search page document from Prismic
 *
 * - **API ID**: `search_page`
 * - **Repeatable**: `true`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type SearchPageDocument<Lang extends string = string> = prismic.PrismicDocumentWithUID<Simplify<SearchPageDocumentData>, "search_page", Lang>;

type ShowpageDocumentDataSlicesSlice = HeroSlice | TrustBarSlice | ProductGridSlice | RankedProductsSlice | CollectionRowSlice | CityCardsSlice | CategoryPillsSlice | TextBlockSlice | ImageTextSlice | FaqSlice | TabsStartSlice | TabSlice | TabsEndSlice | QuickFactsSlice | OpeningHoursSlice | GallerySlice | QuotesSlice | NoticeSlice | CastListSlice | PhotoCreditsSlice | BreadcrumbsSlice | PopularCategoriesSlice | NearbyCitiesSlice | TopAttractionsSlice | CollectionCarouselSlice | DayTripsSlice | BeyondCitySlice | TopReviewsSlice | TrustBoostersSlice | GuideTeaserSlice | AccordionSlice | ComparisonTableSlice | SafetyBannerSlice | TableOfContentsSlice | PromoCodesSlice | VideoSlice | PopupSlice | PromotionalBannerSlice

/**
 * Content for Show page documents
 */
interface ShowpageDocumentData {
	/**
	 * Product field in *Show page*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: Product id, e.g. 51001
	 * - **API ID Path**: showpage.tgid
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	tgid: prismic.NumberField;
	
	/**
	 * Show field in *Show page*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: e.g. The Lighthouse
	 * - **API ID Path**: showpage.show_name
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	show_name: prismic.KeyTextField;
	
	/**
	 * Type field in *Show page*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: e.g. Musical
	 * - **API ID Path**: showpage.show_type
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	show_type: prismic.KeyTextField;
	
	/**
	 * Theatre field in *Show page*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Only if the provider does not send it, e.g. Aldwych Theatre
	 * - **API ID Path**: showpage.theatre_name
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	theatre_name: prismic.KeyTextField;
	
	/**
	 * Theatre's address field in *Show page*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Only if the provider does not send it: street, postcode, city
	 * - **API ID Path**: showpage.theatre_address
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	theatre_address: prismic.KeyTextField;
	
	/**
	 * Duration (minutes) field in *Show page*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: Only if the provider does not send it; interval included
	 * - **API ID Path**: showpage.duration_minutes
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	duration_minutes: prismic.NumberField;
	
	/**
	 * Interval (minutes) field in *Show page*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: Only if the provider does not send it
	 * - **API ID Path**: showpage.interval_minutes
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	interval_minutes: prismic.NumberField;
	
	/**
	 * Age field in *Show page*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Only if the provider does not send it, e.g. Recommended for ages 8 and over
	 * - **API ID Path**: showpage.age_limit
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	age_limit: prismic.KeyTextField;
	
	/**
	 * Opening date field in *Show page*
	 *
	 * - **Field Type**: Date
	 * - **Placeholder**: *None*
	 * - **API ID Path**: showpage.opening_date
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/date
	 */
	opening_date: prismic.DateField;
	
	/**
	 * Closing date field in *Show page*
	 *
	 * - **Field Type**: Date
	 * - **Placeholder**: *None*
	 * - **API ID Path**: showpage.closing_date
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/date
	 */
	closing_date: prismic.DateField;
	
	/**
	 * The show as blocks: headings begin sections, tabs and details field in *Show page*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: Heading 2: About show, Tickets, FAQ … Heading 5: Duration, Age limit … and its value below
	 * - **API ID Path**: showpage.blocks
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	blocks: prismic.RichTextField;
	
	/**
	 * Poster (4:5, at least 800 px wide) field in *Show page*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: showpage.poster
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	poster: prismic.ImageField<never>;
	
	/**
	 * City field in *Show page*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: City code, e.g. ROME
	 * - **API ID Path**: showpage.tagged_city
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	tagged_city: prismic.KeyTextField;
	
	/**
	 * Country field in *Show page*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: ISO code, e.g. IT
	 * - **API ID Path**: showpage.tagged_country
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	tagged_country: prismic.KeyTextField;
	
	/**
	 * Collection field in *Show page*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: Collection id, e.g. 3001
	 * - **API ID Path**: showpage.tagged_collection
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	tagged_collection: prismic.NumberField;
	
	/**
	 * Category field in *Show page*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Category id, e.g. 7
	 * - **API ID Path**: showpage.tagged_category
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	tagged_category: prismic.KeyTextField;
	
	/**
	 * Sub-category field in *Show page*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Sub-category id, e.g. 7001
	 * - **API ID Path**: showpage.tagged_sub_category
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	tagged_sub_category: prismic.KeyTextField;
	
	/**
	 * Content type field in *Show page*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: e.g. Show page
	 * - **API ID Path**: showpage.tagged_content_type
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	tagged_content_type: prismic.KeyTextField;
	
	/**
	 * Market tier field in *Show page*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: e.g. A1: Collection
	 * - **API ID Path**: showpage.tagged_mb_type
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	tagged_mb_type: prismic.KeyTextField;
	
	/**
	 * Page type field in *Show page*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: e.g. Landing page
	 * - **API ID Path**: showpage.tagged_page_type
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	tagged_page_type: prismic.KeyTextField;
	
	/**
	 * Slice Zone field in *Show page*
	 *
	 * - **Field Type**: Slice Zone
	 * - **Placeholder**: *None*
	 * - **API ID Path**: showpage.slices[]
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/slices
	 */
	slices: prismic.SliceZone<ShowpageDocumentDataSlicesSlice>;/**
	 * Meta title field in *Show page*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Up to 60 characters; the page's heading if empty
	 * - **API ID Path**: showpage.meta_title
	 * - **Tab**: SEO & Metadata
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_title: prismic.KeyTextField;
	
	/**
	 * Meta description field in *Show page*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Up to 155 characters
	 * - **API ID Path**: showpage.meta_description
	 * - **Tab**: SEO & Metadata
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_description: prismic.KeyTextField;
	
	/**
	 * Share image (1200 × 630) field in *Show page*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: showpage.share_image
	 * - **Tab**: SEO & Metadata
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	share_image: prismic.ImageField<never>;
}

/**
 * Show page document from Prismic
 *
 * - **API ID**: `showpage`
 * - **Repeatable**: `true`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type ShowpageDocument<Lang extends string = string> = prismic.PrismicDocumentWithUID<Simplify<ShowpageDocumentData>, "showpage", Lang>;

/**
 * Item in *Theatre page → Getting home*
 */
export interface VenuePageDocumentDataGettingHomeItem {
	/**
	 * Fact field in *Theatre page → Getting home*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: e.g. Night buses leave from Wick Street after the last Tube
	 * - **API ID Path**: venue_page.getting_home[].fact
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	fact: prismic.KeyTextField;
	
	/**
	 * Source field in *Theatre page → Getting home*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Who says so; without one the fact is not shown
	 * - **API ID Path**: venue_page.getting_home[].source
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	source: prismic.KeyTextField;
}

/**
 * Item in *Theatre page → Places to eat*
 */
export interface VenuePageDocumentDataPlacesToEatItem {
	/**
	 * Name field in *Theatre page → Places to eat*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: e.g. Naschmarkt
	 * - **API ID Path**: venue_page.places_to_eat[].name
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	name: prismic.KeyTextField;
	
	/**
	 * Address field in *Theatre page → Places to eat*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Street and number
	 * - **API ID Path**: venue_page.places_to_eat[].address
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	address: prismic.KeyTextField;
	
	/**
	 * Location field in *Theatre page → Places to eat*
	 *
	 * - **Field Type**: GeoPoint
	 * - **Placeholder**: *None*
	 * - **API ID Path**: venue_page.places_to_eat[].location
	 * - **Documentation**: https://prismic.io/docs/fields/geopoint
	 */
	location: prismic.GeoPointField;
	
	/**
	 * Source field in *Theatre page → Places to eat*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Who says so; without one the place is not shown
	 * - **API ID Path**: venue_page.places_to_eat[].source
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	source: prismic.KeyTextField;
}

/**
 * Item in *Theatre page → Accessibility*
 */
export interface VenuePageDocumentDataAccessibilityItem {
	/**
	 * Fact field in *Theatre page → Accessibility*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: e.g. Step-free entrance in Wick Street
	 * - **API ID Path**: venue_page.accessibility[].fact
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	fact: prismic.KeyTextField;
	
	/**
	 * Source field in *Theatre page → Accessibility*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Who says so; without one the fact is not shown
	 * - **API ID Path**: venue_page.accessibility[].source
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	source: prismic.KeyTextField;
}

type VenuePageDocumentDataSlicesSlice = HeroSlice | TrustBarSlice | ProductGridSlice | RankedProductsSlice | ProductRowSlice | CollectionRowSlice | CityCardsSlice | CategoryPillsSlice | TextBlockSlice | ImageTextSlice | FaqSlice | TabsStartSlice | TabSlice | TabsEndSlice | QuickFactsSlice | OpeningHoursSlice | GallerySlice | QuotesSlice | NoticeSlice | CastListSlice | PhotoCreditsSlice | BreadcrumbsSlice | PopularCategoriesSlice | NearbyCitiesSlice | TopAttractionsSlice | CollectionCarouselSlice | DayTripsSlice | BeyondCitySlice | TopReviewsSlice | TrustBoostersSlice | GuideTeaserSlice | AccordionSlice | ComparisonTableSlice | SafetyBannerSlice | TableOfContentsSlice | PromoCodesSlice | VideoSlice | PopupSlice | PromotionalBannerSlice

/**
 * Content for Theatre page documents
 */
interface VenuePageDocumentData {
	/**
	 * Theatre field in *Theatre page*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: The provider's key of the theatre, e.g. marlowe-playhouse
	 * - **API ID Path**: venue_page.venue
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	venue: prismic.KeyTextField;
	
	/**
	 * Name field in *Theatre page*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: The name in this language, e.g. Marlowe Playhouse
	 * - **API ID Path**: venue_page.theatre_name
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	theatre_name: prismic.KeyTextField;
	
	/**
	 * Getting there field in *Theatre page*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: Stations, bus stops and entrances; the address and a map are shown below
	 * - **API ID Path**: venue_page.getting_there
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	getting_there: prismic.RichTextField;
	
	/**
	 * Getting home field in *Theatre page*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: venue_page.getting_home[]
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	getting_home: prismic.GroupField<Simplify<VenuePageDocumentDataGettingHomeItem>>;
	
	/**
	 * Places to eat field in *Theatre page*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: venue_page.places_to_eat[]
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	places_to_eat: prismic.GroupField<Simplify<VenuePageDocumentDataPlacesToEatItem>>;
	
	/**
	 * Accessibility field in *Theatre page*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: venue_page.accessibility[]
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	accessibility: prismic.GroupField<Simplify<VenuePageDocumentDataAccessibilityItem>>;
	
	/**
	 * City field in *Theatre page*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: City code, e.g. ROME
	 * - **API ID Path**: venue_page.tagged_city
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	tagged_city: prismic.KeyTextField;
	
	/**
	 * Country field in *Theatre page*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: ISO code, e.g. IT
	 * - **API ID Path**: venue_page.tagged_country
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	tagged_country: prismic.KeyTextField;
	
	/**
	 * Slice Zone field in *Theatre page*
	 *
	 * - **Field Type**: Slice Zone
	 * - **Placeholder**: *None*
	 * - **API ID Path**: venue_page.slices[]
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/slices
	 */
	slices: prismic.SliceZone<VenuePageDocumentDataSlicesSlice>;/**
	 * Meta title field in *Theatre page*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Up to 60 characters; the page's heading if empty
	 * - **API ID Path**: venue_page.meta_title
	 * - **Tab**: SEO & Metadata
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_title: prismic.KeyTextField;
	
	/**
	 * Meta description field in *Theatre page*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Up to 155 characters
	 * - **API ID Path**: venue_page.meta_description
	 * - **Tab**: SEO & Metadata
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_description: prismic.KeyTextField;
	
	/**
	 * Share image (1200 × 630) field in *Theatre page*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: venue_page.share_image
	 * - **Tab**: SEO & Metadata
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	share_image: prismic.ImageField<never>;
}

/**
 * Theatre page document from Prismic
 *
 * - **API ID**: `venue_page`
 * - **Repeatable**: `true`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type VenuePageDocument<Lang extends string = string> = prismic.PrismicDocumentWithUID<Simplify<VenuePageDocumentData>, "venue_page", Lang>;

export type AllDocumentTypes = CommonFooterDocument | CommonHeaderDocument | ContentPageDocument | CookiePageDocument | ExperienceDocument | GlobalHomepageDocument | MicrositeDocument | NewsPageDocument | PlanPageDocument | RedirectDocument | ReviewsPageDocument | SavedPageDocument | SearchPageDocument | ShowpageDocument | VenuePageDocument;

/**
 * Item in *Accordion → Default → Primary → Parts*
 */
export interface AccordionSliceDefaultPrimaryItemsItem {
	/**
	 * Heading field in *Accordion → Default → Primary → Parts*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: e.g. By public transport
	 * - **API ID Path**: accordion.default.primary.items[].heading
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	heading: prismic.KeyTextField;
	
	/**
	 * Text field in *Accordion → Default → Primary → Parts*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: What opens below the heading
	 * - **API ID Path**: accordion.default.primary.items[].body
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	body: prismic.RichTextField;
}

/**
 * Primary content in *Accordion → Default → Primary*
 */
export interface AccordionSliceDefaultPrimary {
	/**
	 * Title field in *Accordion → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: Section heading; leave empty for none
	 * - **API ID Path**: accordion.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	title: prismic.RichTextField;
	
	/**
	 * Parts field in *Accordion → Default → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: accordion.default.primary.items[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	items: prismic.GroupField<Simplify<AccordionSliceDefaultPrimaryItemsItem>>;
}

/**
 * Default variation for Accordion Slice
 *
 * - **API ID**: `default`
 * - **Description**: Every text is in the page; its heading opens it.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type AccordionSliceDefault = prismic.SharedSliceVariation<"default", Simplify<AccordionSliceDefaultPrimary>, never>;

/**
 * Slice variation for *Accordion*
 */
type AccordionSliceVariation = AccordionSliceDefault

/**
 * Accordion Shared Slice
 *
 * - **API ID**: `accordion`
 * - **Description**: Parts of a text that open one by one.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type AccordionSlice = prismic.SharedSlice<"accordion", AccordionSliceVariation>;

/**
 * Primary content in *AirportTransfers → Default → Primary*
 */
export interface AirportTransfersSliceDefaultPrimary {
	/**
	 * Title field in *AirportTransfers → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: Section heading; "Find a transfer that fits" if empty
	 * - **API ID Path**: airport_transfers.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	title: prismic.RichTextField;
	
	/**
	 * Introduction field in *AirportTransfers → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: One or two sentences under the heading
	 * - **API ID Path**: airport_transfers.default.primary.intro
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	intro: prismic.KeyTextField;
	
	/**
	 * City field in *AirportTransfers → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: City code, e.g. ROME; empty for the page's own
	 * - **API ID Path**: airport_transfers.default.primary.city
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	city: prismic.KeyTextField;
}

/**
 * Default variation for AirportTransfers Slice
 *
 * - **API ID**: `default`
 * - **Description**: From the provider's data.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type AirportTransfersSliceDefault = prismic.SharedSliceVariation<"default", Simplify<AirportTransfersSliceDefaultPrimary>, never>;

/**
 * Slice variation for *AirportTransfers*
 */
type AirportTransfersSliceVariation = AirportTransfersSliceDefault

/**
 * AirportTransfers Shared Slice
 *
 * - **API ID**: `airport_transfers`
 * - **Description**: The transfers of a city's airports, by flight, travellers and suitcases.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type AirportTransfersSlice = prismic.SharedSlice<"airport_transfers", AirportTransfersSliceVariation>;

/**
 * Primary content in *BeyondCity → Default → Primary*
 */
export interface BeyondCitySliceDefaultPrimary {
	/**
	 * Title field in *BeyondCity → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: Section heading; "Go beyond the city" if empty
	 * - **API ID Path**: beyond_city.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	title: prismic.RichTextField;
	
	/**
	 * Introduction field in *BeyondCity → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: One or two sentences under the heading
	 * - **API ID Path**: beyond_city.default.primary.intro
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	intro: prismic.KeyTextField;
	
	/**
	 * Collections field in *BeyondCity → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Ids of collections, comma-separated
	 * - **API ID Path**: beyond_city.default.primary.collection_ids
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	collection_ids: prismic.KeyTextField;
	
	/**
	 * Products field in *BeyondCity → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Ids of products, comma-separated
	 * - **API ID Path**: beyond_city.default.primary.product_ids
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	product_ids: prismic.KeyTextField;
	
	/**
	 * How many cards field in *BeyondCity → Default → Primary*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: 4 if empty
	 * - **API ID Path**: beyond_city.default.primary.limit
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	limit: prismic.NumberField;
}

/**
 * Default variation for BeyondCity Slice
 *
 * - **API ID**: `default`
 * - **Description**: A row of cards.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type BeyondCitySliceDefault = prismic.SharedSliceVariation<"default", Simplify<BeyondCitySliceDefaultPrimary>, never>;

/**
 * Slice variation for *BeyondCity*
 */
type BeyondCitySliceVariation = BeyondCitySliceDefault

/**
 * BeyondCity Shared Slice
 *
 * - **API ID**: `beyond_city`
 * - **Description**: Where to go from a city: places that day trips lead to, trains, ferries and campervans.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type BeyondCitySlice = prismic.SharedSlice<"beyond_city", BeyondCitySliceVariation>;

/**
 * Primary content in *Breadcrumbs → Default → Primary*
 */
export interface BreadcrumbsSliceDefaultPrimary {
	/**
	 * Name of this page field in *Breadcrumbs → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: On a page that is of no place
	 * - **API ID Path**: breadcrumbs.default.primary.name
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	name: prismic.KeyTextField;
}

/**
 * Default variation for Breadcrumbs Slice
 *
 * - **API ID**: `default`
 * - **Description**: One line of links to the pages above this one.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type BreadcrumbsSliceDefault = prismic.SharedSliceVariation<"default", Simplify<BreadcrumbsSliceDefaultPrimary>, never>;

/**
 * Slice variation for *Breadcrumbs*
 */
type BreadcrumbsSliceVariation = BreadcrumbsSliceDefault

/**
 * Breadcrumbs Shared Slice
 *
 * - **API ID**: `breadcrumbs`
 * - **Description**: The way from the home page to the place of this page: country, city, category.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type BreadcrumbsSlice = prismic.SharedSlice<"breadcrumbs", BreadcrumbsSliceVariation>;

/**
 * Item in *CastList → Default → Primary → People*
 */
export interface CastListSliceDefaultPrimaryPeopleItem {
	/**
	 * Name field in *CastList → Default → Primary → People*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: e.g. Ada Whitlock
	 * - **API ID Path**: cast_list.default.primary.people[].name
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	name: prismic.KeyTextField;
	
	/**
	 * Part field in *CastList → Default → Primary → People*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: e.g. The Lighthouse Keeper, or Director
	 * - **API ID Path**: cast_list.default.primary.people[].role
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	role: prismic.KeyTextField;
	
	/**
	 * Performs on stage field in *CastList → Default → Primary → People*
	 *
	 * - **Field Type**: Boolean
	 * - **Placeholder**: *None*
	 * - **Default Value**: false
	 * - **API ID Path**: cast_list.default.primary.people[].on_stage
	 * - **Documentation**: https://prismic.io/docs/fields/boolean
	 */
	on_stage: prismic.BooleanField;
}

/**
 * Primary content in *CastList → Default → Primary*
 */
export interface CastListSliceDefaultPrimary {
	/**
	 * Title field in *CastList → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: Section heading; leave empty for none
	 * - **API ID Path**: cast_list.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	title: prismic.RichTextField;
	
	/**
	 * People field in *CastList → Default → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: cast_list.default.primary.people[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	people: prismic.GroupField<Simplify<CastListSliceDefaultPrimaryPeopleItem>>;
}

/**
 * Default variation for CastList Slice
 *
 * - **API ID**: `default`
 * - **Description**: Names with their parts.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type CastListSliceDefault = prismic.SharedSliceVariation<"default", Simplify<CastListSliceDefaultPrimary>, never>;

/**
 * Slice variation for *CastList*
 */
type CastListSliceVariation = CastListSliceDefault

/**
 * CastList Shared Slice
 *
 * - **API ID**: `cast_list`
 * - **Description**: Cast and creatives of a show.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type CastListSlice = prismic.SharedSlice<"cast_list", CastListSliceVariation>;

/**
 * Item in *CategoryPills → Default → Primary → Links*
 */
export interface CategoryPillsSliceDefaultPrimaryItemsItem {
	/**
	 * Label field in *CategoryPills → Default → Primary → Links*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: One or two words, e.g. Day trips
	 * - **API ID Path**: category_pills.default.primary.items[].label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	label: prismic.KeyTextField;
	
	/**
	 * Icon field in *CategoryPills → Default → Primary → Links*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: Landmark if you choose none
	 * - **Default Value**: landmark
	 * - **API ID Path**: category_pills.default.primary.items[].icon
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	icon: prismic.SelectField<"landmark" | "ticket" | "map" | "ship" | "bus" | "train-front" | "utensils" | "theater" | "music" | "mountain" | "plane" | "moon", "filled">;
	
	/**
	 * Page or section field in *CategoryPills → Default → Primary → Links*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: A page, or #section on this page
	 * - **API ID Path**: category_pills.default.primary.items[].link
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
}

/**
 * Primary content in *CategoryPills → Default → Primary*
 */
export interface CategoryPillsSliceDefaultPrimary {
	/**
	 * Links field in *CategoryPills → Default → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: category_pills.default.primary.items[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	items: prismic.GroupField<Simplify<CategoryPillsSliceDefaultPrimaryItemsItem>>;
}

/**
 * Default variation for CategoryPills Slice
 *
 * - **API ID**: `default`
 * - **Description**: One line of links; scrolls sideways when they do not fit.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type CategoryPillsSliceDefault = prismic.SharedSliceVariation<"default", Simplify<CategoryPillsSliceDefaultPrimary>, never>;

/**
 * Slice variation for *CategoryPills*
 */
type CategoryPillsSliceVariation = CategoryPillsSliceDefault

/**
 * CategoryPills Shared Slice
 *
 * - **API ID**: `category_pills`
 * - **Description**: Short links that stay below the header while the page scrolls.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type CategoryPillsSlice = prismic.SharedSlice<"category_pills", CategoryPillsSliceVariation>;

/**
 * Item in *CityCards → Default → Primary → Cities*
 */
export interface CityCardsSliceDefaultPrimaryCitiesItem {
	/**
	 * Name field in *CityCards → Default → Primary → Cities*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Rome
	 * - **API ID Path**: city_cards.default.primary.cities[].name
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	name: prismic.KeyTextField;
	
	/**
	 * Caption field in *CityCards → Default → Primary → Cities*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: e.g. 214 experiences
	 * - **API ID Path**: city_cards.default.primary.cities[].caption
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	caption: prismic.KeyTextField;
	
	/**
	 * Picture (upright, at least 800 px wide) field in *CityCards → Default → Primary → Cities*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: city_cards.default.primary.cities[].image
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	image: prismic.ImageField<never>;
	
	/**
	 * Page field in *CityCards → Default → Primary → Cities*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: The city's page
	 * - **API ID Path**: city_cards.default.primary.cities[].link
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
}

/**
 * Primary content in *CityCards → Default → Primary*
 */
export interface CityCardsSliceDefaultPrimary {
	/**
	 * Title field in *CityCards → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: Section heading; leave empty for none
	 * - **API ID Path**: city_cards.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	title: prismic.RichTextField;
	
	/**
	 * Introduction field in *CityCards → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: One or two sentences under the heading
	 * - **API ID Path**: city_cards.default.primary.intro
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	intro: prismic.KeyTextField;
	
	/**
	 * Cities field in *CityCards → Default → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: city_cards.default.primary.cities[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	cities: prismic.GroupField<Simplify<CityCardsSliceDefaultPrimaryCitiesItem>>;
}

/**
 * Default variation for CityCards Slice
 *
 * - **API ID**: `default`
 * - **Description**: A row of city cards.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type CityCardsSliceDefault = prismic.SharedSliceVariation<"default", Simplify<CityCardsSliceDefaultPrimary>, never>;

/**
 * Slice variation for *CityCards*
 */
type CityCardsSliceVariation = CityCardsSliceDefault

/**
 * CityCards Shared Slice
 *
 * - **API ID**: `city_cards`
 * - **Description**: Cities to go to, each with a picture.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type CityCardsSlice = prismic.SharedSlice<"city_cards", CityCardsSliceVariation>;

/**
 * Item in *CityWeather → Default → Primary → Months*
 */
export interface CityWeatherSliceDefaultPrimaryMonthsItem {
	/**
	 * Month field in *CityWeather → Default → Primary → Months*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: 1 for January
	 * - **API ID Path**: city_weather.default.primary.months[].month
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	month: prismic.NumberField;
	
	/**
	 * Text field in *CityWeather → Default → Primary → Months*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: What the month is like in the city
	 * - **API ID Path**: city_weather.default.primary.months[].text
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	text: prismic.KeyTextField;
}

/**
 * Primary content in *CityWeather → Default → Primary*
 */
export interface CityWeatherSliceDefaultPrimary {
	/**
	 * Title field in *CityWeather → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: Heading of the section
	 * - **API ID Path**: city_weather.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	title: prismic.RichTextField;
	
	/**
	 * Introduction field in *CityWeather → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: One or two sentences under the heading
	 * - **API ID Path**: city_weather.default.primary.intro
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	intro: prismic.KeyTextField;
	
	/**
	 * City field in *CityWeather → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: City code, e.g. ROME; empty for the page's own
	 * - **API ID Path**: city_weather.default.primary.city
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	city: prismic.KeyTextField;
	
	/**
	 * Months field in *CityWeather → Default → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: city_weather.default.primary.months[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	months: prismic.GroupField<Simplify<CityWeatherSliceDefaultPrimaryMonthsItem>>;
}

/**
 * Default variation for CityWeather Slice
 *
 * - **API ID**: `default`
 * - **Description**: Table with bars, then the months.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type CityWeatherSliceDefault = prismic.SharedSliceVariation<"default", Simplify<CityWeatherSliceDefaultPrimary>, never>;

/**
 * Slice variation for *CityWeather*
 */
type CityWeatherSliceVariation = CityWeatherSliceDefault

/**
 * CityWeather Shared Slice
 *
 * - **API ID**: `city_weather`
 * - **Description**: A year's weather in a city: normals and daylight, and a part for each month.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type CityWeatherSlice = prismic.SharedSlice<"city_weather", CityWeatherSliceVariation>;

/**
 * Primary content in *CollectionCarousel → Default → Primary*
 */
export interface CollectionCarouselSliceDefaultPrimary {
	/**
	 * Title field in *CollectionCarousel → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: Section heading; "Most popular" if empty
	 * - **API ID Path**: collection_carousel.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	title: prismic.RichTextField;
	
	/**
	 * Introduction field in *CollectionCarousel → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: One or two sentences under the heading
	 * - **API ID Path**: collection_carousel.default.primary.intro
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	intro: prismic.KeyTextField;
	
	/**
	 * City field in *CollectionCarousel → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: City code, e.g. ROME; empty for the page's own
	 * - **API ID Path**: collection_carousel.default.primary.city
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	city: prismic.KeyTextField;
	
	/**
	 * Collections that come first field in *CollectionCarousel → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Ids, comma-separated: 1001, 1002
	 * - **API ID Path**: collection_carousel.default.primary.collection_ids
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	collection_ids: prismic.KeyTextField;
	
	/**
	 * Collections left out field in *CollectionCarousel → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Ids, comma-separated
	 * - **API ID Path**: collection_carousel.default.primary.exclusions
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	exclusions: prismic.KeyTextField;
	
	/**
	 * How many collections field in *CollectionCarousel → Default → Primary*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: 8 if empty
	 * - **API ID Path**: collection_carousel.default.primary.limit
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	limit: prismic.NumberField;
}

/**
 * Default variation for CollectionCarousel Slice
 *
 * - **API ID**: `default`
 * - **Description**: Collection cards, those with a page.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type CollectionCarouselSliceDefault = prismic.SharedSliceVariation<"default", Simplify<CollectionCarouselSliceDefaultPrimary>, never>;

/**
 * Slice variation for *CollectionCarousel*
 */
type CollectionCarouselSliceVariation = CollectionCarouselSliceDefault

/**
 * CollectionCarousel Shared Slice
 *
 * - **API ID**: `collection_carousel`
 * - **Description**: Collections in a row that scrolls sideways, with dots under it.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type CollectionCarouselSlice = prismic.SharedSlice<"collection_carousel", CollectionCarouselSliceVariation>;

/**
 * Item in *CollectionRow → Default → Primary → Where each collection leads*
 */
export interface CollectionRowSliceDefaultPrimaryLinksItem {
	/**
	 * Collection id field in *CollectionRow → Default → Primary → Where each collection leads*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: e.g. 1001
	 * - **API ID Path**: collection_row.default.primary.links[].collection
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	collection: prismic.NumberField;
	
	/**
	 * Page field in *CollectionRow → Default → Primary → Where each collection leads*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: The collection's page
	 * - **API ID Path**: collection_row.default.primary.links[].link
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
}

/**
 * Primary content in *CollectionRow → Default → Primary*
 */
export interface CollectionRowSliceDefaultPrimary {
	/**
	 * Title field in *CollectionRow → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: Section heading; leave empty for none
	 * - **API ID Path**: collection_row.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	title: prismic.RichTextField;
	
	/**
	 * Introduction field in *CollectionRow → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: One or two sentences under the heading
	 * - **API ID Path**: collection_row.default.primary.intro
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	intro: prismic.KeyTextField;
	
	/**
	 * Collection ids field in *CollectionRow → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Comma-separated, in the order to show: 1001, 4002
	 * - **API ID Path**: collection_row.default.primary.collection_ids
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	collection_ids: prismic.KeyTextField;
	
	/**
	 * Where each collection leads field in *CollectionRow → Default → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: collection_row.default.primary.links[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	links: prismic.GroupField<Simplify<CollectionRowSliceDefaultPrimaryLinksItem>>;
}

/**
 * Default variation for CollectionRow Slice
 *
 * - **API ID**: `default`
 * - **Description**: A row of collection cards.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type CollectionRowSliceDefault = prismic.SharedSliceVariation<"default", Simplify<CollectionRowSliceDefaultPrimary>, never>;

/**
 * Slice variation for *CollectionRow*
 */
type CollectionRowSliceVariation = CollectionRowSliceDefault

/**
 * CollectionRow Shared Slice
 *
 * - **API ID**: `collection_row`
 * - **Description**: Collections with their lowest price and rating.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type CollectionRowSlice = prismic.SharedSlice<"collection_row", CollectionRowSliceVariation>;

/**
 * Primary content in *ComparisonTable → Default → Primary*
 */
export interface ComparisonTableSliceDefaultPrimary {
	/**
	 * Title field in *ComparisonTable → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: Section heading; leave empty for none
	 * - **API ID Path**: comparison_table.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	title: prismic.RichTextField;
	
	/**
	 * Introduction field in *ComparisonTable → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: What is compared, and for whom; leave empty for none
	 * - **API ID Path**: comparison_table.default.primary.intro
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	intro: prismic.KeyTextField;
	
	/**
	 * Table field in *ComparisonTable → Default → Primary*
	 *
	 * - **Field Type**: Table
	 * - **Placeholder**: *None*
	 * - **API ID Path**: comparison_table.default.primary.table
	 * - **Documentation**: https://prismic.io/docs/fields/table
	 */
	table: prismic.TableField;
}

/**
 * Default variation for ComparisonTable Slice
 *
 * - **API ID**: `default`
 * - **Description**: A table; one that is too wide scrolls sideways.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type ComparisonTableSliceDefault = prismic.SharedSliceVariation<"default", Simplify<ComparisonTableSliceDefaultPrimary>, never>;

/**
 * Slice variation for *ComparisonTable*
 */
type ComparisonTableSliceVariation = ComparisonTableSliceDefault

/**
 * ComparisonTable Shared Slice
 *
 * - **API ID**: `comparison_table`
 * - **Description**: Things side by side, row by row.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type ComparisonTableSlice = prismic.SharedSlice<"comparison_table", ComparisonTableSliceVariation>;

/**
 * Primary content in *DayTrips → Default → Primary*
 */
export interface DayTripsSliceDefaultPrimary {
	/**
	 * Title field in *DayTrips → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: Section heading; "All day trips" if empty
	 * - **API ID Path**: day_trips.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	title: prismic.RichTextField;
	
	/**
	 * Introduction field in *DayTrips → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: One or two sentences under the heading
	 * - **API ID Path**: day_trips.default.primary.intro
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	intro: prismic.KeyTextField;
	
	/**
	 * City field in *DayTrips → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: City code, e.g. ROME; empty for the page's own
	 * - **API ID Path**: day_trips.default.primary.city
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	city: prismic.KeyTextField;
	
	/**
	 * Products left out field in *DayTrips → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Ids, comma-separated
	 * - **API ID Path**: day_trips.default.primary.exclusions
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	exclusions: prismic.KeyTextField;
	
	/**
	 * How many products field in *DayTrips → Default → Primary*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: 8 if empty
	 * - **API ID Path**: day_trips.default.primary.limit
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	limit: prismic.NumberField;
	
	/**
	 * Show the usual price, struck through field in *DayTrips → Default → Primary*
	 *
	 * - **Field Type**: Boolean
	 * - **Placeholder**: *None*
	 * - **Default Value**: true
	 * - **API ID Path**: day_trips.default.primary.show_scratch_price
	 * - **Documentation**: https://prismic.io/docs/fields/boolean
	 */
	show_scratch_price: prismic.BooleanField;
}

/**
 * Default variation for DayTrips Slice
 *
 * - **API ID**: `default`
 * - **Description**: Product cards in a grid.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type DayTripsSliceDefault = prismic.SharedSliceVariation<"default", Simplify<DayTripsSliceDefaultPrimary>, never>;

/**
 * Slice variation for *DayTrips*
 */
type DayTripsSliceVariation = DayTripsSliceDefault

/**
 * DayTrips Shared Slice
 *
 * - **API ID**: `day_trips`
 * - **Description**: The day trips of a city, with the way to their own page.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type DayTripsSlice = prismic.SharedSlice<"day_trips", DayTripsSliceVariation>;

/**
 * Item in *Faq → Default → Primary → Questions*
 */
export interface FaqSliceDefaultPrimaryItemsItem {
	/**
	 * Question field in *Faq → Default → Primary → Questions*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: e.g. Can I bring a backpack?
	 * - **API ID Path**: faq.default.primary.items[].question
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	question: prismic.KeyTextField;
	
	/**
	 * Answer field in *Faq → Default → Primary → Questions*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: Answer in the first sentence, explain after it
	 * - **API ID Path**: faq.default.primary.items[].answer
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	answer: prismic.RichTextField;
}

/**
 * Primary content in *Faq → Default → Primary*
 */
export interface FaqSliceDefaultPrimary {
	/**
	 * Title field in *Faq → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: Section heading; "Frequently asked questions" if empty
	 * - **API ID Path**: faq.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	title: prismic.RichTextField;
	
	/**
	 * Questions field in *Faq → Default → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: faq.default.primary.items[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	items: prismic.GroupField<Simplify<FaqSliceDefaultPrimaryItemsItem>>;
}

/**
 * Default variation for Faq Slice
 *
 * - **API ID**: `default`
 * - **Description**: Every answer is in the page; a question opens it.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type FaqSliceDefault = prismic.SharedSliceVariation<"default", Simplify<FaqSliceDefaultPrimary>, never>;

/**
 * Slice variation for *Faq*
 */
type FaqSliceVariation = FaqSliceDefault

/**
 * Faq Shared Slice
 *
 * - **API ID**: `faq`
 * - **Description**: Questions with answers that open.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type FaqSlice = prismic.SharedSlice<"faq", FaqSliceVariation>;

/**
 * Item in *Gallery → Default → Primary → Photographs*
 */
export interface GallerySliceDefaultPrimaryImagesItem {
	/**
	 * Photograph (at least 1600 px wide) field in *Gallery → Default → Primary → Photographs*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: gallery.default.primary.images[].image
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	image: prismic.ImageField<never>;
	
	/**
	 * Caption field in *Gallery → Default → Primary → Photographs*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: What it shows; leave empty for none
	 * - **API ID Path**: gallery.default.primary.images[].caption
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	caption: prismic.KeyTextField;
}

/**
 * Primary content in *Gallery → Default → Primary*
 */
export interface GallerySliceDefaultPrimary {
	/**
	 * Title field in *Gallery → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: Section heading; leave empty for none
	 * - **API ID Path**: gallery.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	title: prismic.RichTextField;
	
	/**
	 * Photographs field in *Gallery → Default → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: gallery.default.primary.images[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	images: prismic.GroupField<Simplify<GallerySliceDefaultPrimaryImagesItem>>;
}

/**
 * Default variation for Gallery Slice
 *
 * - **API ID**: `default`
 * - **Description**: A grid of pictures; each opens in a viewer.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type GallerySliceDefault = prismic.SharedSliceVariation<"default", Simplify<GallerySliceDefaultPrimary>, never>;

/**
 * Slice variation for *Gallery*
 */
type GallerySliceVariation = GallerySliceDefault

/**
 * Gallery Shared Slice
 *
 * - **API ID**: `gallery`
 * - **Description**: Photographs that open large.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type GallerySlice = prismic.SharedSlice<"gallery", GallerySliceVariation>;

/**
 * Primary content in *GuideTeaser → Default → Primary*
 */
export interface GuideTeaserSliceDefaultPrimary {
	/**
	 * Title field in *GuideTeaser → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: Heading of the teaser
	 * - **API ID Path**: guide_teaser.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	title: prismic.RichTextField;
	
	/**
	 * Introduction field in *GuideTeaser → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: One or two sentences under the heading
	 * - **API ID Path**: guide_teaser.default.primary.intro
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	intro: prismic.KeyTextField;
	
	/**
	 * Picture (at least 800 px wide) field in *GuideTeaser → Default → Primary*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: guide_teaser.default.primary.image
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	image: prismic.ImageField<never>;
	
	/**
	 * Guide field in *GuideTeaser → Default → Primary*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: The guide's page
	 * - **API ID Path**: guide_teaser.default.primary.link
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
}

/**
 * Default variation for GuideTeaser Slice
 *
 * - **API ID**: `default`
 * - **Description**: Picture beside text.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type GuideTeaserSliceDefault = prismic.SharedSliceVariation<"default", Simplify<GuideTeaserSliceDefaultPrimary>, never>;

/**
 * Slice variation for *GuideTeaser*
 */
type GuideTeaserSliceVariation = GuideTeaserSliceDefault

/**
 * GuideTeaser Shared Slice
 *
 * - **API ID**: `guide_teaser`
 * - **Description**: The way to a travel guide: the page chosen here, or the one tagged with the city, as travel-guide-rome.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type GuideTeaserSlice = prismic.SharedSlice<"guide_teaser", GuideTeaserSliceVariation>;

/**
 * Item in *Hero → Photograph → Primary → Facts*
 */
export interface HeroSliceDefaultPrimaryChipsItem {
	/**
	 * Icon field in *Hero → Photograph → Primary → Facts*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: Ticket if you choose none
	 * - **Default Value**: ticket
	 * - **API ID Path**: hero.default.primary.chips[].icon
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	icon: prismic.SelectField<"ticket" | "clock" | "calendar" | "map-pin" | "smartphone" | "shield-check" | "star" | "users" | "headphones" | "badge-check", "filled">;
	
	/**
	 * Text field in *Hero → Photograph → Primary → Facts*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Three words, e.g. Free cancellation
	 * - **API ID Path**: hero.default.primary.chips[].text
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	text: prismic.KeyTextField;
}

/**
 * Item in *Hero → Full width → Primary → Facts*
 */
export interface HeroSliceWidePrimaryChipsItem {
	/**
	 * Icon field in *Hero → Full width → Primary → Facts*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: Ticket if you choose none
	 * - **Default Value**: ticket
	 * - **API ID Path**: hero.wide.primary.chips[].icon
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	icon: prismic.SelectField<"ticket" | "clock" | "calendar" | "map-pin" | "smartphone" | "shield-check" | "star" | "users" | "headphones" | "badge-check", "filled">;
	
	/**
	 * Text field in *Hero → Full width → Primary → Facts*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Three words, e.g. Free cancellation
	 * - **API ID Path**: hero.wide.primary.chips[].text
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	text: prismic.KeyTextField;
}

/**
 * Item in *Hero → Gallery wall → Primary → Pictures*
 */
export interface HeroSliceWallPrimaryPicturesItem {
	/**
	 * Picture (three to five look best; an upright one begins the wall well) field in *Hero → Gallery wall → Primary → Pictures*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero.wall.primary.pictures[].image
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	image: prismic.ImageField<never>;
}

/**
 * Item in *Hero → Opening hours → Primary → Facts*
 */
export interface HeroSliceHoursPrimaryChipsItem {
	/**
	 * Icon field in *Hero → Opening hours → Primary → Facts*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: Ticket if you choose none
	 * - **Default Value**: ticket
	 * - **API ID Path**: hero.hours.primary.chips[].icon
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	icon: prismic.SelectField<"ticket" | "clock" | "calendar" | "map-pin" | "smartphone" | "shield-check" | "star" | "users" | "headphones" | "badge-check", "filled">;
	
	/**
	 * Text field in *Hero → Opening hours → Primary → Facts*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Three words, e.g. Free cancellation
	 * - **API ID Path**: hero.hours.primary.chips[].text
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	text: prismic.KeyTextField;
}

/**
 * Primary content in *Hero → Photograph → Primary*
 */
export interface HeroSliceDefaultPrimary {
	/**
	 * Line above the title field in *Hero → Photograph → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: City or category, e.g. Rome
	 * - **API ID Path**: hero.default.primary.eyebrow
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	eyebrow: prismic.KeyTextField;
	
	/**
	 * Title field in *Hero → Photograph → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: The page's main heading, e.g. Colosseum tickets and tours
	 * - **API ID Path**: hero.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	title: prismic.RichTextField;
	
	/**
	 * Introduction field in *Hero → Photograph → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: One or two sentences: what the visitor gets here
	 * - **API ID Path**: hero.default.primary.intro
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	intro: prismic.RichTextField;
	
	/**
	 * Photograph (at least 1600 px wide; its focal point stays visible) field in *Hero → Photograph → Primary*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero.default.primary.image
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	image: prismic.ImageField<never>;
	
	/**
	 * Button field in *Hero → Photograph → Primary*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: Where the button leads; its text is the button's text; only on pages without a list to filter
	 * - **API ID Path**: hero.default.primary.cta
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	cta: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * Facts field in *Hero → Photograph → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero.default.primary.chips[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	chips: prismic.GroupField<Simplify<HeroSliceDefaultPrimaryChipsItem>>;
}

/**
 * Photograph variation for Hero Slice
 *
 * - **API ID**: `default`
 * - **Description**: Heading, search and next step beside a photograph.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type HeroSliceDefault = prismic.SharedSliceVariation<"default", Simplify<HeroSliceDefaultPrimary>, never>;

/**
 * Primary content in *Hero → Compact → Primary*
 */
export interface HeroSliceCompactPrimary {
	/**
	 * Title field in *Hero → Compact → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: The page's main heading, e.g. Colosseum tickets and tours
	 * - **API ID Path**: hero.compact.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	title: prismic.RichTextField;
	
	/**
	 * Introduction field in *Hero → Compact → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: One or two sentences: what the visitor gets here
	 * - **API ID Path**: hero.compact.primary.intro
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	intro: prismic.RichTextField;
	
	/**
	 * Small picture field in *Hero → Compact → Primary*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero.compact.primary.image
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	image: prismic.ImageField<never>;
}

/**
 * Compact variation for Hero Slice
 *
 * - **API ID**: `compact`
 * - **Description**: Heading and introduction with a small picture, for guides and articles.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type HeroSliceCompact = prismic.SharedSliceVariation<"compact", Simplify<HeroSliceCompactPrimary>, never>;

/**
 * Primary content in *Hero → Posters → Primary*
 */
export interface HeroSlicePostersPrimary {
	/**
	 * Line above the title field in *Hero → Posters → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: City or category, e.g. Rome
	 * - **API ID Path**: hero.posters.primary.eyebrow
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	eyebrow: prismic.KeyTextField;
	
	/**
	 * Title field in *Hero → Posters → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: The page's main heading, e.g. Colosseum tickets and tours
	 * - **API ID Path**: hero.posters.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	title: prismic.RichTextField;
	
	/**
	 * Introduction field in *Hero → Posters → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: One or two sentences: what the visitor gets here
	 * - **API ID Path**: hero.posters.primary.intro
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	intro: prismic.RichTextField;
	
	/**
	 * Button field in *Hero → Posters → Primary*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: Where the button leads; its text is the button's text; only on pages without a list to filter
	 * - **API ID Path**: hero.posters.primary.cta
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	cta: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * Product ids of shows field in *Hero → Posters → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: 50101, 51001, 51003
	 * - **API ID Path**: hero.posters.primary.product_ids
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	product_ids: prismic.KeyTextField;
}

/**
 * Posters variation for Hero Slice
 *
 * - **API ID**: `posters`
 * - **Description**: Heading and next step beside a wall of posters, for theatre sites.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type HeroSlicePosters = prismic.SharedSliceVariation<"posters", Simplify<HeroSlicePostersPrimary>, never>;

/**
 * Primary content in *Hero → Full width → Primary*
 */
export interface HeroSliceWidePrimary {
	/**
	 * Line above the title field in *Hero → Full width → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: City or category, e.g. Rome
	 * - **API ID Path**: hero.wide.primary.eyebrow
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	eyebrow: prismic.KeyTextField;
	
	/**
	 * Title field in *Hero → Full width → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: The page's main heading, e.g. Colosseum tickets and tours
	 * - **API ID Path**: hero.wide.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	title: prismic.RichTextField;
	
	/**
	 * Introduction field in *Hero → Full width → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: One or two sentences: what the visitor gets here
	 * - **API ID Path**: hero.wide.primary.intro
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	intro: prismic.RichTextField;
	
	/**
	 * Drawing (its ratio is 5:2; it is calm where the text begins) field in *Hero → Full width → Primary*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero.wide.primary.image
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	image: prismic.ImageField<never>;
	
	/**
	 * Button field in *Hero → Full width → Primary*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: Where the button leads; its text is the button's text; only on pages without a list to filter
	 * - **API ID Path**: hero.wide.primary.cta
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	cta: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * Facts field in *Hero → Full width → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero.wide.primary.chips[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	chips: prismic.GroupField<Simplify<HeroSliceWidePrimaryChipsItem>>;
}

/**
 * Full width variation for Hero Slice
 *
 * - **API ID**: `wide`
 * - **Description**: A drawing across the whole window, with heading and next step on its calm side.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type HeroSliceWide = prismic.SharedSliceVariation<"wide", Simplify<HeroSliceWidePrimary>, never>;

/**
 * Primary content in *Hero → Gallery wall → Primary*
 */
export interface HeroSliceWallPrimary {
	/**
	 * Line above the title field in *Hero → Gallery wall → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: City or category, e.g. Rome
	 * - **API ID Path**: hero.wall.primary.eyebrow
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	eyebrow: prismic.KeyTextField;
	
	/**
	 * Title field in *Hero → Gallery wall → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: The page's main heading, e.g. Colosseum tickets and tours
	 * - **API ID Path**: hero.wall.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	title: prismic.RichTextField;
	
	/**
	 * Introduction field in *Hero → Gallery wall → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: One or two sentences: what the visitor gets here
	 * - **API ID Path**: hero.wall.primary.intro
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	intro: prismic.RichTextField;
	
	/**
	 * Pictures field in *Hero → Gallery wall → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero.wall.primary.pictures[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	pictures: prismic.GroupField<Simplify<HeroSliceWallPrimaryPicturesItem>>;
	
	/**
	 * Button field in *Hero → Gallery wall → Primary*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: Where the button leads; its text is the button's text; only on pages without a list to filter
	 * - **API ID Path**: hero.wall.primary.cta
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	cta: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
}

/**
 * Gallery wall variation for Hero Slice
 *
 * - **API ID**: `wall`
 * - **Description**: Heading and next step beside framed pictures of different sizes, for museums.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type HeroSliceWall = prismic.SharedSliceVariation<"wall", Simplify<HeroSliceWallPrimary>, never>;

/**
 * Primary content in *Hero → Opening hours → Primary*
 */
export interface HeroSliceHoursPrimary {
	/**
	 * Line above the title field in *Hero → Opening hours → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: City or category, e.g. Rome
	 * - **API ID Path**: hero.hours.primary.eyebrow
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	eyebrow: prismic.KeyTextField;
	
	/**
	 * Title field in *Hero → Opening hours → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: The page's main heading, e.g. Colosseum tickets and tours
	 * - **API ID Path**: hero.hours.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	title: prismic.RichTextField;
	
	/**
	 * Introduction field in *Hero → Opening hours → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: One or two sentences: what the visitor gets here
	 * - **API ID Path**: hero.hours.primary.intro
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	intro: prismic.RichTextField;
	
	/**
	 * Photograph (at least 1600 px wide; its focal point stays visible) field in *Hero → Opening hours → Primary*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero.hours.primary.image
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	image: prismic.ImageField<never>;
	
	/**
	 * Sight field in *Hero → Opening hours → Primary*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: Id of the point of interest whose hours are shown, e.g. 1
	 * - **API ID Path**: hero.hours.primary.sight
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	sight: prismic.NumberField;
	
	/**
	 * Button field in *Hero → Opening hours → Primary*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: Where the button leads; its text is the button's text; only on pages without a list to filter
	 * - **API ID Path**: hero.hours.primary.cta
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	cta: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * Facts field in *Hero → Opening hours → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero.hours.primary.chips[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	chips: prismic.GroupField<Simplify<HeroSliceHoursPrimaryChipsItem>>;
}

/**
 * Opening hours variation for Hero Slice
 *
 * - **API ID**: `hours`
 * - **Description**: Heading and next step beside a photograph with a sight's opening hours on the next days.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type HeroSliceHours = prismic.SharedSliceVariation<"hours", Simplify<HeroSliceHoursPrimary>, never>;

/**
 * Slice variation for *Hero*
 */
type HeroSliceVariation = HeroSliceDefault | HeroSliceCompact | HeroSlicePosters | HeroSliceWide | HeroSliceWall | HeroSliceHours

/**
 * Hero Shared Slice
 *
 * - **API ID**: `hero`
 * - **Description**: The top of a page: its main heading with one photograph.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type HeroSlice = prismic.SharedSlice<"hero", HeroSliceVariation>;

/**
 * Primary content in *HohoRoutes → Default → Primary*
 */
export interface HohoRoutesSliceDefaultPrimary {
	/**
	 * Title field in *HohoRoutes → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: Section heading; the company's name and "routes and stops" if empty
	 * - **API ID Path**: hoho_routes.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	title: prismic.RichTextField;
	
	/**
	 * Introduction field in *HohoRoutes → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: One or two sentences under the heading
	 * - **API ID Path**: hoho_routes.default.primary.intro
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	intro: prismic.KeyTextField;
	
	/**
	 * City field in *HohoRoutes → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: City code, e.g. ROME; empty for the page's own
	 * - **API ID Path**: hoho_routes.default.primary.city
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	city: prismic.KeyTextField;
}

/**
 * Default variation for HohoRoutes Slice
 *
 * - **API ID**: `default`
 * - **Description**: From the provider's data.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type HohoRoutesSliceDefault = prismic.SharedSliceVariation<"default", Simplify<HohoRoutesSliceDefaultPrimary>, never>;

/**
 * Slice variation for *HohoRoutes*
 */
type HohoRoutesSliceVariation = HohoRoutesSliceDefault

/**
 * HohoRoutes Shared Slice
 *
 * - **API ID**: `hoho_routes`
 * - **Description**: The hop-on hop-off buses of a city: routes on a map, timetable, and which ticket to buy.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type HohoRoutesSlice = prismic.SharedSlice<"hoho_routes", HohoRoutesSliceVariation>;

/**
 * Primary content in *ImageText → Picture first → Primary*
 */
export interface ImageTextSliceDefaultPrimary {
	/**
	 * Title field in *ImageText → Picture first → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: Section heading; leave empty for none
	 * - **API ID Path**: image_text.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	title: prismic.RichTextField;
	
	/**
	 * Text field in *ImageText → Picture first → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: Two or three short paragraphs
	 * - **API ID Path**: image_text.default.primary.body
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	body: prismic.RichTextField;
	
	/**
	 * Picture (3:2, at least 1200 px wide) field in *ImageText → Picture first → Primary*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: image_text.default.primary.image
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	image: prismic.ImageField<never>;
	
	/**
	 * Link field in *ImageText → Picture first → Primary*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: Where to read on; its text is shown
	 * - **API ID Path**: image_text.default.primary.link
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
}

/**
 * Picture first variation for ImageText Slice
 *
 * - **API ID**: `default`
 * - **Description**: Picture at the start, text after it.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type ImageTextSliceDefault = prismic.SharedSliceVariation<"default", Simplify<ImageTextSliceDefaultPrimary>, never>;

/**
 * Primary content in *ImageText → Text first → Primary*
 */
export interface ImageTextSliceReversedPrimary {
	/**
	 * Title field in *ImageText → Text first → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: Section heading; leave empty for none
	 * - **API ID Path**: image_text.reversed.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	title: prismic.RichTextField;
	
	/**
	 * Text field in *ImageText → Text first → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: Two or three short paragraphs
	 * - **API ID Path**: image_text.reversed.primary.body
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	body: prismic.RichTextField;
	
	/**
	 * Picture (3:2, at least 1200 px wide) field in *ImageText → Text first → Primary*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: image_text.reversed.primary.image
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	image: prismic.ImageField<never>;
	
	/**
	 * Link field in *ImageText → Text first → Primary*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: Where to read on; its text is shown
	 * - **API ID Path**: image_text.reversed.primary.link
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
}

/**
 * Text first variation for ImageText Slice
 *
 * - **API ID**: `reversed`
 * - **Description**: Text at the start, picture after it.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type ImageTextSliceReversed = prismic.SharedSliceVariation<"reversed", Simplify<ImageTextSliceReversedPrimary>, never>;

/**
 * Slice variation for *ImageText*
 */
type ImageTextSliceVariation = ImageTextSliceDefault | ImageTextSliceReversed

/**
 * ImageText Shared Slice
 *
 * - **API ID**: `image_text`
 * - **Description**: A picture beside a text.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type ImageTextSlice = prismic.SharedSlice<"image_text", ImageTextSliceVariation>;

/**
 * Item in *ItineraryDay → Default → Primary → Stops*
 */
export interface ItineraryDaySliceDefaultPrimaryStopsItem {
	/**
	 * Sight field in *ItineraryDay → Default → Primary → Stops*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: Id of the point of interest, e.g. 1; what the provider has of it wins
	 * - **API ID Path**: itinerary_day.default.primary.stops[].sight
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	sight: prismic.NumberField;
	
	/**
	 * Name field in *ItineraryDay → Default → Primary → Stops*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: For a stop that the provider does not have
	 * - **API ID Path**: itinerary_day.default.primary.stops[].name
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	name: prismic.KeyTextField;
	
	/**
	 * Address field in *ItineraryDay → Default → Primary → Stops*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: As it is written in the city
	 * - **API ID Path**: itinerary_day.default.primary.stops[].address
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	address: prismic.KeyTextField;
	
	/**
	 * Place on the map field in *ItineraryDay → Default → Primary → Stops*
	 *
	 * - **Field Type**: GeoPoint
	 * - **Placeholder**: *None*
	 * - **API ID Path**: itinerary_day.default.primary.stops[].position
	 * - **Documentation**: https://prismic.io/docs/fields/geopoint
	 */
	position: prismic.GeoPointField;
	
	/**
	 * Minutes field in *ItineraryDay → Default → Primary → Stops*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: Time to allow, in steps of 5
	 * - **API ID Path**: itinerary_day.default.primary.stops[].minutes
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	minutes: prismic.NumberField;
	
	/**
	 * Note field in *ItineraryDay → Default → Primary → Stops*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: One or two sentences
	 * - **API ID Path**: itinerary_day.default.primary.stops[].note
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	note: prismic.KeyTextField;
}

/**
 * Primary content in *ItineraryDay → Default → Primary*
 */
export interface ItineraryDaySliceDefaultPrimary {
	/**
	 * Title field in *ItineraryDay → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: What the day is about
	 * - **API ID Path**: itinerary_day.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	title: prismic.RichTextField;
	
	/**
	 * Introduction field in *ItineraryDay → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: One or two sentences under the heading
	 * - **API ID Path**: itinerary_day.default.primary.intro
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	intro: prismic.KeyTextField;
	
	/**
	 * Stops field in *ItineraryDay → Default → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: itinerary_day.default.primary.stops[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	stops: prismic.GroupField<Simplify<ItineraryDaySliceDefaultPrimaryStopsItem>>;
}

/**
 * Default variation for ItineraryDay Slice
 *
 * - **API ID**: `default`
 * - **Description**: List beside map.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type ItineraryDaySliceDefault = prismic.SharedSliceVariation<"default", Simplify<ItineraryDaySliceDefaultPrimary>, never>;

/**
 * Slice variation for *ItineraryDay*
 */
type ItineraryDaySliceVariation = ItineraryDaySliceDefault

/**
 * ItineraryDay Shared Slice
 *
 * - **API ID**: `itinerary_day`
 * - **Description**: A day of a trip: stops, a map, and the ways on foot.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type ItineraryDaySlice = prismic.SharedSlice<"itinerary_day", ItineraryDaySliceVariation>;

/**
 * Primary content in *Listing → Default → Primary*
 */
export interface ListingSliceDefaultPrimary {
	/**
	 * Title field in *Listing → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: Section heading; leave empty for none
	 * - **API ID Path**: listing.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	title: prismic.RichTextField;
	
	/**
	 * Introduction field in *Listing → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: One or two sentences under the heading
	 * - **API ID Path**: listing.default.primary.intro
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	intro: prismic.KeyTextField;
	
	/**
	 * Collection id field in *Listing → Default → Primary*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: The collection whose products are listed
	 * - **API ID Path**: listing.default.primary.collection
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	collection: prismic.NumberField;
	
	/**
	 * Category id field in *Listing → Default → Primary*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: Its products follow those of the collection
	 * - **API ID Path**: listing.default.primary.category
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	category: prismic.NumberField;
	
	/**
	 * Sub-category id field in *Listing → Default → Primary*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: Its products follow those of the collection
	 * - **API ID Path**: listing.default.primary.sub_category
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	sub_category: prismic.NumberField;
	
	/**
	 * City of the category field in *Listing → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: City code, e.g. ROME; empty for every city
	 * - **API ID Path**: listing.default.primary.city
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	city: prismic.KeyTextField;
	
	/**
	 * How many products on a page field in *Listing → Default → Primary*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: 10 if empty
	 * - **API ID Path**: listing.default.primary.limit
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	limit: prismic.NumberField;
	
	/**
	 * Products that come first field in *Listing → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Ids, comma-separated: 50002, 50004
	 * - **API ID Path**: listing.default.primary.ranking
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	ranking: prismic.KeyTextField;
	
	/**
	 * Products left out field in *Listing → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Ids, comma-separated
	 * - **API ID Path**: listing.default.primary.exclusions
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	exclusions: prismic.KeyTextField;
	
	/**
	 * Products that come first in this language field in *Listing → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Ids, comma-separated; empty: as above
	 * - **API ID Path**: listing.default.primary.locale_ranking
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	locale_ranking: prismic.KeyTextField;
	
	/**
	 * Products left out in this language too field in *Listing → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Ids, comma-separated
	 * - **API ID Path**: listing.default.primary.locale_exclusions
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	locale_exclusions: prismic.KeyTextField;
	
	/**
	 * Only these categories field in *Listing → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Ids of categories, comma-separated; empty shows all
	 * - **API ID Path**: listing.default.primary.category_filter
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	category_filter: prismic.KeyTextField;
	
	/**
	 * Only these sub-categories field in *Listing → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Sub-category ids, comma-separated; empty shows all
	 * - **API ID Path**: listing.default.primary.sub_category_filter
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	sub_category_filter: prismic.KeyTextField;
	
	/**
	 * More sub-categories field in *Listing → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Sub-category ids, comma-separated: their products in the city follow
	 * - **API ID Path**: listing.default.primary.additional_sub_category_ids
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	additional_sub_category_ids: prismic.KeyTextField;
	
	/**
	 * End of each card's link field in *Listing → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: A query or a section, e.g. #dates
	 * - **API ID Path**: listing.default.primary.cta_url_suffix
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	cta_url_suffix: prismic.KeyTextField;
	
	/**
	 * Show the usual price, struck through field in *Listing → Default → Primary*
	 *
	 * - **Field Type**: Boolean
	 * - **Placeholder**: *None*
	 * - **Default Value**: true
	 * - **API ID Path**: listing.default.primary.show_scratch_price
	 * - **Documentation**: https://prismic.io/docs/fields/boolean
	 */
	show_scratch_price: prismic.BooleanField;
}

/**
 * Default variation for Listing Slice
 *
 * - **API ID**: `default`
 * - **Description**: Date chips, filters with counts, sorting, cards and pages.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type ListingSliceDefault = prismic.SharedSliceVariation<"default", Simplify<ListingSliceDefaultPrimary>, never>;

/**
 * Slice variation for *Listing*
 */
type ListingSliceVariation = ListingSliceDefault

/**
 * Listing Shared Slice
 *
 * - **API ID**: `listing`
 * - **Description**: All products of a place or theme, to filter by date and facet, sort and page.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type ListingSlice = prismic.SharedSlice<"listing", ListingSliceVariation>;

/**
 * Primary content in *NearbyCities → Default → Primary*
 */
export interface NearbyCitiesSliceDefaultPrimary {
	/**
	 * Title field in *NearbyCities → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: Section heading
	 * - **API ID Path**: nearby_cities.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	title: prismic.RichTextField;
	
	/**
	 * Introduction field in *NearbyCities → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: One or two sentences under the heading
	 * - **API ID Path**: nearby_cities.default.primary.intro
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	intro: prismic.KeyTextField;
	
	/**
	 * City field in *NearbyCities → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: City code, e.g. ROME
	 * - **API ID Path**: nearby_cities.default.primary.city
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	city: prismic.KeyTextField;
}

/**
 * Default variation for NearbyCities Slice
 *
 * - **API ID**: `default`
 * - **Description**: A row of cards that scrolls sideways where it does not fit.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type NearbyCitiesSliceDefault = prismic.SharedSliceVariation<"default", Simplify<NearbyCitiesSliceDefaultPrimary>, never>;

/**
 * Slice variation for *NearbyCities*
 */
type NearbyCitiesSliceVariation = NearbyCitiesSliceDefault

/**
 * NearbyCities Shared Slice
 *
 * - **API ID**: `nearby_cities`
 * - **Description**: Cities near another one, with their distance and lowest price.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type NearbyCitiesSlice = prismic.SharedSlice<"nearby_cities", NearbyCitiesSliceVariation>;

/**
 * Primary content in *Newsletter → Default → Primary*
 */
export interface NewsletterSliceDefaultPrimary {
	/**
	 * Title field in *Newsletter → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: Section heading
	 * - **API ID Path**: newsletter.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	title: prismic.RichTextField;
	
	/**
	 * Introduction field in *Newsletter → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: One or two sentences under the heading
	 * - **API ID Path**: newsletter.default.primary.intro
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	intro: prismic.KeyTextField;
}

/**
 * Default variation for Newsletter Slice
 *
 * - **API ID**: `default`
 * - **Description**: One field with its button, on a ground of its own.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type NewsletterSliceDefault = prismic.SharedSliceVariation<"default", Simplify<NewsletterSliceDefaultPrimary>, never>;

/**
 * Slice variation for *Newsletter*
 */
type NewsletterSliceVariation = NewsletterSliceDefault

/**
 * Newsletter Shared Slice
 *
 * - **API ID**: `newsletter`
 * - **Description**: A form to subscribe to the newsletter. What the subscription is called follows the kind of the page.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type NewsletterSlice = prismic.SharedSlice<"newsletter", NewsletterSliceVariation>;

/**
 * Primary content in *Notice → Information → Primary*
 */
export interface NoticeSliceDefaultPrimary {
	/**
	 * Text field in *Notice → Information → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: Two sentences at most
	 * - **API ID Path**: notice.default.primary.body
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	body: prismic.RichTextField;
}

/**
 * Information variation for Notice Slice
 *
 * - **API ID**: `default`
 * - **Description**: Something to know before the visit.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type NoticeSliceDefault = prismic.SharedSliceVariation<"default", Simplify<NoticeSliceDefaultPrimary>, never>;

/**
 * Primary content in *Notice → Not the official site → Primary*
 */
export interface NoticeSliceNotOfficialPrimary {
	/**
	 * Text field in *Notice → Not the official site → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: Two sentences at most
	 * - **API ID Path**: notice.not_official.primary.body
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	body: prismic.RichTextField;
}

/**
 * Not the official site variation for Notice Slice
 *
 * - **API ID**: `not_official`
 * - **Description**: Says who we are not.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type NoticeSliceNotOfficial = prismic.SharedSliceVariation<"not_official", Simplify<NoticeSliceNotOfficialPrimary>, never>;

/**
 * Slice variation for *Notice*
 */
type NoticeSliceVariation = NoticeSliceDefault | NoticeSliceNotOfficial

/**
 * Notice Shared Slice
 *
 * - **API ID**: `notice`
 * - **Description**: A short text that must be seen.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type NoticeSlice = prismic.SharedSlice<"notice", NoticeSliceVariation>;

/**
 * Item in *OpeningHours → Default → Primary → Days*
 */
export interface OpeningHoursSliceDefaultPrimaryRowsItem {
	/**
	 * Day field in *OpeningHours → Default → Primary → Days*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: Monday if you choose none
	 * - **Default Value**: Monday
	 * - **API ID Path**: opening_hours.default.primary.rows[].days
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	days: prismic.SelectField<"Monday" | "Tuesday" | "Wednesday" | "Thursday" | "Friday" | "Saturday" | "Sunday", "filled">;
	
	/**
	 * Opens field in *OpeningHours → Default → Primary → Days*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: 24-hour clock, e.g. 08:30
	 * - **API ID Path**: opening_hours.default.primary.rows[].opens
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	opens: prismic.KeyTextField;
	
	/**
	 * Closes field in *OpeningHours → Default → Primary → Days*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: 24-hour clock, e.g. 19:15
	 * - **API ID Path**: opening_hours.default.primary.rows[].closes
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	closes: prismic.KeyTextField;
	
	/**
	 * Last entry field in *OpeningHours → Default → Primary → Days*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: 24-hour clock, e.g. 18:15
	 * - **API ID Path**: opening_hours.default.primary.rows[].last_entry
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	last_entry: prismic.KeyTextField;
	
	/**
	 * Closed all day field in *OpeningHours → Default → Primary → Days*
	 *
	 * - **Field Type**: Boolean
	 * - **Placeholder**: *None*
	 * - **Default Value**: false
	 * - **API ID Path**: opening_hours.default.primary.rows[].closed
	 * - **Documentation**: https://prismic.io/docs/fields/boolean
	 */
	closed: prismic.BooleanField;
}

/**
 * Primary content in *OpeningHours → Default → Primary*
 */
export interface OpeningHoursSliceDefaultPrimary {
	/**
	 * Title field in *OpeningHours → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: Section heading; "Opening hours" if empty
	 * - **API ID Path**: opening_hours.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	title: prismic.RichTextField;
	
	/**
	 * Time zone field in *OpeningHours → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: IANA name, e.g. Europe/Rome
	 * - **API ID Path**: opening_hours.default.primary.timezone
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	timezone: prismic.KeyTextField;
	
	/**
	 * Days field in *OpeningHours → Default → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: opening_hours.default.primary.rows[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	rows: prismic.GroupField<Simplify<OpeningHoursSliceDefaultPrimaryRowsItem>>;
	
	/**
	 * Note field in *OpeningHours → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: e.g. Closed on 25 December and 1 January
	 * - **API ID Path**: opening_hours.default.primary.note
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	note: prismic.KeyTextField;
}

/**
 * Default variation for OpeningHours Slice
 *
 * - **API ID**: `default`
 * - **Description**: One row for each day.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type OpeningHoursSliceDefault = prismic.SharedSliceVariation<"default", Simplify<OpeningHoursSliceDefaultPrimary>, never>;

/**
 * Slice variation for *OpeningHours*
 */
type OpeningHoursSliceVariation = OpeningHoursSliceDefault

/**
 * OpeningHours Shared Slice
 *
 * - **API ID**: `opening_hours`
 * - **Description**: When a place is open, with today marked.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type OpeningHoursSlice = prismic.SharedSlice<"opening_hours", OpeningHoursSliceVariation>;

/**
 * Item in *PhotoCredits → Default → Primary → Photographs*
 */
export interface PhotoCreditsSliceDefaultPrimaryPhotosItem {
	/**
	 * Photograph field in *PhotoCredits → Default → Primary → Photographs*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: photo_credits.default.primary.photos[].image
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	image: prismic.ImageField<never>;
	
	/**
	 * Title field in *PhotoCredits → Default → Primary → Photographs*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: The photograph's own title
	 * - **API ID Path**: photo_credits.default.primary.photos[].title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Author field in *PhotoCredits → Default → Primary → Photographs*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: e.g. Diego Delso
	 * - **API ID Path**: photo_credits.default.primary.photos[].author
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	author: prismic.KeyTextField;
	
	/**
	 * Licence field in *PhotoCredits → Default → Primary → Photographs*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: e.g. CC BY-SA 4.0
	 * - **API ID Path**: photo_credits.default.primary.photos[].licence
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	licence: prismic.KeyTextField;
	
	/**
	 * Source field in *PhotoCredits → Default → Primary → Photographs*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: Page the photograph comes from
	 * - **API ID Path**: photo_credits.default.primary.photos[].source
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	source: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
}

/**
 * Primary content in *PhotoCredits → Default → Primary*
 */
export interface PhotoCreditsSliceDefaultPrimary {
	/**
	 * Title field in *PhotoCredits → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: Section heading; leave empty for none
	 * - **API ID Path**: photo_credits.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	title: prismic.RichTextField;
	
	/**
	 * Photographs field in *PhotoCredits → Default → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: photo_credits.default.primary.photos[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	photos: prismic.GroupField<Simplify<PhotoCreditsSliceDefaultPrimaryPhotosItem>>;
}

/**
 * Default variation for PhotoCredits Slice
 *
 * - **API ID**: `default`
 * - **Description**: Thumbnails with their credits.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type PhotoCreditsSliceDefault = prismic.SharedSliceVariation<"default", Simplify<PhotoCreditsSliceDefaultPrimary>, never>;

/**
 * Slice variation for *PhotoCredits*
 */
type PhotoCreditsSliceVariation = PhotoCreditsSliceDefault

/**
 * PhotoCredits Shared Slice
 *
 * - **API ID**: `photo_credits`
 * - **Description**: Who took the photographs, and under which licence.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type PhotoCreditsSlice = prismic.SharedSlice<"photo_credits", PhotoCreditsSliceVariation>;

/**
 * Primary content in *PopularCategories → Default → Primary*
 */
export interface PopularCategoriesSliceDefaultPrimary {
	/**
	 * Title field in *PopularCategories → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: Section heading
	 * - **API ID Path**: popular_categories.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	title: prismic.RichTextField;
	
	/**
	 * Introduction field in *PopularCategories → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: One or two sentences under the heading
	 * - **API ID Path**: popular_categories.default.primary.intro
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	intro: prismic.KeyTextField;
	
	/**
	 * City field in *PopularCategories → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: City code, e.g. ROME
	 * - **API ID Path**: popular_categories.default.primary.city
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	city: prismic.KeyTextField;
}

/**
 * Default variation for PopularCategories Slice
 *
 * - **API ID**: `default`
 * - **Description**: Tiles with an icon, a name and how much there is.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type PopularCategoriesSliceDefault = prismic.SharedSliceVariation<"default", Simplify<PopularCategoriesSliceDefaultPrimary>, never>;

/**
 * Slice variation for *PopularCategories*
 */
type PopularCategoriesSliceVariation = PopularCategoriesSliceDefault

/**
 * PopularCategories Shared Slice
 *
 * - **API ID**: `popular_categories`
 * - **Description**: The categories of a city, as links to their pages.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type PopularCategoriesSlice = prismic.SharedSlice<"popular_categories", PopularCategoriesSliceVariation>;

/**
 * Primary content in *Popup → Default → Primary*
 */
export interface PopupSliceDefaultPrimary {
	/**
	 * Button field in *Popup → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: e.g. What should I bring?
	 * - **API ID Path**: popup.default.primary.opener
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	opener: prismic.KeyTextField;
	
	/**
	 * Title field in *Popup → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Heading above the text
	 * - **API ID Path**: popup.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Text field in *Popup → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: What opens above the page
	 * - **API ID Path**: popup.default.primary.body
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	body: prismic.RichTextField;
	
	/**
	 * Picture field in *Popup → Default → Primary*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: popup.default.primary.image
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	image: prismic.ImageField<never>;
	
	/**
	 * Link field in *Popup → Default → Primary*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: A page; its text is the button's text
	 * - **API ID Path**: popup.default.primary.link
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
}

/**
 * Default variation for Popup Slice
 *
 * - **API ID**: `default`
 * - **Description**: The text opens for those who press the button.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type PopupSliceDefault = prismic.SharedSliceVariation<"default", Simplify<PopupSliceDefaultPrimary>, never>;

/**
 * Slice variation for *Popup*
 */
type PopupSliceVariation = PopupSliceDefault

/**
 * Popup Shared Slice
 *
 * - **API ID**: `popup`
 * - **Description**: A button that opens a text above the page.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type PopupSlice = prismic.SharedSlice<"popup", PopupSliceVariation>;

/**
 * Primary content in *ProductGrid → Grid → Primary*
 */
export interface ProductGridSliceDefaultPrimary {
	/**
	 * Title field in *ProductGrid → Grid → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: Section heading; leave empty for none
	 * - **API ID Path**: product_grid.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	title: prismic.RichTextField;
	
	/**
	 * Introduction field in *ProductGrid → Grid → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: One or two sentences under the heading
	 * - **API ID Path**: product_grid.default.primary.intro
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	intro: prismic.KeyTextField;
	
	/**
	 * Product ids field in *ProductGrid → Grid → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Comma-separated, in the order to show: 50001, 50011, 50012
	 * - **API ID Path**: product_grid.default.primary.product_ids
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	product_ids: prismic.KeyTextField;
	
	/**
	 * Show the usual price, struck through field in *ProductGrid → Grid → Primary*
	 *
	 * - **Field Type**: Boolean
	 * - **Placeholder**: *None*
	 * - **Default Value**: true
	 * - **API ID Path**: product_grid.default.primary.show_scratch_price
	 * - **Documentation**: https://prismic.io/docs/fields/boolean
	 */
	show_scratch_price: prismic.BooleanField;
}

/**
 * Grid variation for ProductGrid Slice
 *
 * - **API ID**: `default`
 * - **Description**: Cards in a grid.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type ProductGridSliceDefault = prismic.SharedSliceVariation<"default", Simplify<ProductGridSliceDefaultPrimary>, never>;

/**
 * Primary content in *ProductGrid → Row → Primary*
 */
export interface ProductGridSliceRowPrimary {
	/**
	 * Title field in *ProductGrid → Row → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: Section heading; leave empty for none
	 * - **API ID Path**: product_grid.row.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	title: prismic.RichTextField;
	
	/**
	 * Introduction field in *ProductGrid → Row → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: One or two sentences under the heading
	 * - **API ID Path**: product_grid.row.primary.intro
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	intro: prismic.KeyTextField;
	
	/**
	 * Product ids field in *ProductGrid → Row → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Comma-separated, in the order to show: 50001, 50011, 50012
	 * - **API ID Path**: product_grid.row.primary.product_ids
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	product_ids: prismic.KeyTextField;
	
	/**
	 * Show the usual price, struck through field in *ProductGrid → Row → Primary*
	 *
	 * - **Field Type**: Boolean
	 * - **Placeholder**: *None*
	 * - **Default Value**: true
	 * - **API ID Path**: product_grid.row.primary.show_scratch_price
	 * - **Documentation**: https://prismic.io/docs/fields/boolean
	 */
	show_scratch_price: prismic.BooleanField;
}

/**
 * Row variation for ProductGrid Slice
 *
 * - **API ID**: `row`
 * - **Description**: One row of cards; scrolls sideways on a phone.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type ProductGridSliceRow = prismic.SharedSliceVariation<"row", Simplify<ProductGridSliceRowPrimary>, never>;

/**
 * Slice variation for *ProductGrid*
 */
type ProductGridSliceVariation = ProductGridSliceDefault | ProductGridSliceRow

/**
 * ProductGrid Shared Slice
 *
 * - **API ID**: `product_grid`
 * - **Description**: Hand-picked products as cards.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type ProductGridSlice = prismic.SharedSlice<"product_grid", ProductGridSliceVariation>;

/**
 * Primary content in *ProductRow → Row → Primary*
 */
export interface ProductRowSliceDefaultPrimary {
	/**
	 * Title field in *ProductRow → Row → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: Section heading
	 * - **API ID Path**: product_row.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	title: prismic.RichTextField;
	
	/**
	 * Introduction field in *ProductRow → Row → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: One or two sentences under the heading
	 * - **API ID Path**: product_row.default.primary.intro
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	intro: prismic.KeyTextField;
	
	/**
	 * When they can be booked field in *ProductRow → Row → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: Any day
	 * - **Default Value**: Any day
	 * - **API ID Path**: product_row.default.primary.when
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	when: prismic.SelectField<"Any day" | "This weekend" | "Tonight", "filled">;
	
	/**
	 * Collection id field in *ProductRow → Row → Primary*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: The collection whose products are listed
	 * - **API ID Path**: product_row.default.primary.collection
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	collection: prismic.NumberField;
	
	/**
	 * How many products field in *ProductRow → Row → Primary*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: How many cards
	 * - **API ID Path**: product_row.default.primary.limit
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	limit: prismic.NumberField;
}

/**
 * Row variation for ProductRow Slice
 *
 * - **API ID**: `default`
 * - **Description**: Without a collection they are those of the page’s place, or of the site.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type ProductRowSliceDefault = prismic.SharedSliceVariation<"default", Simplify<ProductRowSliceDefaultPrimary>, never>;

/**
 * Slice variation for *ProductRow*
 */
type ProductRowSliceVariation = ProductRowSliceDefault

/**
 * ProductRow Shared Slice
 *
 * - **API ID**: `product_row`
 * - **Description**: Products of the page’s place in a row that scrolls: on any day, this weekend, or tonight.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type ProductRowSlice = prismic.SharedSlice<"product_row", ProductRowSliceVariation>;

/**
 * Item in *PromoCodes → Default → Primary → Codes*
 */
export interface PromoCodesSliceDefaultPrimaryCodesItem {
	/**
	 * Code field in *PromoCodes → Default → Primary → Codes*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Letters and digits, e.g. ROMA10
	 * - **API ID Path**: promo_codes.default.primary.codes[].code
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	code: prismic.KeyTextField;
	
	/**
	 * Percent off field in *PromoCodes → Default → Primary → Codes*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: 1 to 100
	 * - **API ID Path**: promo_codes.default.primary.codes[].percent
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	percent: prismic.NumberField;
	
	/**
	 * Amount off field in *PromoCodes → Default → Primary → Codes*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: Instead of percent, e.g. 5
	 * - **API ID Path**: promo_codes.default.primary.codes[].amount
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	amount: prismic.NumberField;
	
	/**
	 * Highest amount field in *PromoCodes → Default → Primary → Codes*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: The most that percent takes off, e.g. 20
	 * - **API ID Path**: promo_codes.default.primary.codes[].cap
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	cap: prismic.NumberField;
	
	/**
	 * Currency of the amounts field in *PromoCodes → Default → Primary → Codes*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: EUR if you choose none
	 * - **Default Value**: EUR
	 * - **API ID Path**: promo_codes.default.primary.codes[].currency
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	currency: prismic.SelectField<"EUR" | "USD" | "AED" | "SGD" | "INR" | "MYR" | "GBP" | "AUD" | "CAD" | "NZD" | "CHF" | "ZAR" | "SEK" | "NOK" | "DKK" | "ISK" | "PLN" | "CZK" | "HUF" | "RON" | "TRY" | "JPY" | "KRW" | "CNY" | "TWD" | "HKD" | "MOP" | "THB" | "IDR" | "PHP" | "VND" | "BRL" | "MXN" | "PEN" | "EGP" | "JOD" | "QAR" | "SAR" | "BHD" | "KWD" | "OMR" | "AZN" | "LBP" | "ILS", "filled">;
	
	/**
	 * Last day field in *PromoCodes → Default → Primary → Codes*
	 *
	 * - **Field Type**: Date
	 * - **Placeholder**: Shown through this day; leave empty for none
	 * - **API ID Path**: promo_codes.default.primary.codes[].ends_on
	 * - **Documentation**: https://prismic.io/docs/fields/date
	 */
	ends_on: prismic.DateField;
	
	/**
	 * Terms field in *PromoCodes → Default → Primary → Codes*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: Two sentences at most
	 * - **API ID Path**: promo_codes.default.primary.codes[].terms
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	terms: prismic.RichTextField;
}

/**
 * Primary content in *PromoCodes → Default → Primary*
 */
export interface PromoCodesSliceDefaultPrimary {
	/**
	 * Title field in *PromoCodes → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: Section heading; "Promo codes" if empty
	 * - **API ID Path**: promo_codes.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	title: prismic.RichTextField;
	
	/**
	 * Codes field in *PromoCodes → Default → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: promo_codes.default.primary.codes[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	codes: prismic.GroupField<Simplify<PromoCodesSliceDefaultPrimaryCodesItem>>;
}

/**
 * Default variation for PromoCodes Slice
 *
 * - **API ID**: `default`
 * - **Description**: Each code with what it takes off, its last day and its terms.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type PromoCodesSliceDefault = prismic.SharedSliceVariation<"default", Simplify<PromoCodesSliceDefaultPrimary>, never>;

/**
 * Slice variation for *PromoCodes*
 */
type PromoCodesSliceVariation = PromoCodesSliceDefault

/**
 * PromoCodes Shared Slice
 *
 * - **API ID**: `promo_codes`
 * - **Description**: Promo codes that travellers apply by a button. Their booking then has the code.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type PromoCodesSlice = prismic.SharedSlice<"promo_codes", PromoCodesSliceVariation>;

/**
 * Primary content in *PromotionalBanner → Default → Primary*
 */
export interface PromotionalBannerSliceDefaultPrimary {
	/**
	 * Who writes it field in *PromotionalBanner → Default → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: This slice if you choose none
	 * - **Default Value**: this slice
	 * - **API ID Path**: promotional_banner.default.primary.source
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	source: prismic.SelectField<"this slice" | "the provider", "filled">;
	
	/**
	 * Title field in *PromotionalBanner → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: What the offer is
	 * - **API ID Path**: promotional_banner.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	title: prismic.RichTextField;
	
	/**
	 * Text field in *PromotionalBanner → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: Two sentences at most
	 * - **API ID Path**: promotional_banner.default.primary.body
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	body: prismic.RichTextField;
	
	/**
	 * Picture field in *PromotionalBanner → Default → Primary*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: promotional_banner.default.primary.image
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	image: prismic.ImageField<never>;
	
	/**
	 * Product id field in *PromotionalBanner → Default → Primary*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: Shown with its price, e.g. 50001
	 * - **API ID Path**: promotional_banner.default.primary.product
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	product: prismic.NumberField;
	
	/**
	 * Link field in *PromotionalBanner → Default → Primary*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: A page; its text is the button's text
	 * - **API ID Path**: promotional_banner.default.primary.link
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * Last day field in *PromotionalBanner → Default → Primary*
	 *
	 * - **Field Type**: Date
	 * - **Placeholder**: Shown through this day; leave empty for none
	 * - **API ID Path**: promotional_banner.default.primary.ends_on
	 * - **Documentation**: https://prismic.io/docs/fields/date
	 */
	ends_on: prismic.DateField;
}

/**
 * Default variation for PromotionalBanner Slice
 *
 * - **API ID**: `default`
 * - **Description**: A picture beside the text.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type PromotionalBannerSliceDefault = prismic.SharedSliceVariation<"default", Simplify<PromotionalBannerSliceDefaultPrimary>, never>;

/**
 * Primary content in *PromotionalBanner → Text only → Primary*
 */
export interface PromotionalBannerSliceTextOnlyPrimary {
	/**
	 * Who writes it field in *PromotionalBanner → Text only → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: This slice if you choose none
	 * - **Default Value**: this slice
	 * - **API ID Path**: promotional_banner.text_only.primary.source
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	source: prismic.SelectField<"this slice" | "the provider", "filled">;
	
	/**
	 * Title field in *PromotionalBanner → Text only → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: What the offer is
	 * - **API ID Path**: promotional_banner.text_only.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	title: prismic.RichTextField;
	
	/**
	 * Text field in *PromotionalBanner → Text only → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: Two sentences at most
	 * - **API ID Path**: promotional_banner.text_only.primary.body
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	body: prismic.RichTextField;
	
	/**
	 * Product id field in *PromotionalBanner → Text only → Primary*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: Shown with its price, e.g. 50001
	 * - **API ID Path**: promotional_banner.text_only.primary.product
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	product: prismic.NumberField;
	
	/**
	 * Link field in *PromotionalBanner → Text only → Primary*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: A page; its text is the button's text
	 * - **API ID Path**: promotional_banner.text_only.primary.link
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * Last day field in *PromotionalBanner → Text only → Primary*
	 *
	 * - **Field Type**: Date
	 * - **Placeholder**: Shown through this day; leave empty for none
	 * - **API ID Path**: promotional_banner.text_only.primary.ends_on
	 * - **Documentation**: https://prismic.io/docs/fields/date
	 */
	ends_on: prismic.DateField;
}

/**
 * Text only variation for PromotionalBanner Slice
 *
 * - **API ID**: `text_only`
 * - **Description**: The text alone.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type PromotionalBannerSliceTextOnly = prismic.SharedSliceVariation<"text_only", Simplify<PromotionalBannerSliceTextOnlyPrimary>, never>;

/**
 * Slice variation for *PromotionalBanner*
 */
type PromotionalBannerSliceVariation = PromotionalBannerSliceDefault | PromotionalBannerSliceTextOnly

/**
 * PromotionalBanner Shared Slice
 *
 * - **API ID**: `promotional_banner`
 * - **Description**: One offer, yours or the provider's.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type PromotionalBannerSlice = prismic.SharedSlice<"promotional_banner", PromotionalBannerSliceVariation>;

/**
 * Item in *QuickFacts → Default → Primary → Facts*
 */
export interface QuickFactsSliceDefaultPrimaryItemsItem {
	/**
	 * Icon field in *QuickFacts → Default → Primary → Facts*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: Ticket if you choose none
	 * - **Default Value**: ticket
	 * - **API ID Path**: quick_facts.default.primary.items[].icon
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	icon: prismic.SelectField<"ticket" | "clock" | "calendar" | "map-pin" | "smartphone" | "shield-check" | "star" | "users" | "headphones" | "badge-check" | "landmark" | "utensils" | "accessibility" | "languages" | "camera" | "baby", "filled">;
	
	/**
	 * Fact field in *QuickFacts → Default → Primary → Facts*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: e.g. Recommended visit
	 * - **API ID Path**: quick_facts.default.primary.items[].term
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	term: prismic.KeyTextField;
	
	/**
	 * Value field in *QuickFacts → Default → Primary → Facts*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: e.g. 2 to 3 hours
	 * - **API ID Path**: quick_facts.default.primary.items[].value
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	value: prismic.KeyTextField;
}

/**
 * Primary content in *QuickFacts → Default → Primary*
 */
export interface QuickFactsSliceDefaultPrimary {
	/**
	 * Title field in *QuickFacts → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: Section heading; leave empty for none
	 * - **API ID Path**: quick_facts.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	title: prismic.RichTextField;
	
	/**
	 * Facts field in *QuickFacts → Default → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: quick_facts.default.primary.items[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	items: prismic.GroupField<Simplify<QuickFactsSliceDefaultPrimaryItemsItem>>;
}

/**
 * Default variation for QuickFacts Slice
 *
 * - **API ID**: `default`
 * - **Description**: Terms with their values, each with an icon.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type QuickFactsSliceDefault = prismic.SharedSliceVariation<"default", Simplify<QuickFactsSliceDefaultPrimary>, never>;

/**
 * Slice variation for *QuickFacts*
 */
type QuickFactsSliceVariation = QuickFactsSliceDefault

/**
 * QuickFacts Shared Slice
 *
 * - **API ID**: `quick_facts`
 * - **Description**: Facts at a glance: what, and how much.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type QuickFactsSlice = prismic.SharedSlice<"quick_facts", QuickFactsSliceVariation>;

/**
 * Item in *Quotes → Default → Primary → Quotations*
 */
export interface QuotesSliceDefaultPrimaryItemsItem {
	/**
	 * Quotation field in *Quotes → Default → Primary → Quotations*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Their words, without quotation marks
	 * - **API ID Path**: quotes.default.primary.items[].quote
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	quote: prismic.KeyTextField;
	
	/**
	 * Author field in *Quotes → Default → Primary → Quotations*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: e.g. Mara Lindqvist
	 * - **API ID Path**: quotes.default.primary.items[].author
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	author: prismic.KeyTextField;
	
	/**
	 * Source field in *Quotes → Default → Primary → Quotations*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: e.g. The Evening Ledger
	 * - **API ID Path**: quotes.default.primary.items[].source
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	source: prismic.KeyTextField;
	
	/**
	 * Stars field in *Quotes → Default → Primary → Quotations*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: 1 to 5; leave empty for none
	 * - **API ID Path**: quotes.default.primary.items[].rating
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	rating: prismic.NumberField;
}

/**
 * Primary content in *Quotes → Default → Primary*
 */
export interface QuotesSliceDefaultPrimary {
	/**
	 * Title field in *Quotes → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: Section heading; leave empty for none
	 * - **API ID Path**: quotes.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	title: prismic.RichTextField;
	
	/**
	 * Quotations field in *Quotes → Default → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: quotes.default.primary.items[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	items: prismic.GroupField<Simplify<QuotesSliceDefaultPrimaryItemsItem>>;
}

/**
 * Default variation for Quotes Slice
 *
 * - **API ID**: `default`
 * - **Description**: Quotations with their authors.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type QuotesSliceDefault = prismic.SharedSliceVariation<"default", Simplify<QuotesSliceDefaultPrimary>, never>;

/**
 * Slice variation for *Quotes*
 */
type QuotesSliceVariation = QuotesSliceDefault

/**
 * Quotes Shared Slice
 *
 * - **API ID**: `quotes`
 * - **Description**: What critics or visitors say.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type QuotesSlice = prismic.SharedSlice<"quotes", QuotesSliceVariation>;

/**
 * Primary content in *RankedProducts → Rows → Primary*
 */
export interface RankedProductsSliceDefaultPrimary {
	/**
	 * Title field in *RankedProducts → Rows → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: Section heading; leave empty for none
	 * - **API ID Path**: ranked_products.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	title: prismic.RichTextField;
	
	/**
	 * Introduction field in *RankedProducts → Rows → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: One or two sentences under the heading
	 * - **API ID Path**: ranked_products.default.primary.intro
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	intro: prismic.KeyTextField;
	
	/**
	 * Collection id field in *RankedProducts → Rows → Primary*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: The collection whose products are listed
	 * - **API ID Path**: ranked_products.default.primary.collection
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	collection: prismic.NumberField;
	
	/**
	 * Category id field in *RankedProducts → Rows → Primary*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: Its products follow those of the collection
	 * - **API ID Path**: ranked_products.default.primary.category
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	category: prismic.NumberField;
	
	/**
	 * Sub-category id field in *RankedProducts → Rows → Primary*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: Its products follow those of the collection
	 * - **API ID Path**: ranked_products.default.primary.sub_category
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	sub_category: prismic.NumberField;
	
	/**
	 * City of the category field in *RankedProducts → Rows → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: City code, e.g. ROME; empty for every city
	 * - **API ID Path**: ranked_products.default.primary.city
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	city: prismic.KeyTextField;
	
	/**
	 * How many products field in *RankedProducts → Rows → Primary*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: 10, or 50 with a sub-category filter
	 * - **API ID Path**: ranked_products.default.primary.limit
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	limit: prismic.NumberField;
	
	/**
	 * Products that come first field in *RankedProducts → Rows → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Ids, comma-separated: 50002, 50004
	 * - **API ID Path**: ranked_products.default.primary.ranking
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	ranking: prismic.KeyTextField;
	
	/**
	 * Products left out field in *RankedProducts → Rows → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Ids, comma-separated
	 * - **API ID Path**: ranked_products.default.primary.exclusions
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	exclusions: prismic.KeyTextField;
	
	/**
	 * Products that come first in this language field in *RankedProducts → Rows → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Ids, comma-separated; empty: as above
	 * - **API ID Path**: ranked_products.default.primary.locale_ranking
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	locale_ranking: prismic.KeyTextField;
	
	/**
	 * Products left out in this language too field in *RankedProducts → Rows → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Ids, comma-separated
	 * - **API ID Path**: ranked_products.default.primary.locale_exclusions
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	locale_exclusions: prismic.KeyTextField;
	
	/**
	 * Only these categories field in *RankedProducts → Rows → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Ids of categories, comma-separated; empty shows all
	 * - **API ID Path**: ranked_products.default.primary.category_filter
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	category_filter: prismic.KeyTextField;
	
	/**
	 * Only these sub-categories field in *RankedProducts → Rows → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Sub-category ids, comma-separated; empty shows all
	 * - **API ID Path**: ranked_products.default.primary.sub_category_filter
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	sub_category_filter: prismic.KeyTextField;
	
	/**
	 * More sub-categories field in *RankedProducts → Rows → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Sub-category ids, comma-separated: their products in the city follow
	 * - **API ID Path**: ranked_products.default.primary.additional_sub_category_ids
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	additional_sub_category_ids: prismic.KeyTextField;
	
	/**
	 * End of each card's link field in *RankedProducts → Rows → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: A query or a section, e.g. #dates
	 * - **API ID Path**: ranked_products.default.primary.cta_url_suffix
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	cta_url_suffix: prismic.KeyTextField;
	
	/**
	 * Show the usual price, struck through field in *RankedProducts → Rows → Primary*
	 *
	 * - **Field Type**: Boolean
	 * - **Placeholder**: *None*
	 * - **Default Value**: true
	 * - **API ID Path**: ranked_products.default.primary.show_scratch_price
	 * - **Documentation**: https://prismic.io/docs/fields/boolean
	 */
	show_scratch_price: prismic.BooleanField;
	
	/**
	 * How many on a show page field in *RankedProducts → Rows → Primary*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: Empty: as on other pages
	 * - **API ID Path**: ranked_products.default.primary.sp_experience_limit
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	sp_experience_limit: prismic.NumberField;
	
	/**
	 * Only deals: what is reduced, or costs less than 30 field in *RankedProducts → Rows → Primary*
	 *
	 * - **Field Type**: Boolean
	 * - **Placeholder**: *None*
	 * - **Default Value**: false
	 * - **API ID Path**: ranked_products.default.primary.deals_only
	 * - **Documentation**: https://prismic.io/docs/fields/boolean
	 */
	deals_only: prismic.BooleanField;
}

/**
 * Rows variation for RankedProducts Slice
 *
 * - **API ID**: `default`
 * - **Description**: A numbered list with one wide row for each product.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type RankedProductsSliceDefault = prismic.SharedSliceVariation<"default", Simplify<RankedProductsSliceDefaultPrimary>, never>;

/**
 * Primary content in *RankedProducts → Grid → Primary*
 */
export interface RankedProductsSliceGridPrimary {
	/**
	 * Title field in *RankedProducts → Grid → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: Section heading; leave empty for none
	 * - **API ID Path**: ranked_products.grid.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	title: prismic.RichTextField;
	
	/**
	 * Introduction field in *RankedProducts → Grid → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: One or two sentences under the heading
	 * - **API ID Path**: ranked_products.grid.primary.intro
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	intro: prismic.KeyTextField;
	
	/**
	 * Collection id field in *RankedProducts → Grid → Primary*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: The collection whose products are listed
	 * - **API ID Path**: ranked_products.grid.primary.collection
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	collection: prismic.NumberField;
	
	/**
	 * Category id field in *RankedProducts → Grid → Primary*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: Its products follow those of the collection
	 * - **API ID Path**: ranked_products.grid.primary.category
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	category: prismic.NumberField;
	
	/**
	 * Sub-category id field in *RankedProducts → Grid → Primary*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: Its products follow those of the collection
	 * - **API ID Path**: ranked_products.grid.primary.sub_category
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	sub_category: prismic.NumberField;
	
	/**
	 * City of the category field in *RankedProducts → Grid → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: City code, e.g. ROME; empty for every city
	 * - **API ID Path**: ranked_products.grid.primary.city
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	city: prismic.KeyTextField;
	
	/**
	 * How many products field in *RankedProducts → Grid → Primary*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: 10, or 50 with a sub-category filter
	 * - **API ID Path**: ranked_products.grid.primary.limit
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	limit: prismic.NumberField;
	
	/**
	 * Products that come first field in *RankedProducts → Grid → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Ids, comma-separated: 50002, 50004
	 * - **API ID Path**: ranked_products.grid.primary.ranking
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	ranking: prismic.KeyTextField;
	
	/**
	 * Products left out field in *RankedProducts → Grid → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Ids, comma-separated
	 * - **API ID Path**: ranked_products.grid.primary.exclusions
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	exclusions: prismic.KeyTextField;
	
	/**
	 * Products that come first in this language field in *RankedProducts → Grid → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Ids, comma-separated; empty: as above
	 * - **API ID Path**: ranked_products.grid.primary.locale_ranking
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	locale_ranking: prismic.KeyTextField;
	
	/**
	 * Products left out in this language too field in *RankedProducts → Grid → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Ids, comma-separated
	 * - **API ID Path**: ranked_products.grid.primary.locale_exclusions
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	locale_exclusions: prismic.KeyTextField;
	
	/**
	 * Only these categories field in *RankedProducts → Grid → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Ids of categories, comma-separated; empty shows all
	 * - **API ID Path**: ranked_products.grid.primary.category_filter
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	category_filter: prismic.KeyTextField;
	
	/**
	 * Only these sub-categories field in *RankedProducts → Grid → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Sub-category ids, comma-separated; empty shows all
	 * - **API ID Path**: ranked_products.grid.primary.sub_category_filter
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	sub_category_filter: prismic.KeyTextField;
	
	/**
	 * More sub-categories field in *RankedProducts → Grid → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Sub-category ids, comma-separated: their products in the city follow
	 * - **API ID Path**: ranked_products.grid.primary.additional_sub_category_ids
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	additional_sub_category_ids: prismic.KeyTextField;
	
	/**
	 * End of each card's link field in *RankedProducts → Grid → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: A query or a section, e.g. #dates
	 * - **API ID Path**: ranked_products.grid.primary.cta_url_suffix
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	cta_url_suffix: prismic.KeyTextField;
	
	/**
	 * Show the usual price, struck through field in *RankedProducts → Grid → Primary*
	 *
	 * - **Field Type**: Boolean
	 * - **Placeholder**: *None*
	 * - **Default Value**: true
	 * - **API ID Path**: ranked_products.grid.primary.show_scratch_price
	 * - **Documentation**: https://prismic.io/docs/fields/boolean
	 */
	show_scratch_price: prismic.BooleanField;
	
	/**
	 * How many on a show page field in *RankedProducts → Grid → Primary*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: Empty: as on other pages
	 * - **API ID Path**: ranked_products.grid.primary.sp_experience_limit
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	sp_experience_limit: prismic.NumberField;
	
	/**
	 * Only deals: what is reduced, or costs less than 30 field in *RankedProducts → Grid → Primary*
	 *
	 * - **Field Type**: Boolean
	 * - **Placeholder**: *None*
	 * - **Default Value**: false
	 * - **API ID Path**: ranked_products.grid.primary.deals_only
	 * - **Documentation**: https://prismic.io/docs/fields/boolean
	 */
	deals_only: prismic.BooleanField;
}

/**
 * Grid variation for RankedProducts Slice
 *
 * - **API ID**: `grid`
 * - **Description**: The same list as cards in a grid.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type RankedProductsSliceGrid = prismic.SharedSliceVariation<"grid", Simplify<RankedProductsSliceGridPrimary>, never>;

/**
 * Slice variation for *RankedProducts*
 */
type RankedProductsSliceVariation = RankedProductsSliceDefault | RankedProductsSliceGrid

/**
 * RankedProducts Shared Slice
 *
 * - **API ID**: `ranked_products`
 * - **Description**: A collection's products, best first.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type RankedProductsSlice = prismic.SharedSlice<"ranked_products", RankedProductsSliceVariation>;

/**
 * Item in *SafetyBanner → Default → Primary → Measures*
 */
export interface SafetyBannerSliceDefaultPrimaryMeasuresItem {
	/**
	 * Icon field in *SafetyBanner → Default → Primary → Measures*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: Shield-check if you choose none
	 * - **Default Value**: shield-check
	 * - **API ID Path**: safety_banner.default.primary.measures[].icon
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	icon: prismic.SelectField<"shield-check" | "heart" | "users" | "baby" | "accessibility" | "life-buoy" | "umbrella" | "sun" | "phone" | "triangle-alert", "filled">;
	
	/**
	 * Measure field in *SafetyBanner → Default → Primary → Measures*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: e.g. Life jackets in all sizes
	 * - **API ID Path**: safety_banner.default.primary.measures[].text
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	text: prismic.KeyTextField;
}

/**
 * Primary content in *SafetyBanner → Default → Primary*
 */
export interface SafetyBannerSliceDefaultPrimary {
	/**
	 * Marker field in *SafetyBanner → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Only "yes" shows the banner
	 * - **API ID Path**: safety_banner.default.primary.marker
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	marker: prismic.KeyTextField;
	
	/**
	 * Title field in *SafetyBanner → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: Section heading; "Your safety" if empty
	 * - **API ID Path**: safety_banner.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	title: prismic.RichTextField;
	
	/**
	 * Text field in *SafetyBanner → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: Two sentences at most
	 * - **API ID Path**: safety_banner.default.primary.body
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	body: prismic.RichTextField;
	
	/**
	 * Measures field in *SafetyBanner → Default → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: safety_banner.default.primary.measures[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	measures: prismic.GroupField<Simplify<SafetyBannerSliceDefaultPrimaryMeasuresItem>>;
	
	/**
	 * Link field in *SafetyBanner → Default → Primary*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: Page and the text shown for it
	 * - **API ID Path**: safety_banner.default.primary.link
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
}

/**
 * Default variation for SafetyBanner Slice
 *
 * - **API ID**: `default`
 * - **Description**: A text and a list of measures, each with an icon.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type SafetyBannerSliceDefault = prismic.SharedSliceVariation<"default", Simplify<SafetyBannerSliceDefaultPrimary>, never>;

/**
 * Slice variation for *SafetyBanner*
 */
type SafetyBannerSliceVariation = SafetyBannerSliceDefault

/**
 * SafetyBanner Shared Slice
 *
 * - **API ID**: `safety_banner`
 * - **Description**: What is done for the safety of visitors.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type SafetyBannerSlice = prismic.SharedSlice<"safety_banner", SafetyBannerSliceVariation>;

/**
 * Primary content in *Tab → Default → Primary*
 */
export interface TabSliceDefaultPrimary {
	/**
	 * Title field in *Tab → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: One or two words, e.g. Getting there
	 * - **API ID Path**: tab.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
}

/**
 * Default variation for Tab Slice
 *
 * - **API ID**: `default`
 * - **Description**: Its title is what the tab bar shows.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type TabSliceDefault = prismic.SharedSliceVariation<"default", Simplify<TabSliceDefaultPrimary>, never>;

/**
 * Slice variation for *Tab*
 */
type TabSliceVariation = TabSliceDefault

/**
 * Tab Shared Slice
 *
 * - **API ID**: `tab`
 * - **Description**: One tab: every slice after it belongs to it, until the next tab.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type TabSlice = prismic.SharedSlice<"tab", TabSliceVariation>;

/**
 * Primary content in *TableOfContents → Default → Primary*
 */
export interface TableOfContentsSliceDefaultPrimary {
	/**
	 * Title field in *TableOfContents → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Name of the list, e.g. Before you buy
	 * - **API ID Path**: table_of_contents.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
}

/**
 * Default variation for TableOfContents Slice
 *
 * - **API ID**: `default`
 * - **Description**: Every section that has a heading; on a large window in one line below the header.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type TableOfContentsSliceDefault = prismic.SharedSliceVariation<"default", Simplify<TableOfContentsSliceDefaultPrimary>, never>;

/**
 * Slice variation for *TableOfContents*
 */
type TableOfContentsSliceVariation = TableOfContentsSliceDefault

/**
 * TableOfContents Shared Slice
 *
 * - **API ID**: `table_of_contents`
 * - **Description**: Links to the sections of this page.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type TableOfContentsSlice = prismic.SharedSlice<"table_of_contents", TableOfContentsSliceVariation>;

/**
 * Default variation for TabsEnd Slice
 *
 * - **API ID**: `default`
 * - **Description**: It has no fields and shows nothing.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type TabsEndSliceDefault = prismic.SharedSliceVariation<"default", Record<string, never>, never>;

/**
 * Slice variation for *TabsEnd*
 */
type TabsEndSliceVariation = TabsEndSliceDefault

/**
 * TabsEnd Shared Slice
 *
 * - **API ID**: `tabs_end`
 * - **Description**: Ends a tab bar: what follows stands below it.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type TabsEndSlice = prismic.SharedSlice<"tabs_end", TabsEndSliceVariation>;

/**
 * Primary content in *TabsStart → Default → Primary*
 */
export interface TabsStartSliceDefaultPrimary {
	/**
	 * Name of the tab bar field in *TabsStart → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: For screen readers, e.g. About this show
	 * - **API ID Path**: tabs_start.default.primary.label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	label: prismic.KeyTextField;
}

/**
 * Default variation for TabsStart Slice
 *
 * - **API ID**: `default`
 * - **Description**: The bar itself.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type TabsStartSliceDefault = prismic.SharedSliceVariation<"default", Simplify<TabsStartSliceDefaultPrimary>, never>;

/**
 * Slice variation for *TabsStart*
 */
type TabsStartSliceVariation = TabsStartSliceDefault

/**
 * TabsStart Shared Slice
 *
 * - **API ID**: `tabs_start`
 * - **Description**: Begins a tab bar: put tabs after it and close with a tab bar's end.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type TabsStartSlice = prismic.SharedSlice<"tabs_start", TabsStartSliceVariation>;

/**
 * Primary content in *TextBlock → Default → Primary*
 */
export interface TextBlockSliceDefaultPrimary {
	/**
	 * Title field in *TextBlock → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: Section heading; leave empty for none
	 * - **API ID Path**: text_block.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	title: prismic.RichTextField;
	
	/**
	 * Text field in *TextBlock → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: Write here; shortcodes such as [price tgid="50002"] work
	 * - **API ID Path**: text_block.default.primary.body
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	body: prismic.RichTextField;
}

/**
 * Default variation for TextBlock Slice
 *
 * - **API ID**: `default`
 * - **Description**: Text in a column that reads well.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type TextBlockSliceDefault = prismic.SharedSliceVariation<"default", Simplify<TextBlockSliceDefaultPrimary>, never>;

/**
 * Slice variation for *TextBlock*
 */
type TextBlockSliceVariation = TextBlockSliceDefault

/**
 * TextBlock Shared Slice
 *
 * - **API ID**: `text_block`
 * - **Description**: A heading and running text.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type TextBlockSlice = prismic.SharedSlice<"text_block", TextBlockSliceVariation>;

/**
 * Primary content in *TopAttractions → Default → Primary*
 */
export interface TopAttractionsSliceDefaultPrimary {
	/**
	 * Title field in *TopAttractions → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: Section heading; "Top attractions" if empty
	 * - **API ID Path**: top_attractions.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	title: prismic.RichTextField;
	
	/**
	 * Introduction field in *TopAttractions → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: One or two sentences under the heading
	 * - **API ID Path**: top_attractions.default.primary.intro
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	intro: prismic.KeyTextField;
	
	/**
	 * City field in *TopAttractions → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: City code, e.g. ROME; empty for the page's own
	 * - **API ID Path**: top_attractions.default.primary.city
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	city: prismic.KeyTextField;
	
	/**
	 * Collections that come first field in *TopAttractions → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Ids, comma-separated: 1001, 1002
	 * - **API ID Path**: top_attractions.default.primary.collection_ids
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	collection_ids: prismic.KeyTextField;
	
	/**
	 * Collections left out field in *TopAttractions → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Ids, comma-separated
	 * - **API ID Path**: top_attractions.default.primary.exclusions
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	exclusions: prismic.KeyTextField;
	
	/**
	 * How many collections field in *TopAttractions → Default → Primary*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: 8 if empty
	 * - **API ID Path**: top_attractions.default.primary.limit
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	limit: prismic.NumberField;
}

/**
 * Default variation for TopAttractions Slice
 *
 * - **API ID**: `default`
 * - **Description**: A row of collection cards, those with a page.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type TopAttractionsSliceDefault = prismic.SharedSliceVariation<"default", Simplify<TopAttractionsSliceDefaultPrimary>, never>;

/**
 * Slice variation for *TopAttractions*
 */
type TopAttractionsSliceVariation = TopAttractionsSliceDefault

/**
 * TopAttractions Shared Slice
 *
 * - **API ID**: `top_attractions`
 * - **Description**: What people come to a place for: its collections, with their number of experiences and lowest price.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type TopAttractionsSlice = prismic.SharedSlice<"top_attractions", TopAttractionsSliceVariation>;

/**
 * Primary content in *TopReviews → Default → Primary*
 */
export interface TopReviewsSliceDefaultPrimary {
	/**
	 * Title field in *TopReviews → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: Section heading; "What travellers say" if empty
	 * - **API ID Path**: top_reviews.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	title: prismic.RichTextField;
	
	/**
	 * Introduction field in *TopReviews → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: The number of reviews if empty
	 * - **API ID Path**: top_reviews.default.primary.intro
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	intro: prismic.KeyTextField;
	
	/**
	 * Collection id field in *TopReviews → Default → Primary*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: e.g. 1001; empty for the page's own
	 * - **API ID Path**: top_reviews.default.primary.collection
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	collection: prismic.NumberField;
	
	/**
	 * Product id field in *TopReviews → Default → Primary*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: e.g. 50101, for reviews of one product with the spread of its ratings
	 * - **API ID Path**: top_reviews.default.primary.product
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	product: prismic.NumberField;
	
	/**
	 * How many reviews field in *TopReviews → Default → Primary*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: 3 if empty
	 * - **API ID Path**: top_reviews.default.primary.limit
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	limit: prismic.NumberField;
}

/**
 * Default variation for TopReviews Slice
 *
 * - **API ID**: `default`
 * - **Description**: Reviews side by side.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type TopReviewsSliceDefault = prismic.SharedSliceVariation<"default", Simplify<TopReviewsSliceDefaultPrimary>, never>;

/**
 * Slice variation for *TopReviews*
 */
type TopReviewsSliceVariation = TopReviewsSliceDefault

/**
 * TopReviews Shared Slice
 *
 * - **API ID**: `top_reviews`
 * - **Description**: What travellers wrote of the products of a collection, and of which one each.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type TopReviewsSlice = prismic.SharedSlice<"top_reviews", TopReviewsSliceVariation>;

/**
 * Item in *TrustBar → Default → Primary → Reasons*
 */
export interface TrustBarSliceDefaultPrimaryItemsItem {
	/**
	 * Icon field in *TrustBar → Default → Primary → Reasons*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: Ticket if you choose none
	 * - **Default Value**: ticket
	 * - **API ID Path**: trust_bar.default.primary.items[].icon
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	icon: prismic.SelectField<"ticket" | "clock" | "calendar" | "map-pin" | "smartphone" | "shield-check" | "star" | "users" | "headphones" | "badge-check", "filled">;
	
	/**
	 * Title field in *TrustBar → Default → Primary → Reasons*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: e.g. Authorised reseller
	 * - **API ID Path**: trust_bar.default.primary.items[].title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Text field in *TrustBar → Default → Primary → Reasons*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: One short sentence
	 * - **API ID Path**: trust_bar.default.primary.items[].text
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	text: prismic.KeyTextField;
}

/**
 * Primary content in *TrustBar → Default → Primary*
 */
export interface TrustBarSliceDefaultPrimary {
	/**
	 * Reasons field in *TrustBar → Default → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: trust_bar.default.primary.items[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	items: prismic.GroupField<Simplify<TrustBarSliceDefaultPrimaryItemsItem>>;
}

/**
 * Default variation for TrustBar Slice
 *
 * - **API ID**: `default`
 * - **Description**: Icon, title and a short text for each reason.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type TrustBarSliceDefault = prismic.SharedSliceVariation<"default", Simplify<TrustBarSliceDefaultPrimary>, never>;

/**
 * Slice variation for *TrustBar*
 */
type TrustBarSliceVariation = TrustBarSliceDefault

/**
 * TrustBar Shared Slice
 *
 * - **API ID**: `trust_bar`
 * - **Description**: Three or four reasons to book here, in one line.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type TrustBarSlice = prismic.SharedSlice<"trust_bar", TrustBarSliceVariation>;

/**
 * Primary content in *TrustBoosters → Default → Primary*
 */
export interface TrustBoostersSliceDefaultPrimary {
	/**
	 * Title field in *TrustBoosters → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: Section heading; leave empty for none
	 * - **API ID Path**: trust_boosters.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	title: prismic.RichTextField;
	
	/**
	 * Help center field in *TrustBoosters → Default → Primary*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: The help center's page
	 * - **API ID Path**: trust_boosters.default.primary.help_center
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	help_center: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
}

/**
 * Default variation for TrustBoosters Slice
 *
 * - **API ID**: `default`
 * - **Description**: A line of reasons.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type TrustBoostersSliceDefault = prismic.SharedSliceVariation<"default", Simplify<TrustBoostersSliceDefaultPrimary>, never>;

/**
 * Slice variation for *TrustBoosters*
 */
type TrustBoostersSliceVariation = TrustBoostersSliceDefault

/**
 * TrustBoosters Shared Slice
 *
 * - **API ID**: `trust_boosters`
 * - **Description**: Reasons to trust this site, as far as its data says so: customers, help, who sells, free cancellation.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type TrustBoostersSlice = prismic.SharedSlice<"trust_boosters", TrustBoostersSliceVariation>;

/**
 * Primary content in *Video → Default → Primary*
 */
export interface VideoSliceDefaultPrimary {
	/**
	 * Title field in *Video → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: Section heading; leave empty for none
	 * - **API ID Path**: video.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	title: prismic.RichTextField;
	
	/**
	 * Film field in *Video → Default → Primary*
	 *
	 * - **Field Type**: Embed
	 * - **Placeholder**: Address at YouTube or Vimeo
	 * - **API ID Path**: video.default.primary.film
	 * - **Documentation**: https://prismic.io/docs/fields/embed
	 */
	film: prismic.EmbedField
	
	/**
	 * Picture shown before the film field in *Video → Default → Primary*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: video.default.primary.poster
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	poster: prismic.ImageField<never>;
	
	/**
	 * Caption field in *Video → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: What there is to see; leave empty for none
	 * - **API ID Path**: video.default.primary.caption
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	caption: prismic.KeyTextField;
	
	/**
	 * Length in seconds field in *Video → Default → Primary*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: For search engines, e.g. 72
	 * - **API ID Path**: video.default.primary.seconds
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	seconds: prismic.NumberField;
	
	/**
	 * Day of the upload field in *Video → Default → Primary*
	 *
	 * - **Field Type**: Date
	 * - **Placeholder**: For search engines
	 * - **API ID Path**: video.default.primary.uploaded_on
	 * - **Documentation**: https://prismic.io/docs/fields/date
	 */
	uploaded_on: prismic.DateField;
}

/**
 * Default variation for Video Slice
 *
 * - **API ID**: `default`
 * - **Description**: The film with a picture of yours on it; other sites learn of a visit when the film is started.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type VideoSliceDefault = prismic.SharedSliceVariation<"default", Simplify<VideoSliceDefaultPrimary>, never>;

/**
 * Slice variation for *Video*
 */
type VideoSliceVariation = VideoSliceDefault

/**
 * Video Shared Slice
 *
 * - **API ID**: `video`
 * - **Description**: A film that plays on the page once a traveller starts it.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type VideoSlice = prismic.SharedSlice<"video", VideoSliceVariation>;

declare module "@prismicio/client" {
	interface CreateClient {
		(repositoryNameOrEndpoint: string, options?: prismic.ClientConfig): prismic.Client<AllDocumentTypes>;
	}
	
	interface CreateWriteClient {
		(repositoryNameOrEndpoint: string, options: prismic.WriteClientConfig): prismic.WriteClient<AllDocumentTypes>;
	}
	
	interface CreateMigration {
		(): prismic.Migration<AllDocumentTypes>;
	}
	
	namespace Content {
		export type {
			CommonFooterDocument,
			CommonFooterDocumentData,
			CommonFooterDocumentDataColumnsLinksItem,
			CommonFooterDocumentDataColumnsItem,
			CommonHeaderDocument,
			CommonHeaderDocumentData,
			CommonHeaderDocumentDataNavItem,
			CommonHeaderDocumentDataCitiesItem,
			CommonHeaderDocumentDataCategoriesItem,
			CommonHeaderDocumentDataPopularItem,
			ContentPageDocument,
			ContentPageDocumentData,
			ContentPageDocumentDataFactsItem,
			ContentPageDocumentDataAccessItem,
			ContentPageDocumentDataFunFactsItem,
			ContentPageDocumentDataCrowdLevelsItem,
			ContentPageDocumentDataSeasonLevelsItem,
			ContentPageDocumentDataSourcesItem,
			ContentPageDocumentDataSlicesSlice,
			CookiePageDocument,
			CookiePageDocumentData,
			CookiePageDocumentDataSlicesSlice,
			ExperienceDocument,
			ExperienceDocumentData,
			ExperienceDocumentDataSlicesSlice,
			GlobalHomepageDocument,
			GlobalHomepageDocumentData,
			GlobalHomepageDocumentDataSlicesSlice,
			MicrositeDocument,
			MicrositeDocumentData,
			MicrositeDocumentDataSlicesSlice,
			NewsPageDocument,
			NewsPageDocumentData,
			NewsPageDocumentDataSlicesSlice,
			PlanPageDocument,
			PlanPageDocumentData,
			PlanPageDocumentDataSlicesSlice,
			RedirectDocument,
			RedirectDocumentData,
			ReviewsPageDocument,
			ReviewsPageDocumentData,
			ReviewsPageDocumentDataSlicesSlice,
			SavedPageDocument,
			SavedPageDocumentData,
			SavedPageDocumentDataSlicesSlice,
			SearchPageDocument,
			SearchPageDocumentData,
			SearchPageDocumentDataSlicesSlice,
			ShowpageDocument,
			ShowpageDocumentData,
			ShowpageDocumentDataSlicesSlice,
			VenuePageDocument,
			VenuePageDocumentData,
			VenuePageDocumentDataGettingHomeItem,
			VenuePageDocumentDataPlacesToEatItem,
			VenuePageDocumentDataAccessibilityItem,
			VenuePageDocumentDataSlicesSlice,
			AllDocumentTypes,
			AccordionSlice,
			AccordionSliceDefaultPrimaryItemsItem,
			AccordionSliceDefaultPrimary,
			AccordionSliceVariation,
			AccordionSliceDefault,
			AirportTransfersSlice,
			AirportTransfersSliceDefaultPrimary,
			AirportTransfersSliceVariation,
			AirportTransfersSliceDefault,
			BeyondCitySlice,
			BeyondCitySliceDefaultPrimary,
			BeyondCitySliceVariation,
			BeyondCitySliceDefault,
			BreadcrumbsSlice,
			BreadcrumbsSliceDefaultPrimary,
			BreadcrumbsSliceVariation,
			BreadcrumbsSliceDefault,
			CastListSlice,
			CastListSliceDefaultPrimaryPeopleItem,
			CastListSliceDefaultPrimary,
			CastListSliceVariation,
			CastListSliceDefault,
			CategoryPillsSlice,
			CategoryPillsSliceDefaultPrimaryItemsItem,
			CategoryPillsSliceDefaultPrimary,
			CategoryPillsSliceVariation,
			CategoryPillsSliceDefault,
			CityCardsSlice,
			CityCardsSliceDefaultPrimaryCitiesItem,
			CityCardsSliceDefaultPrimary,
			CityCardsSliceVariation,
			CityCardsSliceDefault,
			CityWeatherSlice,
			CityWeatherSliceDefaultPrimaryMonthsItem,
			CityWeatherSliceDefaultPrimary,
			CityWeatherSliceVariation,
			CityWeatherSliceDefault,
			CollectionCarouselSlice,
			CollectionCarouselSliceDefaultPrimary,
			CollectionCarouselSliceVariation,
			CollectionCarouselSliceDefault,
			CollectionRowSlice,
			CollectionRowSliceDefaultPrimaryLinksItem,
			CollectionRowSliceDefaultPrimary,
			CollectionRowSliceVariation,
			CollectionRowSliceDefault,
			ComparisonTableSlice,
			ComparisonTableSliceDefaultPrimary,
			ComparisonTableSliceVariation,
			ComparisonTableSliceDefault,
			DayTripsSlice,
			DayTripsSliceDefaultPrimary,
			DayTripsSliceVariation,
			DayTripsSliceDefault,
			FaqSlice,
			FaqSliceDefaultPrimaryItemsItem,
			FaqSliceDefaultPrimary,
			FaqSliceVariation,
			FaqSliceDefault,
			GallerySlice,
			GallerySliceDefaultPrimaryImagesItem,
			GallerySliceDefaultPrimary,
			GallerySliceVariation,
			GallerySliceDefault,
			GuideTeaserSlice,
			GuideTeaserSliceDefaultPrimary,
			GuideTeaserSliceVariation,
			GuideTeaserSliceDefault,
			HeroSlice,
			HeroSliceDefaultPrimaryChipsItem,
			HeroSliceDefaultPrimary,
			HeroSliceCompactPrimary,
			HeroSlicePostersPrimary,
			HeroSliceWidePrimaryChipsItem,
			HeroSliceWidePrimary,
			HeroSliceWallPrimaryPicturesItem,
			HeroSliceWallPrimary,
			HeroSliceHoursPrimaryChipsItem,
			HeroSliceHoursPrimary,
			HeroSliceVariation,
			HeroSliceDefault,
			HeroSliceCompact,
			HeroSlicePosters,
			HeroSliceWide,
			HeroSliceWall,
			HeroSliceHours,
			HohoRoutesSlice,
			HohoRoutesSliceDefaultPrimary,
			HohoRoutesSliceVariation,
			HohoRoutesSliceDefault,
			ImageTextSlice,
			ImageTextSliceDefaultPrimary,
			ImageTextSliceReversedPrimary,
			ImageTextSliceVariation,
			ImageTextSliceDefault,
			ImageTextSliceReversed,
			ItineraryDaySlice,
			ItineraryDaySliceDefaultPrimaryStopsItem,
			ItineraryDaySliceDefaultPrimary,
			ItineraryDaySliceVariation,
			ItineraryDaySliceDefault,
			ListingSlice,
			ListingSliceDefaultPrimary,
			ListingSliceVariation,
			ListingSliceDefault,
			NearbyCitiesSlice,
			NearbyCitiesSliceDefaultPrimary,
			NearbyCitiesSliceVariation,
			NearbyCitiesSliceDefault,
			NewsletterSlice,
			NewsletterSliceDefaultPrimary,
			NewsletterSliceVariation,
			NewsletterSliceDefault,
			NoticeSlice,
			NoticeSliceDefaultPrimary,
			NoticeSliceNotOfficialPrimary,
			NoticeSliceVariation,
			NoticeSliceDefault,
			NoticeSliceNotOfficial,
			OpeningHoursSlice,
			OpeningHoursSliceDefaultPrimaryRowsItem,
			OpeningHoursSliceDefaultPrimary,
			OpeningHoursSliceVariation,
			OpeningHoursSliceDefault,
			PhotoCreditsSlice,
			PhotoCreditsSliceDefaultPrimaryPhotosItem,
			PhotoCreditsSliceDefaultPrimary,
			PhotoCreditsSliceVariation,
			PhotoCreditsSliceDefault,
			PopularCategoriesSlice,
			PopularCategoriesSliceDefaultPrimary,
			PopularCategoriesSliceVariation,
			PopularCategoriesSliceDefault,
			PopupSlice,
			PopupSliceDefaultPrimary,
			PopupSliceVariation,
			PopupSliceDefault,
			ProductGridSlice,
			ProductGridSliceDefaultPrimary,
			ProductGridSliceRowPrimary,
			ProductGridSliceVariation,
			ProductGridSliceDefault,
			ProductGridSliceRow,
			ProductRowSlice,
			ProductRowSliceDefaultPrimary,
			ProductRowSliceVariation,
			ProductRowSliceDefault,
			PromoCodesSlice,
			PromoCodesSliceDefaultPrimaryCodesItem,
			PromoCodesSliceDefaultPrimary,
			PromoCodesSliceVariation,
			PromoCodesSliceDefault,
			PromotionalBannerSlice,
			PromotionalBannerSliceDefaultPrimary,
			PromotionalBannerSliceTextOnlyPrimary,
			PromotionalBannerSliceVariation,
			PromotionalBannerSliceDefault,
			PromotionalBannerSliceTextOnly,
			QuickFactsSlice,
			QuickFactsSliceDefaultPrimaryItemsItem,
			QuickFactsSliceDefaultPrimary,
			QuickFactsSliceVariation,
			QuickFactsSliceDefault,
			QuotesSlice,
			QuotesSliceDefaultPrimaryItemsItem,
			QuotesSliceDefaultPrimary,
			QuotesSliceVariation,
			QuotesSliceDefault,
			RankedProductsSlice,
			RankedProductsSliceDefaultPrimary,
			RankedProductsSliceGridPrimary,
			RankedProductsSliceVariation,
			RankedProductsSliceDefault,
			RankedProductsSliceGrid,
			SafetyBannerSlice,
			SafetyBannerSliceDefaultPrimaryMeasuresItem,
			SafetyBannerSliceDefaultPrimary,
			SafetyBannerSliceVariation,
			SafetyBannerSliceDefault,
			TabSlice,
			TabSliceDefaultPrimary,
			TabSliceVariation,
			TabSliceDefault,
			TableOfContentsSlice,
			TableOfContentsSliceDefaultPrimary,
			TableOfContentsSliceVariation,
			TableOfContentsSliceDefault,
			TabsEndSlice,
			TabsEndSliceVariation,
			TabsEndSliceDefault,
			TabsStartSlice,
			TabsStartSliceDefaultPrimary,
			TabsStartSliceVariation,
			TabsStartSliceDefault,
			TextBlockSlice,
			TextBlockSliceDefaultPrimary,
			TextBlockSliceVariation,
			TextBlockSliceDefault,
			TopAttractionsSlice,
			TopAttractionsSliceDefaultPrimary,
			TopAttractionsSliceVariation,
			TopAttractionsSliceDefault,
			TopReviewsSlice,
			TopReviewsSliceDefaultPrimary,
			TopReviewsSliceVariation,
			TopReviewsSliceDefault,
			TrustBarSlice,
			TrustBarSliceDefaultPrimaryItemsItem,
			TrustBarSliceDefaultPrimary,
			TrustBarSliceVariation,
			TrustBarSliceDefault,
			TrustBoostersSlice,
			TrustBoostersSliceDefaultPrimary,
			TrustBoostersSliceVariation,
			TrustBoostersSliceDefault,
			VideoSlice,
			VideoSliceDefaultPrimary,
			VideoSliceVariation,
			VideoSliceDefault
		}
	}
}