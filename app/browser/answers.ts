/** A link to #question opens its answer, in browsers that do not do so themselves. */
export function openLinkedAnswer() {
  const open = () => {
    // Ours are plain words; decoding what somebody else wrote behind the # could fail.
    const details = document.getElementById(location.hash.slice(1))?.closest("details");
    if (details) {
      details.open = true;
      details.scrollIntoView();
    }
  };
  addEventListener("hashchange", open);
  open();
}
