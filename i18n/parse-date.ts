const pattern = /^(?:(\d{4})-(\d{2})-(\d{2})|(\d{2})-(\d{2})-(\d{4}))$/;

/** The day that `YYYY-MM-DD` or `DD-MM-YYYY` names, at midnight UTC; undefined for any other text (specification §5). */
export function parseDate(text: string): Date | undefined {
  const found = pattern.exec(text);
  if (found === null) return undefined;
  const [, year, month, day, lastDay, lastMonth, lastYear] = found;
  const iso = year === undefined ? `${lastYear}-${lastMonth}-${lastDay}` : `${year}-${month}-${day}`;
  const date = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? date : undefined;
}
