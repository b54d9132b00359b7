/** US law wants a postal address in such an email, so without one none goes, and the form says nothing of them. */
export function followsUp({ followUp, postalAddress }: { followUp: boolean; postalAddress: string }) {
  return followUp && postalAddress !== "";
}
