/** The most travellers of one booking, where the provider does not say. */
export const maxTravelers = 12;
