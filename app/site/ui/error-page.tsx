/** For when rendering itself fails. Says so plainly and offers a way out. */
export function ErrorPage({ words }: { words: { heading: string; text: string; link: string } }) {
  return (
    <section className="band-night band contour contour-around relative flex min-h-[70vh] items-center">
      <div className="wrap pt-bar">
        <h1 className="display text-h1">{words.heading}</h1>
        <p className="measure text-fog mt-5 text-lg">{words.text}</p>
        <a href="/" className="button button-action mt-8">
          {words.link}
        </a>
      </div>
    </section>
  );
}
