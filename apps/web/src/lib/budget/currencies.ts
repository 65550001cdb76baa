/** Currencies that are offered; one that is stored is offered as well. */
const currencies = "EUR USD GBP CHF DKK NOK SEK PLN CZK AUD CAD INR JPY CNY KRW BRL MXN ZAR AED ILS TRY".split(" ");

/** No currency: a choice needs a value that is a text. */
export const noCurrency = "none";

/** Choices of a field for a currency, "None" first. */
export function currencyOptions(current: string | null): { value: string; label: string }[] {
  const known = current === null || currencies.includes(current) ? currencies : [current, ...currencies];
  return [{ value: noCurrency, label: "None" }, ...known.map((code) => ({ value: code, label: code }))];
}
