const usDollars = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD", maximumFractionDigits: 0 });

/** US dollars without decimals: '$7,500'. */
export function dollars(amount: number) {
  return usDollars.format(amount);
}
