/** A link to #question opens its answer, in browsers that don't do that themselves. */
export function openLinkedAnswer() {
  const open = () => {
    // Our own fragments need no decoding, and decoding one that somebody else wrote could throw.
    const details = document.getElementById(location.hash.slice(1))?.closest("details");
    if (details) {
      details.open = true;
      details.scrollIntoView();
    }
  };
  addEventListener("hashchange", open);
  open();
}
