/** 'Electricians' in the middle of a sentence. 'HVAC contractors' keeps its capitals. */
export function inSentence(name: string) {
  return /^[A-Z][a-z]/.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
}
