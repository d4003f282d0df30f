/** A variant as the provider sends it, for tests. */
export const variantExample = {
  id: 38164,
  name: "General Admission: Timed Entry",
  description: "Entry at the time you choose",
  duration: 60_000,
  inventoryType: "FIXED_START_FLEXIBLE_DURATION",
  pax: { min: 1, max: 10 },
  cashback: { value: 0, type: "ABSOLUTE" },
  ticketDeliveryInfoHtml: null,
  inputFields: [],
  cancellationPolicy: { cancellable: true, cancellableUpTo: 1440 },
  reschedulePolicy: { reschedulable: false, reschedulableUpTo: null },
  tags: [],
  openDated: false,
  tours: [{ id: 52850, vendorId: 77 }],
};
