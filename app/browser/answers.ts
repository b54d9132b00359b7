/** A link to #question opens its answer, in browsers that do not do so themselves. */
export function openLinkedAnswer() {
  const open = () => {
    const details = document.getElementById(decodeURIComponent(location.hash.slice(1)))?.closest("details");
    if (details) {
      details.open = true;
      details.scrollIntoView();
    }
  };
  addEventListener("hashchange", open);
  open();
}
