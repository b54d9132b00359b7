/** Sets React off on a hydrated page once the page has been painted: until then its scripts would compete with what is to be seen. */
export function startReact() {
  const code = document.querySelector("script[data-start]")?.textContent;
  const preloads = document.querySelector<HTMLTemplateElement>("#preloads");
  if (!code || !preloads) return;
  const start = () => {
    document.head.append(preloads.content);
    const script = document.createElement("script");
    script.type = "module";
    script.textContent = code;
    document.body.append(script);
  };
  // A page in a background tab or one that is prepared ahead is not painted at all.
  if (document.hidden) start();
  else requestAnimationFrame(() => setTimeout(start));
}
