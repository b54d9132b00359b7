/** For when rendering itself fails. Says so plainly and offers a way out. */
export function ErrorPage() {
  return (
    <section className="band-night band contour flex min-h-[70vh] items-center">
      <div className="wrap pt-bar">
        <h1 className="display text-h1">Something broke on our side</h1>
        <p className="measure text-fog mt-5 text-lg">It is not you. Please load the page again in a minute, or go back to the home page.</p>
        <a href="/" className="button button-action mt-8">
          Return to Home
        </a>
      </div>
    </section>
  );
}
