/** What texting costs in our examples: the guide's month, the sample report's week and the phone agent's month. */
export const texting = { centsPerPart: 2, numberUsd: 2, registrationUsd: 10, partsPerMissedCall: 3.75 };

/** A month with so many parts of texts, number and registration included. */
export function textingUsd(parts: number) {
  return texting.numberUsd + texting.registrationUsd + (parts * texting.centsPerPart) / 100;
}
