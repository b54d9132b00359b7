import type { Head } from "../head.ts";

export function HeadTags({ head, siteName, feedTitle }: { head: Head; siteName: string; feedTitle: string }) {
  return (
    <>
      <title>{head.title}</title>
      <meta name="description" content={head.description} />
      <meta name="keywords" content={head.keywords} />
      <link rel="canonical" href={head.canonical} />
      <link rel="alternate" type="text/markdown" href={head.markdown} />
      <meta name="robots" content={head.noindex ? "noindex" : "max-image-preview:large"} />
      {head.previous && <link rel="prev" href={head.previous} />}
      {head.next && <link rel="next" href={head.next} />}
      {head.feeds && <link rel="alternate" type="application/atom+xml" title={feedTitle} href="/feed.xml" />}
      {head.feeds && <link rel="alternate" type="application/feed+json" title={feedTitle} href="/feed.json" />}
      <meta property="og:type" content={head.type} />
      {head.article && (
        <>
          <meta property="article:published_time" content={head.article.publishedAt.toISOString()} />
          <meta property="article:modified_time" content={head.article.updatedAt.toISOString()} />
          <meta property="article:section" content={head.article.section} />
        </>
      )}
      <meta property="og:site_name" content={siteName} />
      <meta property="og:locale" content="en_US" />
      <meta property="og:title" content={head.title} />
      <meta property="og:description" content={head.description} />
      <meta property="og:url" content={head.canonical} />
      <meta property="og:image" content={head.picture} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={head.pictureText} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={head.title} />
      <meta name="twitter:description" content={head.description} />
      <meta name="twitter:image" content={head.picture} />
      <meta name="twitter:image:alt" content={head.pictureText} />
    </>
  );
}
