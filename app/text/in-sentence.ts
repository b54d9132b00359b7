/** 'Electricians' in the middle of a sentence. 'HVAC contractors' keeps its capitals. */
export function inSentence(name: string) {
  return /^[A-Z][a-z]/.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
}

/** The other way around, for where a word begins a sentence or a name. */
export function capitalized(name: string) {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
