/** 'Sam Hill, Ridge Roofing'. A call that was agreed by phone may have only a name, which then stands for the company too. */
export function whoseCall({ contactName, companyName }: { contactName: string; companyName: string }) {
  return [...new Set([contactName, companyName])].join(", ");
}

/** Where a line has room for one name. */
export function whoseShort({ contactName, companyName }: { contactName: string; companyName: string }) {
  return companyName || contactName;
}
